import { moneyText, say } from '@sojourn/i18n'
import { type ComponentProps, type RefObject, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { askBetterPrice, type CheckoutData } from './checkout-api.ts'

type Better = NonNullable<CheckoutData['better_price']>

export interface BetterPriceProps {
  readonly checkout: Pick<CheckoutData, 'checkoutId' | 'state' | 'price' | 'sold_as' | 'tenders' | 'better_price'>
  /** Null once it is the price of the checkout. */
  readonly better: Better | null
  /** The checkout has the better price. */
  readonly onChanged: () => void
}

type State =
  | { readonly step: 'offered' | 'busy' | 'left' }
  | { readonly step: 'taken'; readonly total: string; readonly as: Better['as'] }
  | { readonly step: 'refused'; readonly message: string }

/** Both prices of what is held, and the click that takes the lower one. */
export function BetterPriceOffer({ checkout: { checkoutId, state, price, tenders }, better, onChanged }: BetterPriceProps) {
  const [at, setAt] = useState<State>({ step: 'offered' })
  // What was clicked goes with its step.
  const place = useLanding<HTMLDivElement>(at.step !== 'offered' && at.step !== 'busy' && at.step)
  if (at.step === 'taken') {
    return (
      <Said place={place} kind="good">
        {at.as === 'agent' ? say`You now pay your agency's net price, ${at.total}.` : say`You now pay your member price, ${at.total}.`}
      </Said>
    )
  }
  if (at.step === 'refused') {
    return (
      <Said place={place} kind="wrong">
        {at.message}
      </Said>
    )
  }
  if (!better || state !== 'open') return null
  const [before, after] = [moneyText(price.total, price.currency), moneyText(better.total, better.currency)]
  const take = async () => {
    setAt({ step: 'busy' })
    const answer = await askBetterPrice(checkoutId, better.total)
    if (!answer.ok) {
      setAt({ step: 'refused', message: answer.message })
      return onChanged()
    }
    setAt({ step: 'taken', total: after, as: better.as })
    onChanged()
  }
  const use = <Button look="ink" size="small" busy={at.step === 'busy'} onClick={() => at.step === 'busy' || void take()}>{say`Use ${after}`}</Button>
  if (at.step === 'left') {
    return (
      <Said place={place} kind="plain" action={use}>
        {say`You pay ${before}.`}
      </Said>
    )
  }
  return (
    <Note kind="plain" live className="mb-4">
      <p className="font-[620]">{better.as === 'agent' ? say`Your agency's net price is ${after}` : say`Your member price is ${after}`}</p>
      <p className="mt-1 text-ink-2">{say`It's held at ${before}, the price before you signed in or joined. It stays held until the same time, and what you entered stays.`}</p>
      {isApplied(tenders) && <p className="mt-1 text-ink-2">{say`Anything you applied comes off, and you can apply it again at the new price.`}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {use}
        <Button size="small" onClick={() => at.step === 'busy' || setAt({ step: 'left' })}>{say`Keep ${before}`}</Button>
      </div>
    </Note>
  )
}

const isApplied = ({ coupon, cash_card, points, payment_cards }: CheckoutData['tenders']): boolean =>
  coupon !== null || cash_card !== null || points !== null || payment_cards.length > 0

/** What came of a click: it has the focus. */
function Said({ place, children, ...note }: { place: RefObject<HTMLDivElement | null> } & Pick<ComponentProps<typeof Note>, 'kind' | 'action' | 'children'>) {
  return (
    <div ref={place} tabIndex={-1} className="mb-4 outline-none">
      <Note {...note} live>
        {children}
      </Note>
    </div>
  )
}
