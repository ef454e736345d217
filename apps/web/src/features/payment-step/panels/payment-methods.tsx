import { moneyText, say, sentencesText } from '@sojourn/i18n'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { laterText } from '../../../lib/price-block/pay-split.ts'
import { classes } from '../../../ui/classes.ts'
import { Lock } from '../../../ui/icons/lock.tsx'
import { isCovered, isFree } from '../paid-by.ts'
import type { Due, PaymentRoute } from '../payment-step-props.ts'

interface MethodsProps {
  readonly pay: Pick<PaymentRoute, 'route' | 'isPopup' | 'guarantee' | 'invoice'>
  readonly due: Due
  /** Where what is not due now is paid: "at the property". */
  readonly laterAt: string
  /** What a card that is saved as a guarantee may be charged later. */
  readonly mayCharge?: string | null
  /** What it means for the person's money, in the product's own words. */
  readonly lead?: string | null | undefined
  /** The boxes above the card: coupon, cash cards, points. */
  readonly boxes?: ReactNode
  /** The element that the cards of stored value are rendered in. */
  readonly cardsPlace?: Ref<HTMLDivElement>
  /** Cards of stored value will be rendered there: until then their place is reserved. */
  readonly awaitsCards?: boolean
  /** The result of the last try, where it is shown in the panel. */
  readonly notice?: ReactNode
  /** The provider's own words, in red under the form for 5 s (B4.6). */
  readonly providerText?: string | null
  /** How a card is given, where one is. */
  readonly children: ReactNode
}

/** The panel of A2.11: its boxes are groups, divided by hairlines. Nothing but what is to be said where there is nothing to pay. */
export function PaymentMethods({
  pay,
  due,
  laterAt,
  mayCharge = null,
  lead = leadOf(pay, due, laterAt, mayCharge),
  boxes,
  cardsPlace,
  awaitsCards = false,
  notice,
  providerText,
  children,
}: MethodsProps) {
  const title = useId()
  const box = useId()
  const isCard = pay.route === 'card' || pay.route === 'set_up' || (pay.route === 'hosted' && Boolean(pay.invoice))
  // What was typed on a card stays, also while no card is needed.
  const [wasCard, setWasCard] = useState(isCard)
  if (isCard && !wasCard) setWasCard(true)
  if (isFree(due, pay.route)) return notice ? <div className="mt-9 empty:hidden">{notice}</div> : null
  return (
    <section aria-labelledby={title} className="mt-9 min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 border-ink pb-3">
        <h2 id={title} className="font-text text-input font-[640] tracking-[0.02em]">{say`PAYMENT METHODS`}</h2>
        <p className="flex items-center gap-2 text-caption text-ink-3">
          <Lock aria-hidden size={14} />
          {say`Your card details go straight to the payment provider`}
        </p>
      </div>
      <div className="border border-t-0 border-rule-2 bg-sheet">
        {notice && <div className="px-4 pt-5 empty:hidden md:px-6">{notice}</div>}
        {boxes}
        <fieldset aria-labelledby={box} className="min-w-0 px-4 py-5 md:px-6">
          <h3 id={box} className="font-text text-body font-[640]">{say`Payment Methods`}</h3>
          {lead && <p className="mt-1 text-body">{lead}</p>}
          <div ref={cardsPlace} className={classes('not-empty:mt-3', awaitsCards && 'mt-3 empty:h-15')} />
          {wasCard && (
            <div hidden={!isCard} className="mt-3">
              {children}
            </div>
          )}
          <p role="alert" className="text-small font-[540] text-stop not-empty:mt-2">
            {providerText}
          </p>
        </fieldset>
      </div>
    </section>
  )
}

/** What the route means for the person's money, where it is not simply a card that pays. */
function leadOf({ route, isPopup, guarantee }: MethodsProps['pay'], due: Due, laterAt: string, mayCharge: string | null): string | null {
  const later =
    due.at_property > 0
      ? say`You pay ${laterText({ pay_at_property: due.at_property, pay_at_property_local: due.at_property_local, currency: due.currency })} ${laterAt}.`
      : null
  if (isCovered(due) && route === 'none') return joined(coveredText(due), later)
  if (route === 'none') return joined(say`Nothing is due now.`, later)
  if (route === 'set_up') return joined(say`Your card is saved as a guarantee. Nothing is charged to it now.`, mayCharge, later)
  if (route === 'hosted') {
    return isPopup
      ? say`You'll pay on our payment provider's secure page, which opens over this one.`
      : say`You'll pay on our payment provider's secure page, then come back here.`
  }
  return guarantee ? joined(say`Only what is due now is charged. Your card is also saved as a guarantee.`, mayCharge, later) : null
}

const joined = (...sentences: readonly (string | null)[]): string => sentencesText(sentences)

/** That no card is needed, and that a rest too small for one was waived. */
const coveredText = ({ waived, currency }: Due): string =>
  joined(say`No card needed: what you've applied covers everything due now.`, waived > 0 ? say`The remaining ${moneyText(waived, currency)} is on us.` : null)
