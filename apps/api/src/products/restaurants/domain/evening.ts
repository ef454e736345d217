import { type Day, instantMs } from '@sojourn/kernel'

export type Area = 'inside' | 'terrace' | 'bar'

/** What of a restaurant its tables are given out by. */
export interface House {
  readonly tables: readonly {
    readonly no: string
    readonly area: Area
    readonly seats: number
    /** The table beside it that it can be pushed together with; both name each other. */
    readonly joins: string | null
  }[]
  /** When people are seated, in quarters of an hour since midnight: both ends included. */
  readonly services: readonly { readonly first: number; readonly last: number }[]
  /** People who may be seated in one quarter of an hour. */
  readonly pacing: number
}

/** A table that others have, from a quarter until it is free again; `covers` is how many were seated then. */
export interface OthersTable {
  readonly no: string
  readonly from: number
  readonly until: number
  readonly covers: number
}

/** The name of the counter of people who are seated in one quarter of an hour. */
export const PACE = 'pace'
export const QUARTER_MS = 15 * 60_000
/** Quarters of an hour of a day and of the night after it, for which a table may still be somebody's. */
export const QUARTERS = 120

/** A quarter of a table, counted since 1970, that is held or sold by us; of `PACE` how many people. */
export interface TakenCell {
  readonly restaurantId: string
  readonly table: string
  readonly cell: number
  readonly taken: number
}

/** The quarter of 1970 that a day begins with, by the clock of the place at its noon: no clock changes between noon and the last who are seated. */
export const firstQuarterOf = (day: Day, timeZone: string): number => instantMs(day, '12:00', timeZone) / QUARTER_MS - 48

/** One day of a restaurant: what of its tables is taken, by whomever. Times are quarters of an hour since midnight. */
export interface Evening<Of extends House = House> {
  readonly restaurant: Of
  readonly firstQuarter: number
  /** For each table, in their order, which quarters are taken. */
  readonly taken: readonly Uint8Array[]
  /** People whom others and we seat in each quarter. */
  readonly seatedByOthers: Int32Array
  readonly seatedByUs: Int32Array
}

export function eveningOf<Of extends House>(restaurant: Of, firstQuarter: number, others: readonly OthersTable[], ours: readonly TakenCell[]): Evening<Of> {
  const taken = restaurant.tables.map(() => new Uint8Array(QUARTERS))
  const at = new Map(restaurant.tables.map(({ no }, index) => [no, index]))
  const [seatedByOthers, seatedByUs] = [new Int32Array(QUARTERS), new Int32Array(QUARTERS)]
  for (const { no, from, until, covers } of others) {
    taken[at.get(no)!]!.fill(1, from, Math.min(QUARTERS, until))
    seatedByOthers[from]! += covers
  }
  for (const { table, cell, taken: units } of ours) {
    const quarter = cell - firstQuarter
    if (units === 0 || quarter < 0 || quarter >= QUARTERS) continue
    if (table === PACE) seatedByUs[quarter]! += units
    else taken[at.get(table)!]![quarter] = 1
  }
  return { restaurant, firstQuarter, taken, seatedByOthers, seatedByUs }
}

/** One table, or two beside each other that are pushed together. */
export interface Seating {
  readonly tables: readonly string[]
  readonly area: Area
  readonly seats: number
}

/** Up to so many seats stay empty: large tables are for large parties. */
const WASTE_SMALL = 1
const WASTE_LARGE = 3
const LARGE_FROM = 7

/** How many more may be seated in a quarter. */
export const paceLeft = ({ restaurant, seatedByOthers, seatedByUs }: Evening, quarter: number): number =>
  restaurant.pacing - seatedByOthers[quarter]! - seatedByUs[quarter]!

/** What a counter of the pace begins with: what others leave of it. */
export const paceForUs = ({ restaurant, seatedByOthers }: Evening, quarter: number): number => Math.max(0, restaurant.pacing - seatedByOthers[quarter]!)

/** Who wants to sit: from a quarter on, for so many quarters. */
export interface Party {
  readonly quarter: number
  readonly turn: number
  readonly party: number
  /** Null where any will do. */
  readonly area: Area | null
}

/** Every way to seat a party, the best first: one table before two, as few empty seats as can be. Empty where it is full. */
export function seatingsFor(evening: Evening, { quarter, turn, party, area }: Party): Seating[] {
  if (paceLeft(evening, quarter) < party) return []
  const { restaurant, taken } = evening
  const until = quarter + turn
  const most = party + (party < LARGE_FROM ? WASTE_SMALL : WASTE_LARGE)
  const fits = (seats: number) => seats >= party && seats <= most
  const free = restaurant.tables.map(({ area: where }, index) => (area === null || where === area) && !taken[index]!.subarray(quarter, until).includes(1))
  const found: Seating[] = []
  restaurant.tables.forEach((table, index) => {
    if (!free[index]) return
    if (fits(table.seats)) found.push({ tables: [table.no], area: table.area, seats: table.seats })
    const other = table.joins === null ? -1 : restaurant.tables.findIndex(({ no }) => no === table.joins)
    if (other <= index || !free[other]) return
    const seats = table.seats + restaurant.tables[other]!.seats
    if (fits(seats)) found.push({ tables: [table.no, restaurant.tables[other]!.no], area: table.area, seats })
  })
  return found.sort((a, b) => a.tables.length - b.tables.length || a.seats - b.seats)
}

/** When people are seated on a day, in the order of time. */
export const seatingTimes = ({ services }: Pick<House, 'services'>): number[] => [
  ...new Set(services.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))),
]

export const quarterOf = (clock: string): number => Number(clock.slice(0, 2)) * 4 + Number(clock.slice(3, 5)) / 15

/** So far from the time that was asked for a table is still one of the nearest. */
const NEAR = 8

/** The five times nearest to one that have a table, in order; the asked one is among them where it is full. */
export function nearestTimes(times: readonly number[], asked: number, isFree: (quarter: number) => boolean, count = 5): number[] {
  const byDistance = times.filter((time) => Math.abs(time - asked) <= NEAR).sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked) || a - b)
  const chosen: number[] = byDistance[0] === asked ? [asked] : []
  for (const time of byDistance) {
    if (chosen.length === count) break
    if (time !== asked && isFree(time)) chosen.push(time)
  }
  // Where nothing is free the nearest are shown as full.
  const shown = chosen.some(isFree) ? chosen : byDistance.slice(0, count)
  return shown.sort((a, b) => a - b)
}
