/** The notice shown to the person before the next try. Each has its own surface. */
export type Notice =
  /** The card was declined: the card modal, and the provider's message in red under the form for 5 s. */
  | { readonly kind: 'card'; readonly message: string }
  /** It was declined, and the modal was shown before: a small note in the panel. */
  | { readonly kind: 'declined'; readonly message: string }
  /** The payment failed without a reason: the Payment Error panel. */
  | { readonly kind: 'payment' }
  /** 3-D Secure failed or was closed. */
  | { readonly kind: 'challenge' }
  /** The order was not created: BOOKING FAILED. `isStale`: because the credit line on the page is out of date. */
  | { readonly kind: 'order'; readonly detail: string | null; readonly isStale?: true }
  /** No answer, however often asked: the result of the order is not known. Sent again it returns the same booking. */
  | { readonly kind: 'unanswered' }
  /** The total, or the card's part of it, has changed: nothing was charged, consent is asked again. */
  | { readonly kind: 'price'; readonly was: number; readonly is: number | null; readonly of: 'total' | 'card' }
  /** The page is out of date: the hold has expired, or the booking was made elsewhere. It is reloaded. */
  | { readonly kind: 'stale' }
  /** It begins too soon to be booked. `earliest` is the first possible day. */
  | { readonly kind: 'too_soon'; readonly earliest: string | null }
  /** The lead person has booked the same place for one of these days already. */
  | { readonly kind: 'duplicate' }
  /** What is said of a traveller was refused: it is shown at its fields. */
  | { readonly kind: 'guests'; readonly errors: readonly { readonly path: string; readonly message: string }[] }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'demo' }

/** The state of a payment. One of these at a time; the screen is rendered from it alone. */
export type Attempt =
  | { readonly step: 'choosing'; readonly bookingId: string | null; readonly notice: Notice | null }
  | { readonly step: 'booking' }
  | { readonly step: 'paying'; readonly bookingId: string }
  /** A page of the bank's, or the gateway's own payment page, is shown over ours. */
  | { readonly step: 'challenged'; readonly bookingId: string; readonly url: string; readonly page: 'bank' | 'hosted' }
  /** The browser goes to the gateway's own payment page, and comes back to this checkout. */
  | { readonly step: 'leaving'; readonly bookingId: string; readonly url: string }
  | { readonly step: 'closing'; readonly bookingId: string }
  /** Paid as far as the browser knows; the server confirms it. */
  | { readonly step: 'settling'; readonly bookingId: string }
  /** Paid as far as the browser knows; this page is loaded again and resumes the booking in its state then (B4.7). */
  | { readonly step: 'reloading'; readonly bookingId: string }
  /** Polling ended without an answer: still being confirmed, the live channel stays open. */
  | { readonly step: 'pending'; readonly bookingId: string }
  | { readonly step: 'confirmed'; readonly bookingId: string }
  /** Paid but not confirmed: the payment is refunded. */
  | { readonly step: 'failed'; readonly bookingId: string; readonly message: string }

export type PaymentEvent =
  | { readonly type: 'complete_clicked' }
  | { readonly type: 'booked'; readonly bookingId: string }
  | { readonly type: 'nothing_due'; readonly bookingId: string }
  | { readonly type: 'refused'; readonly notice: Notice | null }
  | { readonly type: 'challenge'; readonly bookingId: string; readonly url: string }
  /** It is paid on the gateway's own page: over ours where `isPopup`, else in its place. */
  | { readonly type: 'hosted'; readonly url: string; readonly isPopup: boolean }
  | { readonly type: 'challenge_left' }
  /** `forced`: the page is reloaded. */
  | { readonly type: 'paid'; readonly forced?: boolean }
  | { readonly type: 'retry'; readonly notice: Notice | null }
  /** The server returned the booking's status. */
  | { readonly type: 'found'; readonly attempt: Attempt }
  /** The live channel sent the booking's status. */
  | { readonly type: 'status'; readonly status: string; readonly message: string }
  /** What pays the unpaid booking was changed, so its checkout is open again: the next click books again. */
  | { readonly type: 'reopened' }
  | { readonly type: 'polling_ended' }
  | { readonly type: 'dismissed' }

/** Sends an event to the state machine. */
export type Send = (event: PaymentEvent) => void

export const CHOOSING: Attempt = { step: 'choosing', bookingId: null, notice: null }

/** True while nothing may be changed on the page. */
export const isBusy = (attempt: Attempt): boolean => attempt.step !== 'choosing'

/** The booking that exists by now, if any: the guest's name can no longer be changed. */
export const bookingOf = (attempt: Attempt): string | null => ('bookingId' in attempt ? attempt.bookingId : null)
