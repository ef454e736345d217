import type { Send } from './attempt.ts'
import { attemptFrom, shownBefore } from './attempt-from.ts'
import { keptPayment } from './kept-payment.ts'
import { bookingStatus } from './payment-api.ts'

/** Resumes a booking in its present state: after a reload, on another device, back from the gateway's page, after the tab with the challenge was closed. */
export async function resumePayment(bookingId: string, checkoutId: string, send: Send): Promise<void> {
  const answer = await bookingStatus(bookingId)
  if (!answer.ok) return
  const found = attemptFrom(bookingId, answer.data)
  send({ type: 'found', attempt: keptPayment(checkoutId).isShown ? shownBefore(found) : found })
}
