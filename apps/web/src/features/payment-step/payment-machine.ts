/** What is told to the person before the next try. Each has its own surface. */
export type Notice =
  /** The card was declined: the card modal, and the provider's words in red under the form for 5 s. */
  | { readonly kind: 'card'; readonly message: string }
  /** The payment failed and nobody said why: the Payment Error panel. */
  | { readonly kind: 'payment' }
  /** 3-D Secure failed or was closed. */
  | { readonly kind: 'challenge' }
  /** The order was not created: BOOKING FAILED. */
  | { readonly kind: 'order'; readonly detail: string | null }
  /** The total is another one now: nothing was charged, consent is asked again. */
  | { readonly kind: 'price'; readonly was: number; readonly is: number | null }
  /** The page shows what is no longer true: the hold is over, or the booking was made elsewhere. It is loaded again. */
  | { readonly kind: 'stale' }
  /** The stay begins sooner than can be booked. `earliest` is the first day that can. */
  | { readonly kind: 'too_soon'; readonly earliest: string | null }
  /** The lead guest is booked into this house on one of these nights already. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'demo' }

/** Where a payment stands. One of these at a time; the screen is drawn from it alone. */
export type Attempt =
  | { readonly step: 'choosing'; readonly bookingId: string | null; readonly notice: Notice | null }
  | { readonly step: 'booking' }
  | { readonly step: 'paying'; readonly bookingId: string }
  | { readonly step: 'challenged'; readonly bookingId: string; readonly url: string }
  | { readonly step: 'closing'; readonly bookingId: string }
  /** Paid as far as the browser knows; the server confirms it. */
  | { readonly step: 'settling'; readonly bookingId: string }
  /** Polling ended without an answer: still being confirmed, the live channel stays open. */
  | { readonly step: 'pending'; readonly bookingId: string }
  | { readonly step: 'confirmed'; readonly bookingId: string }
  /** Paid but not confirmed: what was taken goes back by itself. */
  | { readonly step: 'failed'; readonly bookingId: string; readonly message: string }

export type PaymentEvent =
  | { readonly type: 'complete_pressed' }
  | { readonly type: 'booked'; readonly bookingId: string }
  | { readonly type: 'nothing_due'; readonly bookingId: string }
  | { readonly type: 'refused'; readonly notice: Notice | null }
  | { readonly type: 'challenge'; readonly bookingId: string; readonly url: string }
  | { readonly type: 'challenge_left' }
  | { readonly type: 'paid' }
  | { readonly type: 'retry'; readonly notice: Notice | null }
  /** The server was asked where the booking stands. */
  | { readonly type: 'found'; readonly standing: Attempt }
  /** The live channel told of the booking. */
  | { readonly type: 'status'; readonly status: string; readonly message: string }
  | { readonly type: 'polling_ended' }
  | { readonly type: 'dismissed' }

export const CHOOSING: Attempt = { step: 'choosing', bookingId: null, notice: null }

/** True while nothing may be changed on the page. */
export const isBusy = (attempt: Attempt): boolean => attempt.step !== 'choosing'

const IN_THE_PAGE: readonly Notice['kind'][] = ['payment', 'challenge', 'stale', 'signed_out']

/** True where something stands over the page. */
export function hasSurface(attempt: Attempt): boolean {
  if (attempt.step === 'choosing') return attempt.notice !== null && !IN_THE_PAGE.includes(attempt.notice.kind)
  return attempt.step === 'challenged' || attempt.step === 'pending' || attempt.step === 'failed'
}

/** The booking that exists by now, if any: who it is made out to can no longer be changed. */
export const bookingOf = (attempt: Attempt): string | null => ('bookingId' in attempt ? attempt.bookingId : null)

/** An id a broken caller made up. The loader stops silently (B4.3). */
export const isBrokenId = (id: string): boolean => id === '' || id.includes('undefined') || id.includes('NaN')

/** The next state. An event that does not belong to a state changes nothing: late answers and double clicks are harmless. */
export function next(attempt: Attempt, event: PaymentEvent): Attempt {
  switch (attempt.step) {
    case 'choosing':
      return fromChoosing(attempt, event)
    case 'booking':
      if (event.type === 'booked') return { step: 'paying', bookingId: event.bookingId }
      if (event.type === 'nothing_due') return { step: 'settling', bookingId: event.bookingId }
      if (event.type === 'refused') return { step: 'choosing', bookingId: null, notice: event.notice }
      return attempt
    case 'paying':
      if (event.type === 'challenge') return { step: 'challenged', bookingId: attempt.bookingId, url: event.url }
      return paidOrRetried(attempt.bookingId, attempt, event)
    case 'challenged':
      return event.type === 'challenge_left' ? { step: 'closing', bookingId: attempt.bookingId } : decided(attempt.bookingId, attempt, event)
    case 'closing':
      return decided(attempt.bookingId, paidOrRetried(attempt.bookingId, attempt, event), event)
    case 'settling':
      if (event.type === 'retry') return { step: 'choosing', bookingId: attempt.bookingId, notice: event.notice }
      return event.type === 'polling_ended' ? { step: 'pending', bookingId: attempt.bookingId } : decided(attempt.bookingId, attempt, event)
    case 'pending':
      return decided(attempt.bookingId, attempt, event)
    case 'confirmed':
    case 'failed':
      return attempt
  }
}

function fromChoosing(attempt: Extract<Attempt, { step: 'choosing' }>, event: PaymentEvent): Attempt {
  if (event.type === 'complete_pressed') return attempt.bookingId ? { step: 'paying', bookingId: attempt.bookingId } : { step: 'booking' }
  if (event.type === 'refused') return { ...attempt, notice: event.notice }
  if (event.type === 'dismissed') return { ...attempt, notice: null }
  // Taken up where it stands, after a reload or on another device.
  if (event.type === 'found') return event.standing
  return attempt
}

function paidOrRetried(bookingId: string, attempt: Attempt, event: PaymentEvent): Attempt {
  if (event.type === 'paid') return { step: 'settling', bookingId }
  if (event.type === 'retry') return { step: 'choosing', bookingId, notice: event.notice }
  if (event.type === 'polling_ended') return { step: 'pending', bookingId }
  return attempt
}

/** What the server says of the booking, by whichever way it came. */
function decided(bookingId: string, attempt: Attempt, event: PaymentEvent): Attempt {
  if (event.type === 'status') return ended(bookingId, event.status, event.message) ?? attempt
  return event.type === 'found' && isNews(event.standing) ? event.standing : attempt
}

/** An end, or something the person must do. That it still goes on is no news. */
const isNews = (standing: Attempt): boolean =>
  standing.step === 'confirmed' || standing.step === 'failed' || (standing.step === 'choosing' && standing.notice !== null)

/** The end that a booking status stands for, if it is one. */
export function ended(bookingId: string, status: string, message: string): Attempt | null {
  if (status === 'confirmed') return { step: 'confirmed', bookingId }
  return status === 'failed' || status === 'expired' || status === 'cancelled' ? { step: 'failed', bookingId, message } : null
}
