import type { Send } from './attempt.ts'
import { bookingStatus } from './payment-api.ts'
import { standingOf } from './standing.ts'

/** Takes a booking up where it stands: after a reload, on another device, back from the gateway's page, after the tab with the challenge was closed. */
export async function takeUp(bookingId: string, send: Send): Promise<void> {
  const answer = await bookingStatus(bookingId)
  if (answer.ok) send({ type: 'found', standing: standingOf(bookingId, answer.data) })
}
