import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import type { ReactNode, Ref } from 'react'
import type { CardIntent } from '../../lib/saved-cards/card-modals.tsx'
import type { CardsState } from '../../lib/saved-cards/create-saved-cards.ts'
import { Button } from '../../ui/button.tsx'
import { CardList } from './panels/card-list.tsx'
import { type Limit, LimitNote, NeedsScript } from './panels/limits.tsx'
import { CardPending, CardsFailed, CardsSkeleton, CardsStale, NoCards } from './panels/list-states.tsx'

interface ViewProps {
  readonly state: CardsState
  readonly today: Day
  readonly isDemo: boolean
  /** The bank has yet to answer about a card just added. */
  readonly pending: boolean
  /** The open form; null while it is closed. */
  readonly adding: ReactNode
  readonly title: Ref<HTMLHeadingElement>
  readonly onAdd: () => void
  readonly onAsk: (intent: CardIntent) => void
  readonly onAgain: () => void
}

/** The page in each of its states. */
export function PaymentMethodsView({ state, today, isDemo, pending, adding, title, onAdd, onAsk, onAgain }: ViewProps) {
  const limit: Limit | null = isDemo ? 'demo' : state.step === 'ready' && !state.mayChange ? 'looking' : null
  const canAdd = limit === null && state.step === 'ready'
  const isEmpty = state.step === 'ready' && state.cards.length === 0
  return (
    <div className="mt-7 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section className="min-w-0">
        <h2 ref={title} tabIndex={-1} className="mb-4 text-h3 outline-none">{say`Saved cards`}</h2>
        {limit && <LimitNote limit={limit} />}
        {pending && <CardPending onAgain={onAgain} />}
        {state.step === 'ready' && state.stale && <CardsStale onAgain={onAgain} />}
        {state.step === 'loading' && <CardsSkeleton />}
        {state.step === 'failed' && <CardsFailed message={state.message} onAgain={onAgain} />}
        {isEmpty && <NoCards canAdd={canAdd} />}
        {state.step === 'ready' && !isEmpty && <CardList cards={state.cards} today={today} onAsk={limit ? null : onAsk} />}
        {adding}
        {canAdd && !adding && <Button look={isEmpty ? 'filled' : 'ink'} className="mt-6 noscript:hidden" onClick={onAdd}>{say`Add a card`}</Button>}
        {!limit && <NeedsScript />}
      </section>
      <Facts />
    </div>
  )
}

function Facts() {
  return (
    <aside aria-label={say`How we protect your cards`} className="border-t-3 border-ink bg-sheet px-5 py-5 text-small text-ink-2">
      <h2 className="font-text text-body font-[640] text-ink">{say`How we protect your cards`}</h2>
      <ul className="mt-2.5 grid gap-2.5">
        <li>{say`Card numbers go straight to the payment provider. We only see the brand and the last four digits.`}</li>
        <li>{say`The security code is never stored.`}</li>
        <li>{say`Saving a card charges nothing. You'll see every payment before you make it.`}</li>
      </ul>
    </aside>
  )
}
