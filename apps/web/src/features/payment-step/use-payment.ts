import { useCallback, useEffect, useReducer } from 'react'
import { type CardChoice, completeBooking, leaveChallenge } from './complete-booking.ts'
import { bookingStatus, type Order } from './payment-api.ts'
import { CHOOSING, type Notice, next } from './payment-machine.ts'
import { standingOf } from './standing.ts'
import { useSettling } from './use-settling.ts'

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** One payment on one checkout. `openBookingId`: the booking this checkout already has, taken up where it stands after a reload or on another device. */
export function usePayment(openBookingId: string | null) {
  const [attempt, send] = useReducer(next, CHOOSING)
  useSettling(attempt, send)

  useEffect(() => {
    if (!openBookingId) return
    let stale = false
    void bookingStatus(openBookingId).then((answer) => {
      if (!stale && answer.ok) send({ type: 'found', standing: standingOf(openBookingId, answer.data) })
    })
    return () => {
      stale = true
    }
  }, [openBookingId])

  const complete = useCallback((order: Order, choice: CardChoice | null) => void completeBooking(attempt, order, choice, send), [attempt])
  const closeFrame = useCallback(() => {
    if (attempt.step === 'challenged') void leaveChallenge(attempt.bookingId, send, wait)
  }, [attempt])
  const refuse = useCallback((notice: Notice) => send({ type: 'refused', notice }), [])
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [])
  return { attempt, complete, closeFrame, refuse, dismiss }
}

export type Payment = ReturnType<typeof usePayment>
