import {
  type BookingId,
  type BrowserId,
  type CheckoutId,
  HOUSE_PAYMENTS,
  type Money,
  type OrgId,
  type PaymentSettings,
  type ProductCode,
  type UserId,
} from '@sojourn/kernel'
import type { Quote } from './quote.ts'

/** open → booked, expired or released; nothing leaves the last three. */
export type CheckoutState = 'open' | 'booked' | 'expired' | 'released'

/** How an offer is to be paid, decided when it was held: what was shown then holds until it is booked. */
export interface PaymentTerms extends PaymentSettings {
  /** Whether the rate is paid with the booking or at the property. */
  readonly mode: 'prepaid' | 'postpaid'
  /** The traveller was told a price that differed from the one they had seen. */
  readonly isPriceChange: boolean
}

/** An offer held for a browser or a person until `expiresAtMs`. */
export interface Checkout {
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly browserId: BrowserId
  readonly userId: UserId | null
  readonly product: ProductCode
  /** For a person to read, as it goes on the wire. */
  readonly offer: unknown
  readonly quote: Quote
  /** What was asked, so that it can be priced again. */
  readonly ask: unknown
  readonly holdId: string
  /** Null of those held before terms were kept. */
  readonly terms: PaymentTerms | null
  /** Our share of what is paid now. Never shown. */
  readonly revenue: Money
  readonly expiresAtMs: number
  readonly renewed: boolean
  readonly state: CheckoutState
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

export const termsOf = ({ terms, quote }: Pick<Checkout, 'terms' | 'quote'>): PaymentTerms =>
  terms ?? { ...HOUSE_PAYMENTS, mode: quote.payNow.minor > 0 ? 'prepaid' : 'postpaid', isPriceChange: false }
