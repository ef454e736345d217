import { dateText, moneyText, say } from '@sojourn/i18n'
import { useId, useState } from 'react'
import { savedCards } from '../../lib/saved-cards/own-cards-api.ts'
import { Button } from '../../ui/button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useLanding } from '../../ui/use-landing.ts'
import { type BookingData, payCharge } from './my-bookings-api.ts'

type Charge = BookingData['charges'][number]

interface ChargesProps {
  readonly booking: Pick<BookingData, 'charges' | 'price'>
  /** Of one's own: it can be paid early. */
  readonly mayPay: boolean
  readonly onChanged: () => void
}

/** What is charged after the booking, each on its day; nothing where nothing is. */
export function LaterCharges({ booking: { charges, price }, mayPay, onChanged }: ChargesProps) {
  const title = useId()
  if (charges.length === 0) return null
  return (
    <section aria-labelledby={title} className="mt-9">
      <h2 id={title} className="text-h3">{say`Later payments`}</h2>
      <ul className="mt-2 border-t border-rule">
        {charges.map((charge) => (
          <ChargeRow key={charge.charge_id} charge={charge} currency={price.currency} mayPay={mayPay} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Pick<ChargesProps, 'mayPay' | 'onChanged'> {
  readonly charge: Charge
  readonly currency: string
}

type State = { readonly step: 'idle' | 'asking' | 'paying' | 'pending' } | { readonly step: 'refused'; readonly message: string }
type Card = NonNullable<Awaited<ReturnType<typeof savedCards>>>[number]

function ChargeRow({ charge, currency, mayPay, onChanged }: RowProps) {
  const [state, setState] = useState<State>({ step: 'idle' })
  const said = useLanding<HTMLParagraphElement>(state.step === 'refused' || state.step === 'pending')
  const [cards, setCards] = useState<readonly Card[] | null>(null)
  const choose = async () => {
    setState({ step: 'asking' })
    const found = await savedCards()
    if (!found) return setState({ step: 'refused', message: say`We couldn't load your saved cards. Please try again in a moment.` })
    setState(found.length > 0 ? { step: 'idle' } : { step: 'refused', message: say`You have no other saved card. Add one under Payment methods.` })
    setCards(found)
  }
  const pay = async (cardId: string | null) => {
    setState({ step: 'paying' })
    const answer = await payCharge(charge.charge_id, cardId)
    if (!answer.ok) return setState({ step: 'refused', message: answer.message })
    if (answer.data.state === 'declined') setState({ step: 'refused', message: answer.data.message ?? say`Your card was declined. Nothing was charged.` })
    else setState({ step: answer.data.state === 'pending' ? 'pending' : 'idle' })
    onChanged()
  }
  const { text, kind } = tagOf(charge)
  return (
    <li className="border-b border-rule py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <time dateTime={charge.on} className="block text-body font-[580]">
            {dateText(charge.on)}
          </time>
          {charge.kind === 'fee' && <span className="block text-small">{say`Fee for canceling late or not coming`}</span>}
          {charge.pays[0] && <span className="block text-small text-ink-2">{charge.pays[0]}</span>}
        </p>
        <p className="flex shrink-0 items-center gap-2 font-[620] tabular-nums">
          <Tag kind={kind}>{text}</Tag>
          {moneyText(charge.amount, currency)}
        </p>
      </div>
      {charge.refunded > 0 && <p className="mt-1 text-small text-ink-2">{say`${moneyText(charge.refunded, currency)} refunded`}</p>}
      {charge.until && (
        <p className="mt-1 text-small text-stop">
          {charge.kind === 'fee'
            ? say`Your card was declined. We try again until ${dateText(charge.until)}.`
            : say`Your card was declined. If it isn't paid by ${dateText(charge.until)}, the booking is canceled.`}
        </p>
      )}
      {mayPay && charge.can_pay_now && (
        <div className="mt-2 flex flex-wrap gap-2">
          {charge.state !== 'needs_person' && (
            <Button size="small" className="min-h-11" busy={state.step === 'paying'} onClick={() => void pay(null)}>{say`Pay now`}</Button>
          )}
          {cards === null ? (
            <Button size="small" look="underlined" className="min-h-11" busy={state.step === 'asking'} onClick={() => void choose()}>
              {say`Pay now with another card`}
            </Button>
          ) : (
            cards.map(({ id, title }) => (
              <Button key={id} size="small" className="min-h-11" busy={state.step === 'paying'} onClick={() => void pay(id)}>
                {say`Pay now with ${title}`}
              </Button>
            ))
          )}
        </div>
      )}
      {(state.step === 'refused' || state.step === 'pending') && (
        <p
          ref={said}
          tabIndex={-1}
          role="alert"
          className={state.step === 'refused' ? 'mt-2 text-small text-stop outline-none' : 'mt-2 text-small outline-none'}
        >
          {state.step === 'refused' ? state.message : say`Your bank hasn't answered yet. You won't be charged twice.`}
        </p>
      )}
    </li>
  )
}

function tagOf({ state }: Charge): { readonly text: string; readonly kind: 'good' | 'plain' | 'wrong' } {
  switch (state) {
    case 'paid':
      return { text: say`Paid`, kind: 'good' }
    case 'scheduled':
      return { text: say`Upcoming`, kind: 'plain' }
    case 'called_off':
      return { text: say`Not charged`, kind: 'plain' }
    case 'retrying':
    case 'needs_person':
    case 'failed':
      return { text: say`Declined`, kind: 'wrong' }
  }
}
