import type { OrgId } from '@sojourn/kernel'
import type { Address } from './method.ts'

export interface Shipping {
  readonly name: string
  readonly phone: string | null
  readonly address: Address
}

export interface Customer {
  readonly id: string
  readonly merchantId: OrgId
  readonly email: string | null
  readonly name: string | null
  readonly description: string | null
  readonly phone: string | null
  readonly address: Address | null
  readonly shipping: Shipping | null
  readonly preferredLocales: readonly string[]
  readonly metadata: Readonly<Record<string, string>>
  /** The card that pays where nothing else is said. */
  readonly defaultMethodId: string | null
  readonly createdAtMs: number
  readonly deletedAtMs: number | null
}

/** What a merchant may say of a customer. */
export type CustomerFacts = Pick<Customer, 'email' | 'name' | 'description' | 'phone' | 'address' | 'shipping' | 'preferredLocales' | 'metadata'>

export const NOBODY: CustomerFacts = {
  email: null,
  name: null,
  description: null,
  phone: null,
  address: null,
  shipping: null,
  preferredLocales: [],
  metadata: {},
}
