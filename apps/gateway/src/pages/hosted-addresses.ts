import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentId } from '../modules/payments/index.ts'

/** Addresses of the hosted payment page. Each names its payment and proves, by a code derived from it, that it was given by us. */
export interface HostedAddresses {
  urlOf(id: PaymentId): string
  /** The payment an address names; null where it is not one of ours. */
  read(address: string): PaymentId | null
}

const CODE_LENGTH = 32

export function createHostedAddresses(key: Buffer, publicUrl: string): HostedAddresses {
  const codeOf = (id: string): string => createHmac('sha256', key).update(id).digest('base64url').slice(0, CODE_LENGTH)
  return {
    urlOf: (id) => `${publicUrl}/pay/${id}.${codeOf(id)}`,
    read(address) {
      const at = address.lastIndexOf('.')
      const id = address.slice(0, Math.max(0, at))
      const wanted = Buffer.from(codeOf(id))
      const given = Buffer.from(address.slice(at + 1))
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? (id as PaymentId) : null
    },
  }
}
