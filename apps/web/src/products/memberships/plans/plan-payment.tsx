import type { MembershipOffer } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { useState } from 'react'
import { type CheckoutData, OtherCurrency, useCheckoutMoney, useTravellers } from '../../../features/checkout/index.ts'
import { PaymentStep, payOf } from '../../../features/payment-step/index.ts'
import { figuresOf } from '../../../lib/price-block/price-block.ts'
import { useLanding } from '../../../ui/use-landing.ts'
import { usePayManner } from '../purchase/consent-box.tsx'
import { PlanTotal } from '../purchase/plan-total.tsx'

interface PaymentProps {
  readonly loaded: CheckoutData
  readonly offer: MembershipOffer
  /** The currency that the card of the plan shows; null while that is loading. */
  readonly planCurrency: string | null
  /** A payment is under way, or no longer. */
  readonly onBusy: (busy: boolean) => void
  readonly onConfirmed: (bookingId: string) => void
  readonly onFailed: (bookingId: string) => void
  /** The page shows what is no longer so: load the checkout again. */
  readonly onStale: () => void
}

const nothing = () => {}

/** The payment of the selected plan within the dialog: the payment step of any checkout, with the mandate's box and "Pay Now". */
export function PlanPayment({ loaded, offer, planCurrency, onBusy, onConfirmed, onFailed, onStale }: PaymentProps) {
  const { checkout, onMoney } = useCheckoutMoney(loaded)
  const { price, lines, due } = checkout
  const { rules } = checkout.sold_as
  const travellers = useTravellers({ checkoutId: checkout.checkoutId }, rules)
  const manner = { ...usePayManner(offer, true), onBusy }
  const [today] = useState(() => earliestDay(Date.parse(checkout.server_time)))
  // After a plan was selected the next step is here: on a phone it is below the plans.
  const place = useLanding<HTMLElement>(true)
  return (
    <section ref={place} tabIndex={-1} aria-label={say`Pay for ${offer.plan_name}`} className="outline-none">
      {planCurrency !== null && planCurrency !== price.currency && <OtherCurrency checkout={checkout} onChanged={onStale} />}
      <PaymentStep
        product={{ code: offer.product, calls: { book: '/api/plans/book' } }}
        rules={rules}
        manner={manner}
        checkoutId={checkout.checkoutId}
        bookingId={checkout.booking_id}
        total={price.total}
        cost={figuresOf(lines, price.currency).cost}
        due={due}
        pay={payOf(checkout.payment)}
        tenders={checkout.tenders}
        heldElsewhere={checkout.held_elsewhere}
        shownAt={loaded.server_time}
        onMoney={onMoney}
        today={today}
        readGuests={travellers.read}
        onChangeName={nothing}
        detailsHref=""
        onBooked={nothing}
        onConfirmed={onConfirmed}
        onFailed={onFailed}
        onStale={onStale}
      >
        {(charge) => <PlanTotal checkout={checkout} offer={offer} charge={charge} />}
      </PaymentStep>
    </section>
  )
}
