import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { invariant } from '@sojourn/kernel'

const NONCE = 12
const TAG = 16

const keyOf = (serverSecret: string): Buffer => Buffer.from(hkdfSync('sha256', serverSecret, '', 'second factor', 32))

/** Sealed by AES-256-GCM under a key of the server's own secret, bound to the person: a row copied to another account opens nothing. */
export function seal(serverSecret: string, userId: string, plain: Buffer): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), nonce).setAAD(Buffer.from(userId))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Throws where it was not sealed here for this person. */
export function unseal(serverSecret: string, userId: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  invariant(bytes.length > NONCE + TAG, 'a sealed secret has a nonce and a tag')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), bytes.subarray(0, NONCE)).setAAD(Buffer.from(userId))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()])
}
