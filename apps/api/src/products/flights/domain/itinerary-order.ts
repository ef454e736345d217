import type { Cabin } from './market.ts'

export type ItinerarySort = 'best' | 'price' | 'duration' | 'departure' | 'arrival' | 'carbon'
export type ItineraryLabel = 'best' | 'cheapest' | 'fastest' | 'lowest_carbon'

/** What journeys are ordered by. */
export interface Ranked {
  readonly id: string
  /** Of the cheapest fare with the bags asked for, for everyone: minor units of the currency that is asked for. */
  readonly totalMinor: number
  /** The same for each who has a seat, in cents of a dollar. */
  readonly personCents: number
  readonly cabin: Cabin
  readonly minutes: number
  readonly stops: number
  readonly carbonGrams: number
  readonly leavesMs: number
  readonly landsMs: number
  /** Waits of a night, changes of airport, waits that are hardly enough, bounds that leave before 6 or land after 23:30. */
  readonly overnights: number
  readonly airportChanges: number
  readonly tightWaits: number
  readonly unsocial: number
  readonly hasCabinBag: boolean
}

export type BestReason = 'price' | 'time' | 'stops' | 'overnight' | 'other_airport' | 'tight' | 'unsocial' | 'no_cabin_bag'

/** One part of what a journey is weighed by, in cents of a dollar for each traveller, and what it counts: minutes, stops, waits. */
export interface BestPart {
  readonly of: BestReason
  readonly cents: number
  readonly count: number
}

const MINUTE_CENTS: Readonly<Record<Cabin, number>> = { economy: 33, premium: 33, business: 100, first: 100 }
const CENTS_FOR_EACH = { stops: 45_00, overnight: 60_00, other_airport: 40_00, tight: 30_00, unsocial: 15_00, no_cabin_bag: 20_00 } as const

/** What each minute, stop and inconvenience of a journey is reckoned at beside its price. No place is paid for. */
export function bestParts(of: Ranked): BestPart[] {
  const counted: readonly (readonly [keyof typeof CENTS_FOR_EACH, number])[] = [
    ['stops', of.stops],
    ['overnight', of.overnights],
    ['other_airport', of.airportChanges],
    ['tight', of.tightWaits],
    ['unsocial', of.unsocial],
    ['no_cabin_bag', of.hasCabinBag ? 0 : 1],
  ]
  return [
    { of: 'price', cents: of.personCents, count: 1 },
    { of: 'time', cents: Math.round(MINUTE_CENTS[of.cabin] * of.minutes), count: of.minutes },
    ...counted.flatMap(([reason, count]) => (count > 0 ? [{ of: reason, cents: CENTS_FOR_EACH[reason] * count, count }] : [])),
  ]
}

const bestCents = (of: Ranked): number => bestParts(of).reduce((sum, { cents }) => sum + cents, 0)

const byId = (a: Ranked, b: Ranked): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const byPrice = (a: Ranked, b: Ranked): number => a.totalMinor - b.totalMinor || a.minutes - b.minutes || byId(a, b)

const BY: Readonly<Record<Exclude<ItinerarySort, 'best'>, (a: Ranked, b: Ranked) => number>> = {
  price: byPrice,
  duration: (a, b) => a.minutes - b.minutes || byPrice(a, b),
  departure: (a, b) => a.leavesMs - b.leavesMs || byPrice(a, b),
  arrival: (a, b) => a.landsMs - b.landsMs || byPrice(a, b),
  carbon: (a, b) => a.carbonGrams - b.carbonGrams || byPrice(a, b),
}

const BEST_MAX = 5

/** Journeys that no other one beats in price, time and stops at once. */
function unbeaten<T extends Ranked>(rows: readonly T[]): T[] {
  const beats = (a: T, b: T) =>
    a.totalMinor <= b.totalMinor && a.minutes <= b.minutes && a.stops <= b.stops && (a.totalMinor < b.totalMinor || a.minutes < b.minutes || a.stops < b.stops)
  const front: T[] = []
  // Whatever beats a row costs no more: it stands before it, or is itself beaten by one that does.
  for (const row of rows.toSorted(byPrice)) if (!front.some((each) => beats(each, row))) front.push(row)
  return front
}

/** Best first: five of the unbeaten by their sums, ties by carbon, then the rest by price. */
function byBest<T extends Ranked>(rows: readonly T[]): T[] {
  const sums = new Map(rows.map((row) => [row, bestCents(row)]))
  const best = unbeaten(rows)
    .sort((a, b) => sums.get(a)! - sums.get(b)! || a.carbonGrams - b.carbonGrams || byId(a, b))
    .slice(0, BEST_MAX)
  const chosen = new Set(best)
  return [...best, ...rows.filter((row) => !chosen.has(row)).sort(byPrice)]
}

/** In an order that is always the same. */
export const inOrder = <T extends Ranked>(rows: readonly T[], sort: ItinerarySort): T[] => (sort === 'best' ? byBest(rows) : rows.toSorted(BY[sort]))

/** What is best, cheapest, fastest and lowest in carbon of all that was found. */
export function labelsOf(rows: readonly Ranked[]): ReadonlyMap<string, readonly ItineraryLabel[]> {
  const labels = new Map<string, ItineraryLabel[]>()
  const first: readonly (readonly [ItineraryLabel, ItinerarySort])[] = [
    ['best', 'best'],
    ['cheapest', 'price'],
    ['fastest', 'duration'],
    ['lowest_carbon', 'carbon'],
  ]
  for (const [label, sort] of first) {
    const top = inOrder(rows, sort)[0]
    if (top) labels.set(top.id, [...(labels.get(top.id) ?? []), label])
  }
  return labels
}

/** How carbon differs from what is usual among journeys, in percent; null where there is nothing to compare with. */
export function usualPercents(rows: readonly Pick<Ranked, 'id' | 'carbonGrams'>[]): ReadonlyMap<string, number> {
  const sorted = rows.map(({ carbonGrams }) => carbonGrams).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (rows.length < 2 || !median) return new Map()
  return new Map(rows.map(({ id, carbonGrams }) => [id, Math.round((100 * (carbonGrams - median)) / median)]))
}
