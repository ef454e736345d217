import { add, type BookingId, type CheckoutId, type Money, type OrgId, type ProductCode, type UserId } from '@sojourn/kernel'
import type { Description } from '../../../sale/description.ts'
import type { HowPaid, Line, PaidPart } from '../../../sale/price-lines.ts'
import type { ChangeOf, Quote } from '../../../sale/quote.ts'
import type { OfferSnapshot } from '../../../sale/snapshot.ts'
import type { BookingStatus } from './status.ts'

export interface Guest {
  readonly first_name: string
  readonly last_name: string
}

/** One thing that was booked, as it was shown when it was booked. Items count from 1. */
export interface BookingItem extends OfferSnapshot {
  readonly itemNo: number
  readonly description: Description
}

/** The item whose place a booking takes, and which item of the booking that its traveller knows that is: the first of them all, which `rootId` names. */
export interface BookingChangeOf extends ChangeOf<BookingId> {
  readonly rootId: BookingId
  readonly rootItemNo: number
}

export interface Booking {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly userId: UserId
  readonly checkoutId: CheckoutId
  readonly product: ProductCode
  readonly status: BookingStatus
  /** Shown once there is something to refer to: see `referenceShown`. */
  readonly reference: string
  readonly items: readonly BookingItem[]
  /** What was consented to: the price of its items, and the ways by which it was paid. Made of both, in the reader's language; of rows without `how` as they were stored. */
  readonly lines: readonly Line[]
  readonly paidBy: readonly PaidPart[]
  /** What of its price was paid with it, by whatever means, and whether a card was saved. Absent in older rows. */
  readonly how?: HowPaid | undefined
  /** The price of all items together. */
  readonly quote: Quote
  readonly guests: readonly Guest[]
  readonly contact: { readonly email: string; readonly phone: string }
  /** The language its traveller is written to, and that `description` of its items is in: the one they prefer, else the one they booked in. */
  readonly language: string
  /** Where the traveller saw us: links in mails begin with it. */
  readonly origin: string
  readonly total: Money
  /** All that is paid with the booking, by whatever means. */
  readonly payNow: Money
  /** The part of it that a card pays. */
  readonly card: Money
  /** Our share of what is paid now. Never shown. */
  readonly revenue: Money
  /** Taxes in what is paid now. */
  readonly taxNow: Money
  /** Until when what is held waits for the payment. */
  readonly expiresAtMs: number
  /** A `FailureCode`; of one that was cancelled before it was paid a `WithdrawalCode`, of one that its provider cancelled a `ProviderCode`, of one that we did a `ShopCode`. */
  readonly failure: string | null
  /** The cancellation fee in what was paid with it, once there was a cancellation. */
  readonly retained: Money | null
  readonly createdAtMs: number
  /** Of a change of another booking; absent of what was booked anew. */
  readonly changes?: BookingChangeOf | undefined
  /** Of one with the newest versions of its items. */
  readonly changed?: { readonly times: number; readonly lastMs: number }
  /** Null of one that was not confirmed, or was before this was recorded. */
  readonly confirmedAtMs: number | null
}

/** A person is given the reference with the confirmation: before, it could be taken for a booking. */
export const referenceShown = (booking: Pick<Booking, 'status' | 'reference' | 'retained'>): string | null => (wasConfirmed(booking) ? booking.reference : null)

/** Confirmed once, though it may have been cancelled since. One that was abandoned before it was paid was not. */
export const wasConfirmed = ({ status, retained }: Pick<Booking, 'status' | 'retained'>): boolean =>
  status === 'confirmed' || (status === 'cancelled' && retained !== null)

/** All that pays the items of a booking: with it and, of a change, before it. */
export const paysAll = ({ payNow, changes }: Pick<Booking, 'payNow' | 'changes'>): Money => (changes ? add(payNow, changes.carried) : payNow)

/** The part of the money paid with a booking that belongs to one item. */
export const paidFor = ({ items, payNow }: Pick<Booking, 'items' | 'payNow'>, item: BookingItem): Money => (items.length === 1 ? payNow : item.quote.payNow)
