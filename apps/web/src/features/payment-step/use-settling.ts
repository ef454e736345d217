import { useEffect } from 'react'
import { listenToBooking } from '../../lib/live.ts'
import type { Attempt, Send } from './attempt.ts'
import { attemptFrom } from './attempt-from.ts'
import { bookingStatus } from './payment-api.ts'

const POLL_EVERY_MS = 2000
const POLLS_MAX = 10
// The first question comes soon: most bookings are confirmed by then.
const FIRST_AFTER_MS = 400

/** While a booking settles: its live channel, and a poll every 2 s, at most 10 times (A4.2, A9.3). While pending only the channel stays. */
export function useSettling(attempt: Attempt, send: Send): void {
  const bookingId = attempt.step === 'settling' || attempt.step === 'pending' ? attempt.bookingId : null
  const polling = attempt.step === 'settling'
  useEffect(() => {
    if (!bookingId) return
    return listenToBooking(bookingId, ({ status, message }) => send({ type: 'status', status, message }))
  }, [bookingId, send])
  useEffect(() => (bookingId && polling ? poll(bookingId, send) : undefined), [bookingId, polling, send])
}

/** Asks until the answer makes it needless or the questions are used up. The answer stops asking. */
export function poll(bookingId: string, send: Send): () => void {
  let asked = 0
  let stopped = false
  const ask = async () => {
    const answer = await bookingStatus(bookingId)
    if (stopped) return
    const found = answer.ok ? attemptFrom(bookingId, answer.data) : null
    if (found) send({ type: 'found', attempt: found })
    asked += 1
    if (asked < POLLS_MAX) {
      timer = setTimeout(ask, POLL_EVERY_MS)
      return
    }
    // The gateway itself says that no payment was made: another try is safe. Anything less certain stays open.
    const isUnpaid = found?.step === 'choosing' && answer.ok && answer.data.payment.heard
    send(isUnpaid ? { type: 'retry', notice: { kind: 'payment' } } : { type: 'polling_ended' })
  }
  let timer = setTimeout(ask, FIRST_AFTER_MS)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
