import type { PricedBound } from './domain/fares.ts'
import { BETWEEN_BOUNDS_MINUTES, type Bound } from './network/itinerary.ts'

/** A bound that may become a part of journeys, with what it alone would come to. */
export interface Candidate {
  readonly priced: PricedBound<Bound>
  /** One way, for everyone who has a seat, in minor units of the currency that is asked for. */
  readonly totalMinor: number
  /** The part of it that is fare, of those of `longHaulOf`. */
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
  for (const list of others) joined = joinAll(joined, likely(list, count), lists.length === 2, count)
  return joined.map(({ parts }) => parts.map(({ priced }) => priced))
}

/** The best and the cheapest of all that follow each other: sums are compared as numbers, and only what is chosen is made. */
function joinAll(before: readonly Joined[], next: readonly Candidate[], isPair: boolean, { best, cheapest }: Most): Joined[] {
  const count = before.length * next.length
  const [totals, weights] = [new Float64Array(count).fill(Number.POSITIVE_INFINITY), new Float64Array(count).fill(Number.POSITIVE_INFINITY)]
  const leaves = next.map(({ priced }) => priced.bound.flights[0]!.departsMs)
  for (let one = 0; one < before.length; one++) {
    const { parts, totalMinor, weight } = before[one]!
    const last = parts[parts.length - 1]!
    const ready = last.priced.bound.flights[last.priced.bound.flights.length - 1]!.arrivesMs + BETWEEN_BOUNDS_MINUTES * 60_000
    for (let two = 0; two < next.length; two++) {
      if (leaves[two]! < ready) continue
      const then = next[two]!
      const off = isPair && last.longHaulOf !== null && last.longHaulOf === then.longHaulOf ? RETURN_OFF * (last.fareMinor + then.fareMinor) : 0
      totals[one * next.length + two] = totalMinor + then.totalMinor - off
      weights[one * next.length + two] = weight + then.weight - off
    }
  }
  const chosen = new Set([...lowest(totals, cheapest), ...lowest(weights, best)])
  return [...chosen].map((at) => {
    const [one, two] = [before[Math.floor(at / next.length)]!, next[at % next.length]!]
    return { parts: [...one.parts, two], totalMinor: totals[at]!, weight: weights[at]! }
  })
}

/** The places of the lowest numbers that there are, at most so many, in their order. */
function lowest(values: Float64Array, most: number): number[] {
  if (most === 0) return []
  const sorted = values.toSorted()
  const limit = sorted[Math.min(most, sorted.length) - 1] ?? 0
  const found: number[] = []
  for (let at = 0; at < values.length && found.length < most; at++) if (values[at]! < limit) found.push(at)
  for (let at = 0; at < values.length && found.length < most; at++) if (values[at] === limit && limit !== Number.POSITIVE_INFINITY) found.push(at)
  return found
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
