import type { Money, ProductCode } from '@sojourn/kernel'

/** The life of a booking. */
export type BookingStatus = 'draft' | 'pending_payment' | 'confirming' | 'confirmed' | 'failed' | 'expired' | 'cancelled'

/** Every change a booking may make; whatever is not here cannot happen. */
export const TRANSITIONS: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  draft: ['pending_payment', 'confirming'],
  pending_payment: ['confirming', 'failed', 'expired'],
  confirming: ['confirmed', 'failed'],
  confirmed: ['cancelled'],
  failed: [],
  expired: [],
  cancelled: [],
}

export const mayBecome = (from: BookingStatus, to: BookingStatus): boolean => TRANSITIONS[from].includes(to)

/** Why a booking failed, in a code we keep. */
export type FailureCode = 'sold_out' | 'order_not_created' | 'payment_conflict'

const FAILURES: Readonly<Record<FailureCode, string>> = {
  sold_out: "It looks like your booking didn't go through: the room was sold before it could be confirmed.",
  order_not_created: 'Error creating booking order. Nothing was charged. Please try again.',
  payment_conflict: "It looks like your booking didn't go through: the payment differed from the price. Our staff is looking into it and will write to you.",
}

const MESSAGES: Readonly<Record<BookingStatus, string>> = {
  draft: 'Your booking is being prepared.',
  pending_payment: 'Your room is held. We are waiting for your payment.',
  confirming: 'Your payment is in. We are confirming your room.',
  confirmed: 'Your booking is confirmed.',
  failed: "It looks like your booking didn't go through.",
  expired: 'Time ran out before the payment was made. Nothing was charged and the room is free again.',
  cancelled: 'Your booking is cancelled.',
}

export const isFailureCode = (code: string | null): code is FailureCode => code !== null && code in FAILURES
/** Of wallet value, which has no room. */
const WALLET_MESSAGES: Readonly<Record<BookingStatus, string>> = {
  ...MESSAGES,
  draft: 'Your top-up is being prepared.',
  pending_payment: 'We are waiting for your payment.',
  confirming: 'Your payment is in. We are confirming your top-up.',
  confirmed: 'Your top-up is confirmed.',
  failed: "It looks like your top-up didn't go through.",
  expired: 'Time ran out before the payment was made. Nothing was charged.',
}
export const failureText = (code: string): string => (isFailureCode(code) ? FAILURES[code] : MESSAGES.failed)

const WAITS_FOR_CARD = 'Your room is held. We are waiting for the card that guarantees it; nothing is charged to it now.'

/** What a person is told. A booking that waits although no card is to be charged waits for the card that guarantees it. */
export function messageOf(of: {
  readonly status: BookingStatus
  readonly failure: string | null
  readonly card: Money
  readonly product: ProductCode
}): string {
  const { status, failure, card, product } = of
  if (status === 'failed' && failure) return failureText(failure)
  if (product === 'WLT') return WALLET_MESSAGES[status]
  return status === 'pending_payment' && card.minor === 0 ? WAITS_FOR_CARD : MESSAGES[status]
}
