import { say } from '@sojourn/i18n'
import { classes } from '../../../ui/classes.ts'
import { useGridKeys } from '../../../ui/grid-keys.ts'
import type { FreeCabin } from '../cruises-api.ts'
import { spokenCabin } from './cabin-words.ts'

interface DeckPlanProps {
  /** Those of one deck. */
  readonly cabins: readonly FreeCabin[]
  readonly deckName: string
  readonly chosen: string | null
  readonly onChoose: (cabinNo: string) => void
}

interface PlanRow {
  readonly place: FreeCabin['place']
  readonly port: FreeCabin | null
  readonly starboard: FreeCabin | null
}

/** The number of a cabin from the bow, as its last digits say. */
const fromBow = ({ cabin_no: no, deck }: FreeCabin): number => Number(no.slice(String(deck).length))

/** Cabins that lie across the corridor from one another are a row; those that others have are left out. */
export function planOf(cabins: readonly FreeCabin[]): readonly PlanRow[] {
  const rows = Map.groupBy(
    cabins.toSorted((a, b) => fromBow(a) - fromBow(b)),
    (cabin) => Math.ceil(fromBow(cabin) / 2),
  )
  return [...rows.values()].map((across) => ({
    place: across[0]!.place,
    port: across.find(({ side }) => side === 'port') ?? null,
    starboard: across.find(({ side }) => side === 'starboard') ?? null,
  }))
}

const TITLES = { fore: say`Forward`, mid: say`Midship`, aft: say`Aft` } as const
const PLACES = ['fore', 'mid', 'aft'] as const

/** The free cabins of a deck from bow to stern. One tab stop: arrow keys go from cabin to cabin, Enter takes one. It is never mirrored: starboard is on the right. */
export function DeckPlan({ cabins, deckName, chosen, onChoose }: DeckPlanProps) {
  const rows = planOf(cabins)
  const { grid, onKeyDown, cell } = useGridKeys(
    rows.map(({ port, starboard }) => [port?.cabin_no ?? null, starboard?.cabin_no ?? null]),
    chosen && cabins.some(({ cabin_no }) => cabin_no === chosen) ? chosen : (rows[0]?.port ?? rows[0]?.starboard)?.cabin_no,
  )
  const button = (cabin: FreeCabin | null) =>
    cabin && (
      <button
        type="button"
        {...cell(cabin.cabin_no)}
        aria-label={spokenCabin(cabin)}
        aria-pressed={cabin.cabin_no === chosen}
        onClick={() => onChoose(cabin.cabin_no)}
        className={classes('deck-cabin', cabin.obstructed && 'deck-cabin-obstructed', cabin.cabin_no === chosen && 'deck-cabin-chosen')}
      >
        {cabin.cabin_no}
      </button>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons that arrow keys go through
    <table ref={grid} role="grid" aria-label={say`Free cabins on deck ${deckName}`} dir="ltr" className="deck-plan" onKeyDown={onKeyDown}>
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
              <tr key={port?.cabin_no ?? starboard?.cabin_no}>
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
