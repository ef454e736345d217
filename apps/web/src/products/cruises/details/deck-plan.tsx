import { commaText, say, sayAs } from '@sojourn/i18n'
import { type RefObject, useLayoutEffect } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useGridKeys } from '../../../ui/grid-keys.ts'
import type { Deck, FreeCabin } from '../cruises-api.ts'
import { spokenCabin } from './cabin-words.ts'
import { type PlannedCabin, planRows } from './plan-rows.ts'

interface DeckPlanProps {
  readonly deck: Deck
  /** The free ones of the deck that are of the grade. */
  readonly cabins: readonly FreeCabin[]
  readonly chosen: string | null
  readonly onChoose: (cabinNo: string) => void
}

const TITLES = { fore: say`Forward`, mid: say`Midship`, aft: say`Aft` } as const
const PLACES = ['fore', 'mid', 'aft'] as const
const STATES = { taken: sayAs('of a cabin')`taken`, other: say`another grade` } as const

/** All that is seen of a cabin, for those who do not see it. */
const spoken = ({ no, state, free }: PlannedCabin, isChosen: boolean): string =>
  free ? spokenCabin(free) : commaText([say`Cabin ${no}`, ...(isChosen || state === 'free' ? [] : [STATES[state]])])

/** Brings a cabin into sight within the plan, which alone is scrolled. */
function useInSight(plan: RefObject<HTMLTableElement | null>, cabinNo: string | undefined) {
  useLayoutEffect(() => {
    const cabin = plan.current?.querySelector<HTMLElement>(`[data-cell="${cabinNo ?? ''}"]`)
    const box = plan.current?.parentElement
    if (!cabin || !box) return
    const [at, seen] = [cabin.getBoundingClientRect(), box.getBoundingClientRect()]
    if (at.top < seen.top || at.bottom > seen.bottom) box.scrollTop += at.top - seen.top - box.clientHeight / 2
  }, [plan, cabinNo])
}

/**
 * A deck from bow to stern with all its cabins: those that are taken or of another grade are drawn, and cannot be chosen. One tab stop: arrow keys go from cabin to cabin, Enter takes one.
 * It is never mirrored: starboard is on the right.
 */
export function DeckPlan({ deck, cabins, chosen, onChoose }: DeckPlanProps) {
  const rows = planRows(deck, cabins)
  const all = rows.flatMap(({ port, starboard }) => [port, starboard])
  const first = all.find((cabin) => cabin?.no === chosen) ?? all.find((cabin) => cabin?.free)
  const { grid, onKeyDown, cell } = useGridKeys(
    rows.map(({ port, starboard }) => [port?.no ?? null, starboard?.no ?? null]),
    first?.no,
  )
  useInSight(grid, first?.no)
  const button = (cabin: PlannedCabin | null) => {
    if (!cabin) return null
    const { no, state, free } = cabin
    const isChosen = no === chosen
    return (
      <button
        type="button"
        {...cell(no)}
        aria-label={spoken(cabin, isChosen)}
        aria-pressed={free || isChosen ? isChosen : undefined}
        aria-disabled={free ? undefined : true}
        onClick={() => free && onChoose(no)}
        className={classes(
          'deck-cabin',
          free?.obstructed && 'deck-cabin-obstructed',
          isChosen ? 'deck-cabin-chosen' : state !== 'free' && `deck-cabin-${state}`,
        )}
      >
        {no}
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons that arrow keys go through
    <table ref={grid} role="grid" aria-label={say`Cabins on deck ${`${deck.deck} ${deck.name}`}`} dir="ltr" className="deck-plan" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col">{say`Port side`}</th>
          <th className="w-8" aria-hidden />
          <th scope="col">{say`Starboard side`}</th>
        </tr>
      </thead>
      {PLACES.map((place) => {
        const here = rows.filter((row) => row.place === place)
        if (here.length === 0) return null
        return (
          <tbody key={place}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="pt-2 text-center">
                {TITLES[place]}
              </th>
            </tr>
            {here.map(({ port, starboard }) => (
              <tr key={starboard?.no}>
                <td>{button(port)}</td>
                <td aria-hidden className="deck-corridor" />
                <td>{button(starboard)}</td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}
