import type { Answer } from '@sojourn/contracts/client'
import type { Attempt, Send } from './attempt.ts'
import type { CardChoice } from './card-choice.ts'
import { payWith } from './pay.ts'
import { book, closeChallenge, type Order, retryPayment } from './payment-api.ts'
import { isBrokenId } from './payment-machine.ts'
import { isUnanswered, noticeOf } from './refusals.ts'
import { keepPayment } from './stored-payment.ts'

type Wait = (ms: number) => Promise<void>
const later: Wait = (ms) => new Promise((done) => setTimeout(done, ms))

/** Another tab has paid, or is at it. */
const PAID_ELSEWHERE: readonly string[] = ['already_paid', 'payment_pending']
const ASK_AGAIN_AFTER_MS = [1000, 3000]

/** Without an answer the call is repeated: it is idempotent. */
async function untilAnswered<T>(ask: () => Promise<Answer<T>>, wait: Wait): Promise<Answer<T>> {
  let answer = await ask()
  for (const ms of ASK_AGAIN_AFTER_MS) {
    if (answer.ok || !isUnanswered(answer)) return answer
    await wait(ms)
    answer = await ask()
  }
  return answer
}

/** The way from the button to a paid or refused booking. Every step is reported to the machine; nothing is decided here twice. */
export async function completeBooking(attempt: Attempt, order: Order, choice: CardChoice | null, send: Send, wait = later): Promise<void> {
  const earlier = attempt.step === 'choosing' ? attempt.bookingId : null
  send({ type: 'complete_clicked' })
  keepPayment(order.checkoutId, { tried: choice?.by === 'saved' ? choice.cardId : '', isShown: false })
  if (earlier) {
    const answer = await untilAnswered(() => retryPayment(earlier), wait)
    if (!answer.ok) {
      if (PAID_ELSEWHERE.includes(answer.code)) return send({ type: 'paid' })
      // Abandoned or opened again elsewhere: the page is out of date.
      return send({ type: 'retry', notice: answer.code === 'nothing_due' ? { kind: 'stale' } : noticeOf(answer, order) })
    }
    return payWith(answer.data.payment_token, earlier, order, choice, send)
  }
  const answer = await untilAnswered(() => book(order), wait)
  if (!answer.ok) return send({ type: 'refused', notice: noticeOf(answer, order) })
  const { booking_id: bookingId, status, payment_token: token } = answer.data
  if (isBrokenId(bookingId)) return send({ type: 'refused', notice: null })
  // Another tab was quicker: there is nothing to pay any more, and how it ended is asked.
  if (token.route === 'none' || status !== 'pending_payment') return send({ type: 'nothing_due', bookingId })
  send({ type: 'booked', bookingId })
  return payWith(token, bookingId, order, choice, send)
}

/** The challenge was finished or closed: the server retrieves the payment and says how to go on (A4.10). Completing waits a second. */
export async function leaveChallenge(bookingId: string, send: Send, wait = later): Promise<void> {
  send({ type: 'challenge_left' })
  const answer = await closeChallenge(bookingId)
  // No answer: the payment may have succeeded, so its status is polled and it is not called failed.
  if (!answer.ok) return send(isUnanswered(answer) ? { type: 'paid' } : { type: 'retry', notice: { kind: 'challenge' } })
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
