import { say } from '@sojourn/i18n'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useToast } from '../../ui/toast.tsx'
import type { Notice, Send } from './attempt.ts'
import type { CardChoice } from './card-choice.ts'
import type { Order } from './payment-api.ts'
import { type PaymentRuntime, usePaymentRuntime } from './use-payment-runtime.ts'

/** One payment on one checkout. `openBookingId`: the booking this checkout already has, resumed after a reload or on another device. */
export function usePayment(checkoutId: string, openBookingId: string | null, forced: boolean) {
  const { attempt, runtime, isOut, fetchRuntime, send } = usePaymentRuntime(forced)
  const resumePayment = useCallback(async () => {
    if (openBookingId) await fetchRuntime().then((found) => found?.resumePayment(openBookingId, checkoutId, found.send))
  }, [checkoutId, openBookingId, fetchRuntime])
  useEffect(() => void resumePayment(), [resumePayment])

  const toast = useToast()
  const underWay = useRef(false)
  // Rendered from the click on: what moves the payment may still have to be fetched.
  const [isGoing, setGoing] = useState(false)
  /** Goes one way at a time. Where it cannot be fetched nothing is sent, and the next click asks again. */
  const go = useCallback(
    async (take: (runtime: PaymentRuntime & { readonly send: Send }) => Promise<void> | void) => {
      if (underWay.current) return
      underWay.current = true
      setGoing(true)
      const found = await fetchRuntime()
      if (found) await take(found)
      else toast(say`We can't connect, so nothing was sent. Please try again.`, 5000, 'wrong')
      underWay.current = false
      setGoing(false)
    },
    [toast, fetchRuntime],
  )
  const complete = useCallback((order: Order, choice: CardChoice | null) => void go((on) => on.completeBooking(attempt, order, choice, on.send)), [attempt, go])
  const closeFrame = useCallback(() => {
    if (attempt.step === 'challenged') void go((on) => on.leaveChallenge(attempt.bookingId, on.send))
  }, [attempt, go])
  const refuse = useCallback((notice: Notice) => void go((on) => on.send({ type: 'refused', notice })), [go])
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [send])
  return { attempt, runtime, isOut: isOut && openBookingId !== null, isGoing, send, resumePayment, complete, closeFrame, refuse, dismiss }
}

export type Payment = ReturnType<typeof usePayment>
