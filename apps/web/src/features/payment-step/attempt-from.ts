import type { Attempt } from './attempt.ts'
import type { Found } from './payment-api.ts'
import { ended } from './payment-machine.ts'

/** A notice shown once in a modal is a small note from then on: a reload does not open it again. */
export function shownBefore(attempt: Attempt): Attempt {
  const isDeclined = attempt.step === 'choosing' && attempt.notice?.kind === 'card'
  return isDeclined ? { ...attempt, notice: { ...attempt.notice, kind: 'declined' } } : attempt
}

/** The payment state of a booking for this page, by the server's answer. A time-out is no final state: it is polled until it is known. */
export function attemptFrom(bookingId: string, { status, message, payment }: Found): Attempt {
  const end = ended(bookingId, status, message)
  if (end) return end
  if (status === 'confirming') return { step: 'settling', bookingId }
  switch (payment.state) {
    case 'action':
      return payment.authentication_url
        ? { step: 'challenged', bookingId, url: payment.authentication_url, page: 'bank' }
        : { step: 'choosing', bookingId, notice: null }
    case 'succeeded':
    case 'processing':
    case 'unknown':
    case 'refunded':
      return { step: 'settling', bookingId }
    case 'declined':
      return { step: 'choosing', bookingId, notice: payment.message ? { kind: 'card', message: payment.message } : { kind: 'payment' } }
    case 'cancelled':
      return { step: 'choosing', bookingId, notice: { kind: 'challenge' } }
    case 'open':
    case 'none':
      return { step: 'choosing', bookingId, notice: null }
  }
}
