import type { OrgId } from '@sojourn/kernel'

export interface Address {
  readonly city: string | null
  readonly country: string | null
  readonly line1: string | null
  readonly line2: string | null
  readonly postal_code: string | null
  readonly state: string | null
}

/** What is stored about a card's holder. */
export interface Billing {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: Address | null
}

export type Funding = 'credit' | 'debit' | 'prepaid' | 'unknown'

/** A card on file. Its number is sealed elsewhere. */
export interface Method {
  readonly id: string
  readonly merchantId: OrgId
  readonly customerId: string | null
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly fingerprint: string
  readonly funding: Funding
  readonly country: string | null
  readonly billing: Billing
  readonly metadata: Readonly<Record<string, string>>
  /** A code was typed with it. Which one is never written. */
  readonly coded: boolean
  readonly sealed: string | null
  /** The provider stores the card itself, under this token. */
  readonly providerToken: string | null
  /** Passed 3-D Secure when it was saved. */
  readonly authenticated: boolean
  readonly createdAtMs: number
  /** When it paid while it had no customer. */
  readonly usedAtMs: number | null
  readonly detachedAtMs: number | null
  /** The same card, saved again by its customer while that still took the older one away: it pays wherever this one is named. Null for all others. */
  readonly replacedBy: string | null
}

export const isSavedFor = (method: Method, customerId: string | null): boolean =>
  customerId !== null && method.customerId === customerId && method.detachedAtMs === null

/** Can still be charged: its number, or its provider's name for it, is at hand. */
export const isWhole = (method: Method): boolean => method.sealed !== null || method.providerToken !== null

/** Paid with once, or taken from its customer: such a card cannot be used again. */
export const isSpent = (method: Method): boolean =>
  method.detachedAtMs !== null || (method.customerId === null && (method.usedAtMs !== null || !isWhole(method)))

/** The name a person gave a card of theirs, among its metadata. */
export const NICK_NAME = 'nick_name'

/** Among the metadata of a card whose number was saved again: the id of the newer card. */
export const REPLACED_BY = 'replaced_by'
