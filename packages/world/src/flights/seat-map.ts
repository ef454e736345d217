import { type Day, hashUnit } from '@sojourn/kernel'
import type { Aircraft } from './aircraft.ts'
import { CABINS, type Cabin } from './fare-data.ts'

export interface Seat {
  /** `14C`. */
  readonly name: string
  readonly at: 'window' | 'middle' | 'aisle'
  readonly kind: 'front' | 'exit' | 'standard'
}

export interface SeatRow {
  readonly row: number
  readonly exit: boolean
  readonly wing: boolean
  readonly seats: readonly Seat[]
}

/** The seats of a cabin: as many as the aircraft has of it. */
export interface SeatMap {
  /** The letters of a row from left to right; null is an aisle. */
  readonly columns: readonly (string | null)[]
  readonly rows: readonly SeatRow[]
}

/** Letters of the groups of seats of a row; J is the last of ten, I is never used. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  '1-2-1': ['A', 'DG', 'K'],
  '1-2': ['A', 'DF'],
  '2-2': ['AC', 'DF'],
  '2-3': ['AC', 'DEF'],
  '3-3': ['ABC', 'DEF'],
  '2-3-2': ['AC', 'DEG', 'HK'],
  '2-4-2': ['AC', 'DEFG', 'HK'],
  '3-3-3': ['ABC', 'DEF', 'GHJ'],
  '3-4-3': ['ABC', 'DEFG', 'HJK'],
}
const BUSINESS = { narrow: '2-2', wide: '1-2-1' } as const
/** No row is called thirteen. */
const NO_ROW = 13
const FRONT_ROWS = 3
/** The rows over the wings, as parts of all of economy, and where the exits are. */
const [WING_FROM, WING_TO, EXIT_AT] = [0.3, 0.62, 0.4] as const

const layoutOf = ({ body, layout }: Aircraft, cabin: Cabin): readonly string[] => {
  if (cabin === 'economy') return LETTERS[layout.split(' ')[0]!]!
  return LETTERS[cabin === 'premium' ? '2-3-2' : BUSINESS[body]]!
}

const maps = new Map<string, SeatMap>()

/** The seats of one cabin of an aircraft, numbered from its front: of all that it has together no row comes twice. */
export function seatMapOf(aircraft: Aircraft, cabin: Cabin): SeatMap {
  const key = `${aircraft.code} ${cabin}`
  const known = maps.get(key)
  if (known) return known
  let row = 1
  let map: SeatMap = { columns: [], rows: [] }
  for (const each of [...CABINS].reverse()) {
    const groups = layoutOf(aircraft, each)
    const letters = groups.join('')
    const seats = aircraft.seats[each]
    const count = Math.ceil(seats / letters.length)
    const isOf = each === cabin
    const rows: SeatRow[] = []
    for (let at = 0; at < count; at++) {
      if (row === NO_ROW) row++
      if (isOf)
        rows.push(
          rowOf(row, { at, count, groups, isEconomy: each === 'economy', body: aircraft.body, seats: Math.min(letters.length, seats - at * letters.length) }),
        )
      row++
    }
    if (isOf) map = { columns: groups.flatMap((group, at) => [...(at > 0 ? [null] : []), ...group]), rows }
  }
  maps.set(key, map)
  return map
}

interface RowAt {
  readonly at: number
  readonly count: number
  readonly groups: readonly string[]
  readonly isEconomy: boolean
  readonly body: Aircraft['body']
  /** How many the row has: the last one may have fewer. */
  readonly seats: number
}

function rowOf(row: number, { at, count, groups, isEconomy, body, seats }: RowAt): SeatRow {
  const overWing = Math.round(count * EXIT_AT)
  const exit = isEconomy && (at === overWing || (body === 'narrow' && at === overWing + 1) || (body === 'wide' && at === 0))
  const wing = isEconomy && at >= count * WING_FROM && at < count * WING_TO
  const kind = exit ? 'exit' : isEconomy && at < FRONT_ROWS ? 'front' : 'standard'
  return { row, exit, wing, seats: namedSeats(row, groups, kind).slice(0, seats) }
}

const namedSeats = (row: number, groups: readonly string[], kind: Seat['kind']): Seat[] =>
  groups.flatMap((group, nth) =>
    [...group].map((letter, index): Seat => {
      const atWindow = (nth === 0 && index === 0) || (nth === groups.length - 1 && index === group.length - 1)
      const atAisle = (nth > 0 && index === 0) || (nth < groups.length - 1 && index === group.length - 1)
      return { name: `${row}${letter}`, at: atWindow ? 'window' : atAisle ? 'aisle' : 'middle', kind }
    }),
  )

/** Whether somebody else has a seat of a flight that is sold to that part. A seat once taken stays so as the flight fills. */
export const isSeatTaken = (seed: string, number: string, day: Day, seat: string, soldShare: number): boolean =>
  hashUnit(seed, 'seat', number, day, seat) < soldShare
