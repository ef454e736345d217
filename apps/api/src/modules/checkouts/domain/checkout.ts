import {
  type BookingId,
  type BrowserId,
  type CheckoutId,
  DEFAULT_PAYMENTS,
  type Money,
  type OrgId,
  type PaymentSettings,
  type ProductCode,
  type UserId,
} from '@sojourn/kernel'
import type { ChangeOf, Quote } from '../../../sale/quote.ts'
import type { OfferSnapshot } from '../../../sale/snapshot.ts'

/** open → booked, expired or released; nothing leaves the last two, and a booked one is open again once its booking was withdrawn before it was paid. */
export type CheckoutState = 'open' | 'booked' | 'expired' | 'released'

/** How an offer is to be paid, decided when it was held: what was shown then holds until it is booked. */
export interface PaymentTerms extends PaymentSettings {
  /** Whether it is paid with the booking or at the place of the service. */
  readonly mode: 'prepaid' | 'postpaid'
  /** The traveller was shown a price that differed from the one they had seen. */
  readonly isPriceChange: boolean
}

/** One offer of a checkout, as it was shown when it was held. */
export interface CheckoutItem extends OfferSnapshot {
  /** What was asked, so that it can be priced again. */
  readonly ask: unknown
  /** Our share of what is paid now. Never shown. */
  readonly revenue: Money
}

/** What is held for a browser or a person until `expiresAtMs`. */
export interface Checkout {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly browserId: BrowserId
  readonly userId: UserId | null
  /** What it is sold as: the product of its one item, or of the package. */
  readonly product: ProductCode
  /** What it holds, one offer each. */
  readonly items: readonly CheckoutItem[]
  /** The price of all items together. */
  readonly quote: Quote
  /** Null in those held before terms were stored. */
  readonly terms: PaymentTerms | null
  /** Our share of what is paid now. Never shown. */
  readonly revenue: Money
  readonly expiresAtMs: number
  /** How often its hold may still be renewed. */
  readonly renewalsLeft: number
  readonly state: CheckoutState
  /** The item of a booking whose place it takes; absent where it is a booking anew. */
  readonly changes?: ChangeOf<BookingId> | undefined
  readonly bookingId: BookingId | null
}

/** Who may see a checkout. */
export interface Holder {
  readonly userId: UserId | null
  readonly browserId: BrowserId | null
}

/** A person's checkout is that person's alone; a guest's is the browser's. */
export const isHeldBy = (checkout: Pick<Checkout, 'userId' | 'browserId'>, holder: Holder): boolean =>
  checkout.userId === null ? checkout.browserId === holder.browserId : checkout.userId === holder.userId

/** Open by the clock too: the sweep may be a moment late. */
export const isLive = (checkout: Checkout, nowMs: number): boolean => checkout.state === 'open' && checkout.expiresAtMs > nowMs

export const termsOf = ({ terms, quote }: Pick<Checkout, 'terms' | 'quote'>): PaymentTerms => ({
  ...DEFAULT_PAYMENTS,
  mode: quote.payNow.minor > 0 ? 'prepaid' : 'postpaid',
  isPriceChange: false,
  ...terms,
})
