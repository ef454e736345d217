import { plural, say } from '@sojourn/i18n'
import { useId } from 'react'
import { Chip } from '../../../ui/choice.tsx'
import { Select } from '../../../ui/select.tsx'
import type { FreeCabins } from '../cruises-api.ts'
import { listedCabin } from './cabin-words.ts'
import { DeckLegend } from './deck-legend.tsx'
import { DeckPlan } from './deck-plan.tsx'

export interface CabinPickerProps {
  readonly free: FreeCabins
  /** Null: the line chooses one. */
  readonly chosen: string | null
  readonly deck: number
  readonly onDeck: (deck: number) => void
  readonly onChoose: (cabinNo: string | null) => void
}

/** The number of a cabin on its deck. */
const NUMBER_LENGTH = 3

/** The cabins of a grade: one deck at a time on its plan, and beside it a list of those that are free. */
export function CabinPicker({ free: { cabins, decks, guarantee }, chosen, deck, onDeck, onChoose }: CabinPickerProps) {
  const id = useId()
  // One that is held already is free to nobody.
  const withFree = decks.filter(({ deck: no, free }) => free > 0 || no === Number(chosen?.slice(0, -NUMBER_LENGTH)))
  const shown = withFree.find((each) => each.deck === deck) ?? withFree[0]
  const options = [
    ...(guarantee ? [{ value: '', label: say`The line chooses one` }] : []),
    ...cabins.map((cabin) => ({ value: cabin.cabin_no, label: listedCabin(cabin) })),
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
