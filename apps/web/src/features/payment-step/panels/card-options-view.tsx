import { say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type ReactNode, type Ref, useId } from 'react'
import type { CardIntent } from '../../../lib/saved-cards/card-modals.tsx'
import type { CardsState } from '../../../lib/saved-cards/create-saved-cards.ts'
import { Loading } from '../../../ui/skeleton.tsx'
import { type CardOption, cardOf } from '../card-options.ts'
import { OptionRow } from './option-row.tsx'
import { OptionSkeleton, OptionsFailed, withSkeletons } from './options-states.tsx'
import { SavedCardRow } from './saved-card-row.tsx'

interface OptionsViewProps {
  readonly state: CardsState
  readonly options: readonly CardOption[]
  readonly chosen: string | null
  /** The saved cards take long to come. */
  readonly isLate: boolean
  readonly locked: boolean
  readonly today: Day
  readonly group: Ref<HTMLDivElement>
  readonly onPick: (value: string) => void
  readonly onAsk: (intent: CardIntent) => void
  readonly onAgain: () => void
  /** The form that saves a card, under its own option. */
  readonly adding: ReactNode
}

/** The ways to pay by card, one of them chosen. The form of a new card is below the last one. */
export function CardOptionsView({ state, options, chosen, isLate, locked, today, group, onPick, onAsk, onAgain, adding }: OptionsViewProps) {
  const name = useId()
  const mayChange = state.step === 'ready' && state.mayChange
  const isLoading = state.step === 'loading'
  const withInvoice = options.some(({ uniquekey }) => uniquekey === 'invoice')
  const title = withInvoice ? say`Payment` : say`Credit Card`
  // What is clicked must not move: until the saved cards are here, or take long, only what is chosen by then is listed, such as the new card that is being typed.
  const listed = isLate ? options : options.filter(({ value }) => value === chosen)
  const isWanting = state.step === 'failed' || (state.step === 'ready' && state.stale)
  return (
    <>
      {isWanting && <OptionsFailed stale={state.step === 'ready'} onAgain={onAgain} />}
      <div ref={group} role="radiogroup" aria-label={title}>
        <h4 className="mb-2 text-body font-[640]">{title}</h4>
        {isLoading && <Loading what={say`Loading your saved cards…`} />}
        {(isLoading ? withSkeletons(listed, withInvoice) : options).map((option) => {
          if ('height' in option) return <OptionSkeleton key={option.id} {...option} />
          const { value, label, uniquekey } = option
          const row = { name, chosen: value === chosen, onPick: () => onPick(value) }
          const card = cardOf(option)
          if (card) return <SavedCardRow key={value} {...row} {...{ option, card, locked, today }} onAsk={mayChange ? onAsk : null} />
          return (
            <OptionRow key={value} {...row} value={value} disabled={locked || !option.pickable} opened={uniquekey === 'add' && row.chosen && adding}>
              <span>
                <span className="block text-body font-[620]">{label}</span>
                {option.detail && <span className="block text-caption text-ink-2">{option.detail}</span>}
              </span>
            </OptionRow>
          )
        })}
      </div>
    </>
  )
}
