import type { Attempt, PaymentEvent } from './attempt.ts'

/** An id built from `undefined` or `NaN` by a faulty caller. The loader stops without a message (B4.3). */
export const isBrokenId = (id: string): boolean => id === '' || id.includes('undefined') || id.includes('NaN')

/** The next state. An event that a state does not expect changes nothing: late answers and double clicks are harmless. */
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
      if (event.type === 'challenge') return { step: 'challenged', bookingId: attempt.bookingId, url: event.url, page: 'bank' }
      if (event.type === 'hosted') return atTheGateway(attempt.bookingId, event)
      return paidOrRetried(attempt.bookingId, attempt, event)
    case 'challenged':
      return event.type === 'challenge_left' ? { step: 'closing', bookingId: attempt.bookingId } : decided(attempt.bookingId, attempt, event)
    case 'closing':
      return decided(attempt.bookingId, paidOrRetried(attempt.bookingId, attempt, event), event)
    case 'settling':
      if (event.type === 'retry') return { step: 'choosing', bookingId: attempt.bookingId, notice: event.notice }
      if (event.type === 'polling_ended') return { step: 'pending', bookingId: attempt.bookingId }
      return asked(event) ?? decided(attempt.bookingId, attempt, event)
    case 'pending':
      return asked(event) ?? decided(attempt.bookingId, attempt, event)
    // After the browser's back button the page is as it was left: the booking's status now decides.
    case 'leaving':
      return event.type === 'found' ? event.attempt : attempt
    case 'reloading':
    case 'confirmed':
    case 'failed':
      return attempt
  }
}

function fromChoosing(attempt: Extract<Attempt, { step: 'choosing' }>, event: PaymentEvent): Attempt {
  if (event.type === 'complete_clicked') return attempt.bookingId ? { step: 'paying', bookingId: attempt.bookingId } : { step: 'booking' }
  if (event.type === 'refused') return { ...attempt, notice: event.notice }
  if (event.type === 'dismissed') return { ...attempt, notice: null }
  if (event.type === 'reopened') return attempt.bookingId ? { step: 'choosing', bookingId: null, notice: null } : attempt
  // Resumed in its present state, after a reload or on another device.
  if (event.type === 'found') return event.attempt
  return attempt
}

const atTheGateway = (bookingId: string, { url, isPopup }: Extract<PaymentEvent, { type: 'hosted' }>): Attempt =>
  isPopup ? { step: 'challenged', bookingId, url, page: 'hosted' } : { step: 'leaving', bookingId, url }

function paidOrRetried(bookingId: string, attempt: Attempt, event: PaymentEvent): Attempt {
  if (event.type === 'paid') return { step: event.forced ? 'reloading' : 'settling', bookingId }
  if (event.type === 'retry') return { step: 'choosing', bookingId, notice: event.notice }
  if (event.type === 'polling_ended') return { step: 'pending', bookingId }
  return attempt
}

/** The bank asks for 3-D Secure: the answer that said so was lost. */
const asked = (event: PaymentEvent): Attempt | null => (event.type === 'found' && event.attempt.step === 'challenged' ? event.attempt : null)

/** The booking's status from the server, by the live channel or a poll. */
function decided(bookingId: string, attempt: Attempt, event: PaymentEvent): Attempt {
  if (event.type === 'status') return ended(bookingId, event.status, event.message) ?? attempt
  return event.type === 'found' && isNews(event.attempt) ? event.attempt : attempt
}

/** True for a final state, and for one in which the person must act; a payment in progress changes nothing. */
const isNews = (attempt: Attempt): boolean =>
  attempt.step === 'confirmed' || attempt.step === 'failed' || (attempt.step === 'choosing' && attempt.notice !== null)

/** The final state for a booking status, if it is one. */
export function ended(bookingId: string, status: string, message: string): Attempt | null {
  if (status === 'confirmed') return { step: 'confirmed', bookingId }
  return status === 'failed' || status === 'expired' || status === 'cancelled' ? { step: 'failed', bookingId, message } : null
}
