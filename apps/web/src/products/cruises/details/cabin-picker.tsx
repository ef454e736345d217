import { commaText, plural, say } from '@sojourn/i18n'
import { useId } from 'react'
import { useClockText } from '../../../lib/use-clock-text.ts'
import { Chip } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import type { FreeCabins } from '../cruises-api.ts'
import { listedCabin } from './cabin-words.ts'
import { DeckLegend } from './deck-legend.tsx'
import { DeckPlan } from './deck-plan.tsx'
import type { HeldNow } from './held-cabin.ts'
import { deckOf } from './with-held.ts'

export interface CabinPickerProps {
  readonly free: FreeCabins
  /** Null: the line chooses one. */
  readonly chosen: string | null
  /** The cabin of the grade that this visitor holds. */
  readonly held: HeldNow | null
  readonly deck: number
  readonly onDeck: (deck: number) => void
  readonly onChoose: (cabinNo: string | null) => void
}

const heldText = (clock: string | null): string => (clock === null ? say`held for you` : say`held for you until ${clock}`)

/** The cabins of a grade: one deck at a time on its plan, and beside it a list of those that are free. */
export function CabinPicker({ free: { cabins, decks, guarantee }, chosen, held, deck, onDeck, onChoose }: CabinPickerProps) {
  const id = useId()
  const clock = useClockText(held?.expiresAt ?? null)
  // One that is held already is free to nobody.
  const withFree = decks.filter(({ deck: no, free }) => free > 0 || [chosen, held?.cabin.cabinNo].some((each) => each && no === deckOf(each)))
  const shown = withFree.find((each) => each.deck === deck) ?? withFree[0]
  const options = [
    ...(guarantee ? [{ value: '', label: commaText([say`The line chooses one`, ...(held && held.cabin.cabinNo === null ? [heldText(clock)] : [])]) }] : []),
    ...cabins.map((cabin) => ({ value: cabin.cabin_no, label: listedCabin(cabin, cabin.cabin_no === held?.cabin.cabinNo ? heldText(clock) : null) })),
  ]
  const choose = (cabinNo: string) => {
    onChoose(cabinNo || null)
    const on = cabins.find(({ cabin_no }) => cabin_no === cabinNo)
    if (on) onDeck(on.deck)
  }
  return (
    <div className="mt-4 grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid content-start gap-4 md:order-last">
        <Select label={say`Your cabin`} value={chosen ?? ''} options={options} onChange={({ target }) => choose(target.value)} />
        {withFree.length > 0 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-1.5 text-small font-[620]">{say`Deck`}</legend>
            {withFree.map((each) => (
              <Chip key={each.deck} kind="radio" name={`${id}-deck`} value={each.deck} checked={each === shown} onChange={() => onDeck(each.deck)}>
                {`${each.deck} ${each.name}`}
              </Chip>
            ))}
          </fieldset>
        )}
        {shown && <DeckLegend />}
        {shown && (
          <p className="text-small text-ink-2">{say`${plural(shown.free, { one: '# free cabin', other: '# free cabins' })} of this grade on this deck`}</p>
        )}
      </div>
      {shown && (
        <div className="relative max-h-[34rem] overflow-y-auto">
          <DeckPlan
            key={shown.deck}
            deck={shown}
            cabins={cabins.filter((cabin) => cabin.deck === shown.deck)}
            chosen={chosen}
            onChoose={(cabinNo) => onChoose(cabinNo === chosen && guarantee ? null : cabinNo)}
          />
        </div>
      )}
    </div>
  )
}
