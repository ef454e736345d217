import { useEffect } from 'react'
import type { Send } from './attempt.ts'
import { PaymentSurfaces, type SurfacesProps } from './payment-surfaces.tsx'
import { forgetPayment, keepPayment } from './stored-payment.ts'
import { keepCouponInfo } from './tenders/coupon-info.ts'
import { useGoing } from './use-going.ts'
import { useNotices } from './use-notices.ts'
import { useSettling } from './use-settling.ts'

interface FlowProps extends SurfacesProps {
  readonly checkoutId: string
  readonly send: Send
  readonly onStale: () => void
  readonly onGuestsRefused: Parameters<typeof useNotices>[1]['onGuestsRefused']
  readonly onProviderText: (text: string | null) => void
}

/** Runs the steps of a payment, and shows its dialogs. */
export function PaymentFlow({ checkoutId, send, onStale, onGuestsRefused, onProviderText, ...surfaces }: FlowProps) {
  const { attempt, onDismiss } = surfaces
  // The coupon is used: nothing of it stays behind in the browser, nor of how it was paid.
  const isConfirmed = attempt.step === 'confirmed'
  useEffect(() => {
    if (!isConfirmed) return
    keepCouponInfo(null)
    forgetPayment(checkoutId)
  }, [isConfirmed, checkoutId])
  const isDeclined = attempt.step === 'choosing' && attempt.notice?.kind === 'card'
  useEffect(() => {
    if (isDeclined) keepPayment(checkoutId, { isShown: true })
  }, [isDeclined, checkoutId])
  useSettling(attempt, send)
  useGoing(attempt, checkoutId, send)
  useNotices(attempt, { onStale, onDismiss, onGuestsRefused, onProviderText })
  return <PaymentSurfaces {...surfaces} />
}
