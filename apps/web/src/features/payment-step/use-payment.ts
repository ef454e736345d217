import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { fetchLate } from '../../ui/use-late.ts'
import type { CardChoice } from './complete-booking.ts'
import { bookingStatus, type Order } from './payment-api.ts'
import { CHOOSING, type Notice, next } from './payment-machine.ts'
import { standingOf } from './standing.ts'
import { useSettling } from './use-settling.ts'

const loadWay = () => import('./after-press.ts')
type Way = Awaited<ReturnType<typeof loadWay>>

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

  const say = useToast()
  const underWay = useRef(false)
  /** Goes one way at a time. Where it cannot be fetched nothing is sent, and the next press asks again. */
  const go = useCallback(
    async (take: (way: Way) => Promise<void>) => {
      if (underWay.current) return
      underWay.current = true
      const way = await fetchLate(loadWay).catch(() => null)
      if (way) await take(way)
      else say('We cannot be reached, and nothing was sent. Check your connection and try again.', 5000, 'wrong')
      underWay.current = false
    },
    [say],
  )
  const complete = useCallback((order: Order, choice: CardChoice | null) => void go((way) => way.completeBooking(attempt, order, choice, send)), [attempt, go])
  const closeFrame = useCallback(() => {
    if (attempt.step === 'challenged') void go((way) => way.leaveChallenge(attempt.bookingId, send, wait))
  }, [attempt, go])
  const refuse = useCallback((notice: Notice) => send({ type: 'refused', notice }), [])
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [])
  return { attempt, complete, closeFrame, refuse, dismiss }
}

export type Payment = ReturnType<typeof usePayment>
