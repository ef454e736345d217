import type { Send } from './attempt.ts'
import { attemptFrom, shownBefore } from './attempt-from.ts'
import { bookingStatus } from './payment-api.ts'
import { storedPayment } from './stored-payment.ts'

/** Resumes a booking in its present state: after a reload, on another device, back from the gateway's page, after the tab with the challenge was closed. */
export async function resumePayment(bookingId: string, checkoutId: string, send: Send): Promise<void> {
  const answer = await bookingStatus(bookingId)
  if (!answer.ok) return
  const found = attemptFrom(bookingId, answer.data)
  send({ type: 'found', attempt: storedPayment(checkoutId).isShown ? shownBefore(found) : found })
}
