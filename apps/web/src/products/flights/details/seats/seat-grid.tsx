import { say } from '@sojourn/i18n'
import { classes } from '../../../../ui/classes.ts'
import { useGridKeys } from '../../../../ui/grid-keys.ts'
import type { FlightSearch } from '../../flight-address.ts'
import { travellerText } from '../../flight-words.ts'
import type { SeatMap } from '../../flights-api.ts'
import type { ChosenSeat } from '../flight-sum.ts'
import { type Seat, spokenSeat } from './seat-words.ts'

interface SeatGridProps {
  readonly flight: SeatMap
  /** The seats chosen on this flight. */
  readonly chosen: readonly ChosenSeat[]
  readonly search: FlightSearch
  readonly currency: string
  readonly onChoose: (seat: string) => void
}

/** The seats of a flight, nose first. One tab stop: arrow keys go from seat to seat, Enter takes or gives back. It is never mirrored: seat A is on the left of the plane. */
export function SeatGrid({ flight, chosen, search, currency, onChoose }: SeatGridProps) {
  const { columns, rows } = flight
  const letters = columns.filter((letter) => letter !== null)
  const first = rows.flatMap(({ seats }) => seats).find(({ is_free }) => is_free) ?? rows[0]?.seats[0]
  const seatAt = (row: number, letter: string): Seat | undefined => rows.find((each) => each.row === row)?.seats.find(({ seat }) => seat === `${row}${letter}`)
  const { grid, onKeyDown, cell } = useGridKeys(
    rows.map(({ row }) => letters.map((letter) => seatAt(row, letter)?.seat ?? null)),
    first?.seat,
  )
  const owner = (seat: string): string | null => {
    const own = chosen.find((each) => each.seat === seat)
    return own ? travellerText(own.traveller, search) : null
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons that arrow keys go through
    <table ref={grid} role="grid" aria-label={say`Seats of ${flight.flight}`} dir="ltr" className="seat-map" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {columns.map((letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an aisle has no letter
            <th key={index} scope="col" className="seat-letter">
              {letter ?? <span className="sr-only">{say`Row`}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, exit }) => (
          <tr key={row} className={classes(exit && 'seat-exit-row')}>
            {columns.map((letter, index) =>
              letter === null ? (
                <RowNumber key={`aisle ${String(index)}`} row={row} isFirst={columns.indexOf(null) === index} />
              ) : (
                <td key={letter}>
                  <SeatButton
                    seat={seatAt(row, letter)}
                    owner={owner(`${row}${letter}`)}
                    traveller={chosen.find((each) => each.seat === `${row}${letter}`)?.traveller ?? null}
                    cell={cell}
                    currency={currency}
                    onChoose={onChoose}
                  />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In the first aisle; the others only leave room. */
function RowNumber({ row, isFirst }: { row: number; isFirst: boolean }) {
  return isFirst ? (
    <th scope="row" className="seat-row">
      {row}
    </th>
  ) : (
    <td className="seat-row" />
  )
}

interface SeatButtonProps {
  readonly seat: Seat | undefined
  readonly owner: string | null
  readonly traveller: number | null
  readonly cell: ReturnType<typeof useGridKeys>['cell']
  readonly currency: string
  readonly onChoose: (seat: string) => void
}

function SeatButton({ seat, owner, traveller, cell, currency, onChoose }: SeatButtonProps) {
  if (!seat) return null
  const isTaken = !seat.is_free && owner === null
  return (
    <button
      type="button"
      {...cell(seat.seat)}
      aria-label={spokenSeat(seat, owner, currency)}
      aria-pressed={owner !== null}
      aria-disabled={isTaken || undefined}
      onClick={() => isTaken || onChoose(seat.seat)}
      className={classes('seat', `seat-${seat.kind}`, isTaken && 'seat-taken', owner !== null && 'seat-chosen')}
    >
      {traveller}
    </button>
  )
}
