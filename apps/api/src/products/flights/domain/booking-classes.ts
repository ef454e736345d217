import type { Day } from '@sojourn/kernel'

/** A class of seats of a cabin, by its letter: the cheap ones close first. */
export interface FareClass {
  readonly code: string
  /** 1 is the dearest of its cabin. */
  readonly rank: number
  /** Up to this part of a cabin may be sold before the class closes: the cheaper a class, the smaller. */
  readonly protect: number
  /** How many times the base fare it costs. */
  readonly factor: number
  /** How many days ahead it is bought at least. */
  readonly advanceDays: number
  /** Of a return with an airline of a network: only for those who stay over a Saturday night, or so of short ways alone. */
  readonly saturdayNight?: 'always' | 'short'
}

/** The seats of one flight: what others sold and what is held or sold by us. `isLower`: it has no such cabin and is flown in a lower one, in any class of that. */
export interface SeatCount {
  readonly capacity: number
  readonly others: number
  readonly ours: number
  readonly isLower: boolean
}

/** How many seats of a flight may be taken by us before a class closes: those of dearer classes count too. */
export const classLimit = ({ protect }: Pick<FareClass, 'protect'>, { capacity, others, isLower }: Omit<SeatCount, 'ours'>): number =>
  Math.max(0, Math.ceil(capacity * (isLower ? 1 : protect)) - others)

/** Classes that are sold so many days ahead, the cheapest first: many journeys of a search ask for the same. */
const remembered = new WeakMap<readonly FareClass[], Map<number, readonly FareClass[]>>()

function soldAhead(classes: readonly FareClass[], daysAhead: number): readonly FareClass[] {
  const byDays = remembered.get(classes) ?? new Map<number, readonly FareClass[]>()
  remembered.set(classes, byDays)
  const known = byDays.get(daysAhead) ?? classes.filter(({ advanceDays }) => daysAhead >= advanceDays).sort((a, b) => b.rank - a.rank)
  byDays.set(daysAhead, known)
  return known
}

const midweek = new WeakMap<readonly FareClass[], { readonly short: readonly FareClass[]; readonly long: readonly FareClass[] }>()

/** Classes that are sold to those who stay over no Saturday night. */
export function midweekClasses(classes: readonly FareClass[], { isLong }: { readonly isLong: boolean }): readonly FareClass[] {
  const known = midweek.get(classes) ?? {
    short: classes.filter(({ saturdayNight }) => saturdayNight === undefined),
    long: classes.filter(({ saturdayNight }) => saturdayNight !== 'always'),
  }
  midweek.set(classes, known)
  return isLong ? known.long : known.short
}

const SATURDAY = 6
const DAY_MS = 86_400_000

/** Whether the days on which bounds leave are those of a way there and back without a Saturday night in between. */
export function isMidweek(days: readonly Day[]): boolean {
  const [out, back] = days.map((day) => Date.parse(day) / DAY_MS)
  if (out === undefined || back === undefined || days.length !== 2) return false
  for (let night = out; night < back; night++) if (new Date(night * DAY_MS).getUTCDay() === SATURDAY) return false
  return true
}

/** The class of each who has a seat, one after the other in the cheapest that is open on all flights; null where the seats are not enough. */
export function classesFor(classes: readonly FareClass[], flights: readonly SeatCount[], daysAhead: number, seats: number): FareClass[] | null {
  const cheapestFirst = soldAhead(classes, daysAhead)
  const limits = cheapestFirst.map((each) => Math.min(...flights.map((flight) => classLimit(each, flight) - flight.ours)))
  const taken: FareClass[] = []
  for (let at = 0; taken.length < seats; ) {
    const open = cheapestFirst[at]
    if (!open) return null
    if (limits[at]! > taken.length) taken.push(open)
    else at++
  }
  return taken
}

/** How many seats are left in a class and those below it on the fullest flight. */
export const seatsLeft = (of: FareClass, flights: readonly SeatCount[]): number => Math.min(...flights.map((flight) => classLimit(of, flight) - flight.ours))

/**
 * Up to how many seats of a flight may be held and sold once these are taken, so that each of them is still in the class it was priced in: the
 * first of them takes the seat after what is taken, the second the one after that.
 */
export const limitToHold = (classes: readonly FareClass[], flight: Omit<SeatCount, 'ours'>): number =>
  Math.min(...classes.map((each, index) => classLimit(each, flight) - (index + 1))) + classes.length
