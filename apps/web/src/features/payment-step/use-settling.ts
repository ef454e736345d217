import { useEffect } from 'react'
import { listenToBooking } from '../../lib/live.ts'
import { bookingStatus } from './payment-api.ts'
import type { Attempt, PaymentEvent } from './payment-machine.ts'

const POLL_EVERY_MS = 2000
const POLLS_MAX = 10

/** While a booking settles: its live channel, and beside it a question every 2 s, at most 10 times (A4.2, A9.3). While pending only the channel stays. */
export function useSettling(attempt: Attempt, send: (event: PaymentEvent) => void): void {
  const bookingId = attempt.step === 'settling' || attempt.step === 'pending' ? attempt.bookingId : null
  const polling = attempt.step === 'settling'
  useEffect(() => {
    if (!bookingId) return
    return listenToBooking(bookingId, ({ status, message }) => send({ type: 'status', status, message }))
  }, [bookingId, send])
  useEffect(() => {
    if (!bookingId || !polling) return
    let asked = 0
    let timer: ReturnType<typeof setTimeout>
    let stopped = false
    const ask = async () => {
      const answer = await bookingStatus(bookingId)
      if (stopped) return
      if (answer.ok) send({ type: 'status', status: answer.data.status, message: answer.data.message })
      asked += 1
      if (asked >= POLLS_MAX) return send({ type: 'polling_ended' })
      timer = setTimeout(ask, POLL_EVERY_MS)
    }
    // The first question comes soon: most bookings are confirmed by then.
    timer = setTimeout(ask, 400)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [bookingId, polling, send])
}
