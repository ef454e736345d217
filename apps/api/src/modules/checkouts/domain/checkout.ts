import type { BookingId, BrowserId, CheckoutId, Money, OrgId, ProductCode, UserId } from '@sojourn/kernel'
import type { Quote } from './quote.ts'

/** open → booked, expired or released; nothing leaves the last three. */
export type CheckoutState = 'open' | 'booked' | 'expired' | 'released'

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
