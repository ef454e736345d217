import { type ReactNode, useEffect } from 'react'
import { CompletePanel } from './panels/complete-panel.tsx'
import { PaymentMethods } from './panels/payment-methods.tsx'
import type { Guest } from './payment-api.ts'
import { bookingOf, isBusy } from './payment-machine.ts'
import { PaymentSurfaces } from './payment-surfaces.tsx'
import { type Gateway, useNewCard } from './use-new-card.ts'
import { useNotices } from './use-notices.ts'
import { usePayment } from './use-payment.ts'
import { usePress } from './use-press.ts'

export interface Due {
  readonly card: number
  readonly at_property: number
  readonly currency: string
}

export interface PaymentStepProps {
  readonly checkoutId: string
  /** The booking this checkout already has: taken up where it stands. */
  readonly bookingId: string | null
  /** The all-in total the person consents to. */
  readonly total: number
  readonly due: Due
  readonly gateway: Gateway
  /** Checks the guest details; null where something is missing, with the focus put there. */
  readonly readGuests: () => { readonly guests: readonly Guest[]; readonly contact: { readonly email: string; readonly phone: string } } | null
  /** What is paid and why: stands between the methods and the button, on a wide screen beside them. */
  readonly children: ReactNode
  /** Where the lines of the total are, for the link in the bar of a phone. */
  readonly detailsHref: string
  /** A booking exists: who it is made out to can no longer be changed. */
  readonly onBooked: () => void
  readonly onConfirmed: (bookingId: string) => void
  /** Paid or not, this booking has come to nothing, and the person has been told. */
  readonly onFailed: (bookingId: string) => void
  /** The total or the hold is not what the page shows: load it again. */
  readonly onStale: () => void
}

/** The payment step: how it is paid, what may go wrong, the button. Drawn from one state; the way it takes is in `complete-booking.ts`. */
export function PaymentStep(props: PaymentStepProps) {
  const { due, onConfirmed, onBooked } = props
  const payment = usePayment(props.bookingId)
  const card = useNewCard(props.gateway)
  const press = usePress(props, payment, card)
  const { attempt } = payment
  const { notice, providerText } = useNotices(payment, props.onStale)
  const booked = bookingOf(attempt) !== null

  useEffect(() => {
    if (booked) onBooked()
  }, [booked, onBooked])
  useEffect(() => {
    if (attempt.step === 'confirmed') onConfirmed(attempt.bookingId)
  }, [attempt, onConfirmed])

  return (
    <>
      <PaymentMethods due={due} card={card} notice={notice} providerText={providerText} locked={isBusy(attempt)} onDismiss={payment.dismiss} />
      {props.children}
      <CompletePanel step={attempt.step} total={props.total} due={due} detailsHref={props.detailsHref} busy={isBusy(attempt)} onPress={press} />
      <PaymentSurfaces attempt={attempt} currency={due.currency} onDismiss={payment.dismiss} onFrameClose={payment.closeFrame} onFailed={props.onFailed} />
    </>
  )
}
