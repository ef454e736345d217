import { useCallback, useEffect, useRef } from 'react'
import { useToast } from '../../ui/toast.tsx'
import type { Notice, Send } from './attempt.ts'
import type { CardChoice } from './card-choice.ts'
import type { Order } from './payment-api.ts'
import { useWay, type Way } from './use-way.ts'

/** One payment on one checkout. `openBookingId`: the booking this checkout already has, taken up where it stands after a reload or on another device. */
export function usePayment(checkoutId: string, openBookingId: string | null, forced: boolean) {
  const { attempt, way, isOut, fetchWay, send } = useWay(forced)
  const takeUp = useCallback(async () => {
    if (openBookingId) await fetchWay().then((found) => found?.takeUp(openBookingId, checkoutId, found.send))
  }, [checkoutId, openBookingId, fetchWay])
  useEffect(() => void takeUp(), [takeUp])

  const say = useToast()
  const underWay = useRef(false)
  /** Goes one way at a time. Where it cannot be fetched nothing is sent, and the next press asks again. */
  const go = useCallback(
    async (take: (way: Way & { readonly send: Send }) => Promise<void> | void) => {
      if (underWay.current) return
      underWay.current = true
      const found = await fetchWay()
      if (found) await take(found)
      else say('We cannot be reached, and nothing was sent. Please try again.', 5000, 'wrong')
      underWay.current = false
    },
    [say, fetchWay],
  )
  const complete = useCallback((order: Order, choice: CardChoice | null) => void go((on) => on.completeBooking(attempt, order, choice, on.send)), [attempt, go])
  const closeFrame = useCallback(() => {
    if (attempt.step === 'challenged') void go((on) => on.leaveChallenge(attempt.bookingId, on.send))
  }, [attempt, go])
  const refuse = useCallback((notice: Notice) => void go((on) => on.send({ type: 'refused', notice })), [go])
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [send])
  return { attempt, way, isOut: isOut && openBookingId !== null, send, takeUp, complete, closeFrame, refuse, dismiss }
}

export type Payment = ReturnType<typeof usePayment>
