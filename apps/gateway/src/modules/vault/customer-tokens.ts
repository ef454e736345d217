import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrgId } from '@sojourn/kernel'
import type { Customer } from './domain/customer.ts'

const MINUTES_30 = 30 * 60_000

/** Lets a browser change the cards of one customer for half an hour. Not stored: it is signed, and becomes invalid with the customer's e-mail. */
export interface CustomerTokens {
  issue(customer: Customer, nowMs: number): { token: string; expiresAtMs: number }
  /** Whose token it claims to be; null where it is none, or too old. Believed only once it `fits` that customer. */
  read(token: string, nowMs: number): { customerId: string } | null
  fits(token: string, customer: Customer): boolean
}

const FORM = /^ct_(cus_[0-9a-z]+)\.(\d{1,15})\.([\w-]{43})$/

export const sameEmail = (one: string | null, other: string | null): boolean => one !== null && one.trim().toLowerCase() === other?.trim().toLowerCase()

export function createCustomerTokens(key: Buffer): CustomerTokens {
  const mac = (merchantId: OrgId, { id, email }: Pick<Customer, 'id' | 'email'>, expiresAtMs: number): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([merchantId, id, email?.trim().toLowerCase() ?? null, expiresAtMs]))
      .digest('base64url')
  return {
    issue(customer, nowMs) {
      const expiresAtMs = nowMs + MINUTES_30
      return { token: `ct_${customer.id}.${expiresAtMs}.${mac(customer.merchantId, customer, expiresAtMs)}`, expiresAtMs }
    },
    read(token, nowMs) {
      const [, customerId, expires] = FORM.exec(token) ?? []
      return customerId && Number(expires) > nowMs ? { customerId } : null
    },
    fits(token, customer) {
      const [, customerId, expires, given] = FORM.exec(token) ?? []
      if (!given || customerId !== customer.id) return false
      return timingSafeEqual(Buffer.from(mac(customer.merchantId, customer, Number(expires))), Buffer.from(given))
    },
  }
}
