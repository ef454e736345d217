import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentId } from '../modules/payments/index.ts'

/** The secret of one payment, shared with the one browser that pays it. Derived, so that it is stored nowhere. */
export interface ClientSecrets {
  of(id: PaymentId): string
  fits(id: PaymentId, secret: string): boolean
  /** The address of the hosted page that pays it. */
  hostedUrlOf(id: PaymentId): string
}

export function createClientSecrets(key: Buffer, hosted: { urlOf(id: PaymentId): string }): ClientSecrets {
  const of = (id: PaymentId): string => `${id}_secret_${createHmac('sha256', key).update(id).digest('base64url').slice(0, 32)}`
  return {
    of,
    hostedUrlOf: (id) => hosted.urlOf(id),
    fits(id, secret) {
      const wanted = Buffer.from(of(id))
      const given = Buffer.from(secret)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
