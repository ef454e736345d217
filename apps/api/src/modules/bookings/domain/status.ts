/** The life of a booking. */
export type BookingStatus = 'draft' | 'pending_payment' | 'confirming' | 'confirmed' | 'failed' | 'expired' | 'cancelled'

/** Every change a booking may make; whatever is not here cannot happen. */
export const TRANSITIONS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  draft: ['pending_payment', 'confirming'],
  pending_payment: ['confirming', 'failed', 'expired', 'cancelled'],
  confirming: ['confirmed', 'failed'],
  confirmed: ['cancelled'],
  failed: [],
  expired: [],
  cancelled: [],
}

export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean => TRANSITIONS[from].includes(to)

/** Why a booking failed, in a code we keep. */
export type FailureCode = 'sold_out' | 'order_not_created' | 'payment_conflict' | 'not_confirmed' | 'price_changed' | 'trial_used'

/**
 * Why a booking was cancelled before it was paid: its traveller gave it up, or its checkout was opened again so that it can be paid in another way.
 */
export type WithdrawalCode = 'given_up' | 'reopened'

/** Of a confirmed booking whose last item its provider cancelled. */
export type ProviderCode = 'provider_cancelled'

/** Of a confirmed booking for whose last item nobody came. */
export type NoShowCode = 'no_show'

/** Of a confirmed booking that we cancelled: what was left of its price was not paid by its last day. */
export type ShopCode = 'unpaid'

/** The state of one item of a booking at its supplier. `unknown`: the supplier has not answered for longer than the product allows, and a person must look. */
export type ItemState = 'held' | 'confirming' | 'confirmed' | 'cancelling' | 'cancelled' | 'failed' | 'unknown'
