import { say } from '@sojourn/i18n'
import { useCallback, useEffect, useRef, useState } from 'react'
import { guaranteeText } from '../../lib/guarantee-text.ts'
import { bookingOf, isBusy } from './attempt.ts'
import { chargeOf } from './card-choice.ts'
import { CardPicker, usePaying } from './card-picker.tsx'
import { consentOf } from './consent-of.ts'
import { isUnsettled, routeOf } from './paid-by.ts'
import { AskAgain } from './panels/ask-again.tsx'
import { CompletePanel } from './panels/complete-panel.tsx'
import { PaymentMethods } from './panels/payment-methods.tsx'
import type { PaymentStepProps } from './payment-step-props.ts'
import { TenderBoxes } from './tender-boxes.tsx'
import type { TypedGate } from './tenders/apply-first.ts'
import { isAgreed, mayNotPay, takesCard, useClick } from './use-click.ts'
import { useNewCard } from './use-new-card.ts'
import { useOwner } from './use-owner.ts'
import { usePayment } from './use-payment.ts'

/** Where nobody but the payer is named. */
const nowhere = (): void => {}

/** The payment step: how it is paid, what may go wrong, the button. Rendered from one state; the way it takes is in `complete-booking.ts`. */
export function PaymentStep(asked: PaymentStepProps) {
  const { due, onConfirmed, onBooked, bookingId: openBookingId, shownAt } = asked
  const pay = { ...asked.pay, route: routeOf(asked.pay, due) }
  const props = { ...asked, pay }
  const payment = usePayment(props.checkoutId, props.bookingId, pay.forced)
  const card = useNewCard(props)
  const owner = useOwner()
  const [paying, setPaying] = usePaying()
  // Where the focus goes after a notice: counted, because the same notice may be shown again.
  const [landing, setLanding] = useState(0)
  const toButton = useCallback(() => setLanding((times) => times + 1), [])
  const gate = useRef<TypedGate | null>(null)
  const click = useClick(props, payment, card, paying, { onSignedIn: toButton, gate })
  // A change of tenders is being sent: the amount to pay is not known before its answer.
  const [isChanging, setChanging] = useState(false)
  const [cardsPlace, setCardsPlace] = useState<Element | null>(null)
  const [another, setAnother] = useState(0)
  const [providerText, setProviderText] = useState<string | null>(null)
  const { attempt, send } = payment
  const bookingId = bookingOf(attempt)
  const booked = bookingId !== null
  const busy = isBusy(attempt)
  const Flow = payment.runtime?.PaymentFlow
  const onBusy = props.manner?.onBusy
  useEffect(() => onBusy?.(busy), [busy, onBusy])

  useEffect(() => {
    if (bookingId !== null) onBooked(bookingId)
  }, [bookingId, onBooked])
  // The page was reloaded and its checkout is open: the booking that waited for its payment is no more.
  useEffect(() => {
    if (shownAt && openBookingId === null) send({ type: 'reopened' })
  }, [shownAt, openBookingId, send])
  useEffect(() => {
    if (attempt.step === 'confirmed') onConfirmed(attempt.bookingId)
  }, [attempt, onConfirmed])

  const notice = Flow ? (
    <Flow
      attempt={attempt}
      checkoutId={props.checkoutId}
      isHeld={props.rules.unit !== null}
      send={payment.send}
      currency={due.currency}
      onDismiss={payment.dismiss}
      onFrameClose={payment.closeFrame}
      onFailed={props.onFailed}
      onChangeName={props.onChangeName}
      onGuestsRefused={props.onGuestsRefused ?? nowhere}
      onStale={props.onStale}
      onProviderText={setProviderText}
      // On the gateway's own page it is asked for there.
      onAnotherCard={pay.gateway === 'PG_02' ? toButton : () => setAnother((times) => times + 1)}
      onRetry={toButton}
    />
  ) : (
    payment.isOut && (
      <AskAgain
        onAgain={() => void payment.resumePayment()}
      >{say`We couldn't load the next step. Your booking is safe, and you won't be charged twice.`}</AskAgain>
    )
  )
  const boxes = (
    <>
      <TenderBoxes
        step={props}
        locked={busy}
        cardsPlace={cardsPlace}
        onDemo={() => payment.refuse({ kind: 'demo' })}
        onChanging={setChanging}
        gate={gate}
        onApplied={toButton}
        onMoney={(money, isOpen) => {
          props.onMoney?.(money)
          if (!isOpen || !booked) return
          send({ type: 'reopened' })
          onBooked(null)
        }}
      />
      {booked && !busy && props.tenders && (
        <p className="border-b border-rule-2 px-4 py-4 text-caption text-ink-2 md:px-6">{say`What you applied is reserved for this booking. You can still pay the rest with another card; if you don't pay in time, you get it all back.`}</p>
      )}
    </>
  )
  return (
    <>
      <PaymentMethods
        pay={pay}
        due={due}
        laterAt={props.rules.later_at}
        mayCharge={props.guaranteed ? guaranteeText(props.guaranteed) : null}
        lead={pay.route === 'set_up' ? props.manner?.savedText : undefined}
        notice={notice}
        providerText={providerText}
        boxes={due.now > 0 && boxes}
        cardsPlace={setCardsPlace}
        awaitsCards={owner !== null && Boolean(props.tenders) && due.now > 0 && props.rules.payable_by.includes('stored_value')}
      >
        <CardPicker
          {...{ pay, due, card, paying, another, booked }}
          checkoutId={props.checkoutId}
          rules={props.rules}
          {...(props.manner && { manner: props.manner })}
          today={props.today}
          locked={busy}
          onPaying={setPaying}
        />
      </PaymentMethods>
      {props.children(chargeOf(paying))}
      <CompletePanel
        progress={payment.runtime?.progressOf(attempt)}
        cost={props.cost}
        due={due}
        pay={pay}
        paying={paying}
        detailsHref={props.detailsHref}
        busy={busy || payment.isGoing}
        landing={landing}
        manner={props.manner}
        consent={consentOf(props)?.box}
        waits={!isAgreed(props) || isChanging || isUnsettled(pay, due) || (takesCard(pay.route) && mayNotPay(paying))}
        onClick={click}
      />
    </>
  )
}
