import type { PricedBound } from './domain/fares.ts'
import { BETWEEN_BOUNDS_MINUTES, type Bound } from './network/itinerary.ts'

/** A bound that may become a part of journeys, with what it alone would come to. */
export interface Candidate {
  readonly priced: PricedBound<Bound>
  /** One way, for everyone who has a seat, in minor units of the currency that is asked for. */
  readonly totalMinor: number
  /** The part of it that is fare. */
  readonly fareMinor: number
  readonly minutes: number
  /** Price and time in one: lower is better. */
  readonly weight: number
  /** The network airline that flies all of it over a long way; null of others. */
  readonly longHaulOf: string | null
}

/** Of each bound so many are combined with those of others: the best, the cheapest, the quickest. */
const [BEST, CHEAPEST, QUICKEST] = [36, 16, 6]
/** How many journeys are priced to the minor unit: the best, and the cheapest. */
interface Most {
  readonly best: number
  readonly cheapest: number
}
const OF_A_SEARCH: Most = { best: 180, cheapest: 60 }
/** Where the lowest price alone is asked for: sums of bounds differ from prices of journeys by rounding. */
const OF_A_CALENDAR: Most = { best: 0, cheapest: 8 }
/** What a return on one network airline takes off its fares, as `priceJourney` does. */
const RETURN_OFF = 0.15

interface Joined {
  readonly parts: readonly Candidate[]
  readonly totalMinor: number
  readonly weight: number
}

/** Journeys of one bound of each list, none leaving before the one before it has landed: those that are likely the best and the cheapest. All of them where there is one list. */
export function combineBounds(lists: readonly (readonly Candidate[])[], of: 'search' | 'calendar' = 'search'): (readonly PricedBound<Bound>[])[] {
  const [first, ...others] = lists
  if (!first) return []
  if (others.length === 0) return first.map(({ priced }) => [priced])
  const count = of === 'search' ? OF_A_SEARCH : OF_A_CALENDAR
  let joined: Joined[] = likely(first, count).map((each) => ({ parts: [each], totalMinor: each.totalMinor, weight: each.weight }))
  for (const list of others) {
    const next = likely(list, count)
    joined = most(
      joined.flatMap((before) => next.flatMap((each) => join(before, each, lists.length === 2) ?? [])),
      count,
    )
  }
  return joined.map(({ parts }) => parts.map(({ priced }) => priced))
}

function join(before: Joined, then: Candidate, isPair: boolean): Joined | null {
  const last = before.parts[before.parts.length - 1]!
  const landed = last.priced.bound.flights[last.priced.bound.flights.length - 1]!.arrivesMs
  if (then.priced.bound.flights[0]!.departsMs < landed + BETWEEN_BOUNDS_MINUTES * 60_000) return null
  const off = isPair && last.longHaulOf !== null && last.longHaulOf === then.longHaulOf ? RETURN_OFF * (last.fareMinor + then.fareMinor) : 0
  return { parts: [...before.parts, then], totalMinor: before.totalMinor + then.totalMinor - off, weight: before.weight + then.weight - off }
}

/** The best, the cheapest, the quickest, and the cheapest of each airline that has lower fares for both ways. */
function likely(list: readonly Candidate[], { best }: Most): readonly Candidate[] {
  const byPrice = list.toSorted((a, b) => a.totalMinor - b.totalMinor || a.minutes - b.minutes)
  const ofAirline = new Map<string, Candidate>()
  for (const each of byPrice) if (each.longHaulOf !== null && !ofAirline.has(each.longHaulOf)) ofAirline.set(each.longHaulOf, each)
  const cheapest = [...byPrice.slice(0, CHEAPEST), ...ofAirline.values()]
  if (best === 0) return [...new Set(cheapest)]
  return [
    ...new Set([
      ...list.toSorted((a, b) => a.weight - b.weight).slice(0, BEST),
      ...cheapest,
      ...list.toSorted((a, b) => a.minutes - b.minutes).slice(0, QUICKEST),
    ]),
  ]
}

const most = (joined: Joined[], { best, cheapest }: Most): Joined[] => [
  ...new Set([
    ...joined.sort((a, b) => a.totalMinor - b.totalMinor).slice(0, cheapest),
    ...(best > 0 ? joined.sort((a, b) => a.weight - b.weight).slice(0, best) : []),
  ]),
]
