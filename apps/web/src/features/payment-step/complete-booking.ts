import type { PaymentToken } from '@sojourn/contracts'
import type { CardPort } from '../../lib/card-fields/card-port.ts'
import { book, closeChallenge, type Order, type Refused, retryPayment } from './payment-api.ts'
import { type Attempt, isBrokenId, type Notice, type PaymentEvent } from './payment-machine.ts'

export interface CardChoice {
  readonly card: CardPort
  readonly name: string
  readonly save: boolean
}

type Send = (event: PaymentEvent) => void

/** The way from the button to a paid or refused booking. Every turn is told to the machine; nothing is decided here twice. */
export async function completeBooking(attempt: Attempt, order: Order, choice: CardChoice | null, send: Send): Promise<void> {
  const earlier = attempt.step === 'choosing' ? attempt.bookingId : null
  send({ type: 'complete_pressed' })
  if (earlier) {
    const answer = await retryPayment(earlier)
    if (!answer.ok) return send(answer.code === 'already_paid' ? { type: 'paid' } : { type: 'retry', notice: noticeOf(answer, order) })
    return payWith(answer.data.payment_token, earlier, choice, send)
  }
  const answer = await book(order)
  if (!answer.ok) return send({ type: 'refused', notice: noticeOf(answer, order) })
  const { booking_id: bookingId, payment_token: token } = answer.data
  if (isBrokenId(bookingId)) return send({ type: 'refused', notice: null })
  if (token.route === 'none') return send({ type: 'nothing_due', bookingId })
  send({ type: 'booked', bookingId })
  return payWith(token, bookingId, choice, send)
}

async function payWith(token: PaymentToken, bookingId: string, choice: CardChoice | null, send: Send): Promise<void> {
  if (token.authentication_url) return send({ type: 'challenge', bookingId, url: token.authentication_url })
  if (!choice || !token.client_secret) return send({ type: 'retry', notice: { kind: 'payment' } })
  const result = await choice.card.pay({ clientSecret: token.client_secret, name: choice.name, save: choice.save })
  switch (result.status) {
    case 'succeeded':
      return send({ type: 'paid' })
    case 'action':
      return send({ type: 'challenge', bookingId, url: result.url })
    case 'declined':
      return send({ type: 'retry', notice: result.message ? { kind: 'card', message: result.message } : { kind: 'payment' } })
    case 'unsent':
      return send({ type: 'retry', notice: result.said ? null : { kind: 'payment' } })
    // Unknown is not failed: the server asks until it knows.
    case 'processing':
    case 'unknown':
      return send({ type: 'paid' })
  }
}

/** The challenge was finished or closed: the server retrieves the payment and says how to go on (A4.10). Completing waits a second. */
export async function leaveChallenge(bookingId: string, send: Send, wait: (ms: number) => Promise<void>): Promise<void> {
  send({ type: 'challenge_left' })
  const answer = await closeChallenge(bookingId)
  // Nobody answered: the payment may have gone through, so it is asked about and not called failed.
  if (!answer.ok) return send(isSilence(answer) ? { type: 'paid' } : { type: 'retry', notice: { kind: 'challenge' } })
  switch (answer.data.next) {
    case 'complete':
      await wait(1000)
      return send({ type: 'paid' })
    case 'pending':
      return send({ type: 'polling_ended' })
    case 'retry':
      return send({ type: 'retry', notice: { kind: 'challenge' } })
  }
}

const isSilence = ({ code, status }: Refused): boolean => code === 'offline' || code === 'unreadable' || status >= 500

function noticeOf(answer: Refused, order: Order): Notice {
  switch (answer.code) {
    case 'price_changed':
      return { kind: 'price', was: Number(answer.data.old_price ?? order.consentedTotal), is: amountOrNull(answer.data.new_price) }
    case 'checkout_expired':
    case 'already_booked':
      return { kind: 'stale' }
    case 'too_soon':
      return { kind: 'too_soon', earliest: typeof answer.data.earliest === 'string' ? answer.data.earliest : null }
    case 'duplicate_booking':
      return { kind: 'duplicate' }
    case 'not_signed_in':
      return { kind: 'signed_out' }
    case 'demo_account':
      return { kind: 'demo' }
    default:
      return { kind: 'order', detail: isSilence(answer) ? null : answer.message }
  }
}

const amountOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)
