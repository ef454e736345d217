import { currencyNameText, moneyText, say } from '@sojourn/i18n'
import { useState } from 'react'
import { moveGuestDraft } from '../../lib/pass-guest-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { type CheckoutData, changeCurrency, type OtherPrice } from './checkout-api.ts'

type State =
  | { readonly step: 'unchanged' | 'busy' | 'left' }
  | { readonly step: 'offered'; readonly offer: OtherPrice }
  | { readonly step: 'refused'; readonly message: string }

export interface OtherCurrencyProps {
  readonly checkout: Pick<CheckoutData, 'checkoutId' | 'state' | 'price' | 'sold_as'>
  /** It is held in the other currency, by another checkout. */
  readonly onChanged: (checkoutId: string) => void
}

/** That the checkout keeps its own currency, and its price in the one the site shows, before anything changes. */
export function CurrencyOffer({ checkout: { checkoutId, state, price, sold_as }, currency, onChanged }: OtherCurrencyProps & { readonly currency: string }) {
  const [at, setAt] = useState<State>({ step: 'unchanged' })
  const [own, other] = [currencyNameText(price.currency), currencyNameText(currency)]
  const ask = async (consented?: number) => {
    setAt({ step: 'busy' })
    const answer = await changeCurrency(checkoutId, currency, consented)
    if (!answer.ok) return setAt({ step: 'refused', message: answer.message })
    const { checkoutId: changed } = answer.data
    if (changed === null) return setAt({ step: 'offered', offer: answer.data })
    moveGuestDraft(checkoutId, changed)
    onChanged(changed)
  }
  if (at.step === 'left') return null
  if (at.step === 'offered') {
    const { old_total: oldTotal, old_currency: oldCurrency, price: priced } = at.offer
    const [before, after] = [moneyText(oldTotal, oldCurrency), moneyText(priced.total, priced.currency)]
    return (
      <Note kind="plain" live className="mb-4">
        <p className="font-[620]">{say`${before} now, ${after} in ${other}`}</p>
        <p className="mt-1 text-ink-2">{say`Held until the same time. Anything you applied comes off, and you can apply it again at the new price.`}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button look="ink" size="small" onClick={() => void ask(priced.total)}>{say`Change to ${after}`}</Button>
          <Button size="small" onClick={() => setAt({ step: 'left' })}>{say`Keep ${before}`}</Button>
        </div>
      </Note>
    )
  }
  const canChange = state === 'open' && sold_as.rules.unit !== null && at.step !== 'refused'
  return (
    <Note
      kind={at.step === 'refused' ? 'wrong' : 'plain'}
      live
      className="mb-4"
      action={canChange && <Button size="small" busy={at.step === 'busy'} onClick={() => void ask()}>{say`See the price in ${other}`}</Button>}
    >
      {at.step === 'refused' ? at.message : say`This checkout stays in ${own}, whatever currency the rest of the site shows.`}
    </Note>
  )
}
