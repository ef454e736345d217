import { useEffect } from 'react'
import { LateSurfaces } from './late-surfaces.tsx'
import { CompletePanel } from './panels/complete-panel.tsx'
import { PaymentMethods } from './panels/payment-methods.tsx'
import { bookingOf, isBusy } from './payment-machine.ts'
import type { PaymentStepProps } from './payment-step-props.ts'
import { useNewCard } from './use-new-card.ts'
import { useNotices } from './use-notices.ts'
import { usePayment } from './use-payment.ts'
import { usePress } from './use-press.ts'

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
      <LateSurfaces
        attempt={attempt}
        currency={due.currency}
        onDismiss={payment.dismiss}
        onFrameClose={payment.closeFrame}
        onFailed={props.onFailed}
        onChangeName={props.onChangeName}
      />
    </>
  )
}
