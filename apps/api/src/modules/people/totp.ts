import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes of authenticator apps: RFC 6238 with what those apps take for granted, SHA-1, six digits, thirty seconds. */
const STEP_MS = 30_000
const DIGITS = 6
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newTotpSecret = (random: (bytes: number) => Uint8Array = (bytes) => crypto.getRandomValues(new Uint8Array(bytes))): Buffer =>
  Buffer.from(random(SECRET_BYTES))

export const totpStep = (nowMs: number): number => Math.floor(nowMs / STEP_MS)

/** The code of one step. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.at(-1)! & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Which step a code is of: now, the one before or the one after, since clocks differ. None that was used before; null where it is of none. */
export function matchTotp(secret: Buffer, code: string, nowMs: number, lastStep: number): number | null {
  const now = totpStep(nowMs)
  return [now - 1, now, now + 1].find((step) => step > lastStep && isSame(totpCode(secret, step), code)) ?? null
}

/** By bytes: a text of as many letters may have more of them. */
function isSame(expected: string, typed: string): boolean {
  const [own, given] = [Buffer.from(expected), Buffer.from(typed)]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** RFC 4648 without padding, as people type it into an app. */
export function base32(bytes: Buffer): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      text += ALPHABET[(value >>> (bits - 5)) & 31]
      bits -= 5
    }
    value &= 255
  }
  return bits > 0 ? text + ALPHABET[(value << (5 - bits)) & 31] : text
}

/** What an authenticator app opens. */
export const totpUri = (secret: Buffer, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
