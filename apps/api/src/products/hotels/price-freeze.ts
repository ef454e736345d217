import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Clock } from '@sojourn/kernel'
import { type FreezeScope, scopeText } from './domain/frozen-price.ts'
import type { QuoteTerms } from './domain/quote.ts'

const FREEZE_MS = 15 * 60_000
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Prices that are valid for a while without being stored: the terms they were made by, sealed with AES-256-GCM and handed to the browser.
 * What they are good for is not in the seal but bound to it, so one for another stay does not open.
 */
export interface PriceFreeze {
  seal(scope: FreezeScope, terms: QuoteTerms): { readonly token: string; readonly expiresAtMs: number }
  /** Null where it is forged, past its time or of another scope: all three look alike. */
  open(scope: FreezeScope, token: string): QuoteTerms | null
}

/** `secret` is the server's own and the same on every node. */
export function createPriceFreeze(secret: string, clock: Clock): PriceFreeze {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sojourn price freeze 1', 32))
  return {
    seal(scope, terms) {
      const expiresAtMs = clock.nowMs() + FREEZE_MS
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(scopeText(scope)))
      const sealed = [nonce, cipher.update(JSON.stringify({ terms, expiresAtMs }), 'utf8'), cipher.final(), cipher.getAuthTag()]
      return { token: Buffer.concat(sealed).toString('base64url'), expiresAtMs }
    },
    open(scope, token) {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(scopeText(scope)))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        const { terms, expiresAtMs } = JSON.parse(text) as { terms: QuoteTerms; expiresAtMs: number }
        return expiresAtMs > clock.nowMs() ? terms : null
      } catch {
        return null
      }
    },
  }
}
