import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { invariant } from '@sojourn/kernel'

/** Seals card numbers, each to its own place: a sealed number copied to another row does not open. */
export interface Seal extends TextSeal {
  /** Equal for the same card of the same merchant, without revealing its number. */
  fingerprint(merchantId: string, number: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals texts, each to its own place. */
export interface TextSeal {
  close(text: string, place: string): string
  /** Throws where the text was sealed to another place, or with another key. */
  open(sealed: string, place: string): string
}

/** AES-256-GCM with a nonce of its own for every text. */
export const createTextSeal = (key: Buffer): TextSeal => ({
  close(text, place) {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
  },
  open(sealed, place) {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
  },
})

/** `vaultKey`: any secret of 32 characters or more; the keys in use are derived from it. */
export function createSeal(vaultKey: string): Seal {
  const marking = deriveKey(vaultKey, 'card fingerprints')
  return {
    ...createTextSeal(deriveKey(vaultKey, 'card numbers')),
    fingerprint: (merchantId, number) => createHmac('sha256', marking).update(`${merchantId}:${number}`).digest('base64url').slice(0, 16),
  }
}

/** One secret in the environment, a key of its own for each use. */
export function deriveKey(secret: string, use: string): Buffer {
  invariant(secret.length >= 32, 'the vault key has 32 characters or more')
  return Buffer.from(hkdfSync('sha256', secret, 'sojourn-gateway', use, 32))
}
