import { say } from '@sojourn/i18n'
import { type KeyboardEvent, useRef, useState } from 'react'
import { classes } from '../../../../ui/classes.ts'
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

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The seats of a flight, nose first. One tab stop: arrow keys go from seat to seat, Enter takes or gives back. It is never mirrored: seat A is on the left of the plane. */
export function SeatGrid({ flight, chosen, search, currency, onChoose }: SeatGridProps) {
  const { columns, rows } = flight
  const grid = useRef<HTMLTableElement>(null)
  const letters = columns.filter((letter) => letter !== null)
  const first = rows.flatMap(({ seats }) => seats).find(({ is_free }) => is_free) ?? rows[0]?.seats[0]
  const [at, setAt] = useState(first?.seat)
  const seatAt = (row: number, letter: string): Seat | undefined => rows.find((each) => each.row === row)?.seats.find(({ seat }) => seat === `${row}${letter}`)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !at) return
    event.preventDefault()
    const next = neighbourOf(at, step)
    if (!next) return
    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus()
  }
  /** The next seat in a direction: gaps are stepped over. */
  const neighbourOf = (seat: string, [down, across]: readonly [number, number]): string | null => {
    let [row, column] = [rows.findIndex((each) => each.row === Number.parseInt(seat, 10)), letters.indexOf(seat.slice(-1))]
    for (;;) {
      row += down
      column += across
      const [line, letter] = [rows[row], letters[column]]
      if (!line || letter === undefined) return null
      const found = seatAt(line.row, letter)
      if (found) return found.seat
    }
  }
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
                    isStop={at === `${row}${letter}`}
                    currency={currency}
                    onStop={setAt}
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
  readonly isStop: boolean
  readonly currency: string
  readonly onStop: (seat: string) => void
  readonly onChoose: (seat: string) => void
}

function SeatButton({ seat, owner, traveller, isStop, currency, onStop, onChoose }: SeatButtonProps) {
  if (!seat) return null
  const isTaken = !seat.is_free && owner === null
  return (
    <button
      type="button"
      data-seat={seat.seat}
      tabIndex={isStop ? 0 : -1}
      aria-label={spokenSeat(seat, owner, currency)}
      aria-pressed={owner !== null}
      aria-disabled={isTaken || undefined}
      onFocus={() => onStop(seat.seat)}
      onClick={() => isTaken || onChoose(seat.seat)}
      className={classes('seat', `seat-${seat.kind}`, isTaken && 'seat-taken', owner !== null && 'seat-chosen')}
    >
      {traveller}
    </button>
  )
}
