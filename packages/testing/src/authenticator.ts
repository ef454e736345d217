import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows at an instant for a key as it was typed in (RFC 6238: SHA-1, six digits, thirty seconds). */
export function authenticatorCode(key: string, nowMs: number): string {
  const bits = [...key].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(Math.floor(nowMs / 30_000), 4)
  const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
  const at = (mac[19] ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
