import { useCallback, useEffect, useReducer } from 'react'
import { type CardChoice, completeBooking, leaveChallenge } from './complete-booking.ts'
import { bookingStatus, type Order } from './payment-api.ts'
import { type Attempt, CHOOSING, next } from './payment-machine.ts'
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
      if (!stale && answer.ok) send({ type: 'resumed', attempt: resumedFrom(openBookingId, answer.data) })
    })
    return () => {
      stale = true
    }
  }, [openBookingId])

  const complete = useCallback((order: Order, choice: CardChoice | null) => void completeBooking(attempt, order, choice, send), [attempt])
  const closeFrame = useCallback(() => {
    if (attempt.step === 'challenged') void leaveChallenge(attempt.bookingId, send, wait)
  }, [attempt])
  return { attempt, complete, closeFrame, dismiss: useCallback(() => send({ type: 'dismissed' }), []) }
}

/** Where a booking made earlier stands for this page. */
export function resumedFrom(
  bookingId: string,
  found: { readonly status: string; readonly message: string; readonly payment: { readonly state: string; readonly authentication_url: string | null } },
): Attempt {
  if (found.status === 'confirmed') return { step: 'confirmed', bookingId }
  if (found.status === 'failed' || found.status === 'expired' || found.status === 'cancelled') return { step: 'failed', bookingId, message: found.message }
  if (found.payment.state === 'action' && found.payment.authentication_url) return { step: 'challenged', bookingId, url: found.payment.authentication_url }
  if (found.status === 'confirming' || found.payment.state === 'succeeded' || found.payment.state === 'processing' || found.payment.state === 'unknown') {
    return { step: 'settling', bookingId }
  }
  return { step: 'choosing', bookingId, notice: null }
}
