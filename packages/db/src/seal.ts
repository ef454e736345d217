import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { invariant, type Seal } from '@sojourn/kernel'

const NONCE = 12
const TAG = 16

/** Seals by AES-256-GCM, under a key of the server's secret that is made for one purpose alone. */
export function createSeal(serverSecret: string, purpose: string): Seal {
  // Made when it is needed: most processes never open anything.
  let made: Buffer | undefined
  const key = (): Buffer => {
    made ??= Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32))
    return made
  }
  return {
    close(boundTo, plain) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(boundTo))
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url')
    },
    open(boundTo, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      invariant(bytes.length > NONCE + TAG, 'what is sealed has a nonce and a tag')
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, NONCE)).setAAD(Buffer.from(boundTo))
      decipher.setAuthTag(bytes.subarray(-TAG))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()])
    },
  }
}
