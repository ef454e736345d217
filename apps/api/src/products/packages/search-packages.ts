import type { PackageFilters, ParsedBodyOf, searchPackages as searchCall } from '@sojourn/contracts'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { PartFound, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import { discountMinor, discountsOf } from './discounts.ts'
import { checkInDays, checkOutDays, misfitOf } from './fit.ts'
import type { PackageParts } from './parts.ts'
import { atFields } from './read-trip.ts'

type Body = ParsedBodyOf<typeof searchCall>

/** So many flights, and so many stays for the nights of these, are put together. */
const BEST = 20
const DAY = 10

/** A flight and a stay that fit each other. */
export interface Pair {
  readonly flight: PartFound
  readonly stay: PartFound
  /** How good both are among their own: lower is better. */
  readonly rank: number
  readonly totalMinor: number
  readonly savedMinor: number
}

export interface PairsFound {
  readonly flights: PartsFound
  /** Of all nights that the flights leave time for. */
  readonly stays: PartsFound
  readonly pairs: readonly Pair[]
}

export const sourceOf = ({ sources }: PackageParts, role: PartSource['role']): PartSource | null =>
  [...sources.values()].find((source) => source.role === role) ?? null

const nightsIn = (nights: string): TripAsk['nights'] => ({ from: nights.slice(0, DAY), until: nights.slice(-DAY) })

/** Flights that leave at least one night, the best first, and for their nights the best stays. Refuses what flights and stays refuse of a trip, at its fields. */
export async function findPairs(parts: PackageParts, ask: TripAsk, { flight, stay }: PackageFilters): Promise<Outcome<PairsFound>> {
  const [flightSource, staySource] = [sourceOf(parts, 'flight'), sourceOf(parts, 'stay')]
  if (!flightSource || !staySource) return refuse('not_sold_here')
  const flights = await flightSource.find(ask, { limit: BEST, filters: flight })
  if (!flights.ok) return { ok: false, refusal: atFields(flights.refusal) }
  const byNights = Map.groupBy(flights.value.parts, ({ starts, ends }) => `${checkInDays(starts)[0]} ${checkOutDays(ends)[0]}`)
  const slept = [...byNights].filter(([nights]) => nightsIn(nights).from < nightsIn(nights).until)
  const asked = await Promise.all(slept.map(([nights]) => staySource.find({ ...ask, nights: nightsIn(nights) }, { limit: BEST, filters: stay })))
  const found = asked.flatMap((stays, index) => (stays.ok ? [{ flights: slept[index]![1], stays: stays.value }] : []))
  const refused = asked.find((stays) => !stays.ok)
  if (found.length === 0 && refused && !refused.ok) return { ok: false, refusal: atFields(refused.refusal) }
  const order = new Map(flights.value.parts.map((part, index) => [part, index]))
  const pairs = found.flatMap((each) =>
    each.flights.flatMap((of) => each.stays.parts.flatMap((night, index) => pairOf(of, night, { rank: order.get(of)! + index }))),
  )
  return accept({ flights: flights.value, stays: found[0]?.stays ?? { parts: [], facets: {}, total: 0, late: [] }, pairs })
}

function pairOf(flight: PartFound, stay: PartFound, { rank }: Pick<Pair, 'rank'>): Pair[] {
  if (misfitOf([flight, stay])) return []
  const savedMinor = discountMinor(discountsOf(stay.offer, flight.offer))
  return [{ flight, stay, rank, savedMinor, totalMinor: flight.offer.quote.total.minor + stay.offer.quote.total.minor - savedMinor }]
}

type Compare = (a: Pair, b: Pair) => number
const byTotal: Compare = (a, b) => a.totalMinor - b.totalMinor || a.rank - b.rank
const scoreOf = ({ stay }: Pair): number => stay.card.stay?.score ?? 0

const BY: Readonly<Record<Body['sort'], Compare>> = {
  best: (a, b) => a.rank - b.rank || byTotal(a, b),
  price: byTotal,
  saving: (a, b) => b.savedMinor - a.savedMinor || byTotal(a, b),
  score: (a, b) => scoreOf(b) - scoreOf(a) || byTotal(a, b),
}

/** Every pair in its order, or the first of each stay or flight. */
export function inOrder(pairs: readonly Pair[], { sort, each }: Pick<Body, 'sort' | 'each'>): Pair[] {
  const sorted = pairs.toSorted(BY[sort])
  if (each === 'pair') return sorted
  const seen = new Set<string>()
  return sorted.filter((pair) => {
    const { key } = pair[each]
    return !seen.has(key) && seen.add(key)
  })
}
