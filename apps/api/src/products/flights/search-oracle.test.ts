import { hash32 } from '@sojourn/kernel'
import type { DatedFlight, FlightWorld } from '@sojourn/world'
import { expect, test } from 'vitest'
import { priceBound, priceJourney } from './domain/fares.ts'
import { journeyPrice } from './domain/journey-price.ts'
import { travellersOf } from './domain/party.ts'
import { searchingOf } from './flights.testing.ts'
import { type FlightRequest, searchFlights } from './search-flights.ts'

const FAMILY: FlightRequest = { cabin: 'economy', party: { adult: 2, child: 1, infant: 1 }, bags: { cabin: 0, checked: 1 }, markupBasisPoints: 300 }
const base = searchingOf('EUR')
const { airports } = base.flights
const bySize = [...airports.keys()].sort((a, b) => airports[b]!.paxMillions - airports[a]!.paxMillions)
/** Half of them the largest, half of all sizes. */
const chosen = bySize.filter((_, nth) => nth < 20 || nth % 59 === 0).slice(0, 40)
const world: FlightWorld = { ...base.flights, flights: base.flights.flights.filter(({ from, to }) => chosen.includes(from) && chosen.includes(to)) }
const searching = { ...base, flights: world }

/**
 * Days on which clocks change: in America, in Europe, back again, and twice in Australia. The rules of a search as they are written, without any of its arrays: non-stop flights, each first flight with
 * the next two onward ones, two changes only where that is few, by the shortest ways and the next departures.
 */
test.each(['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2027-04-04', '2027-10-03'])(
  'on %s a search among 40 airports finds what a search by brute force finds, at the same lowest price',
  (day) => {
    const search = bruteForce(day)
    let compared = 0
    for (let nth = 0; nth < 45; nth++) {
      const [from, to] = [chosen[hash32(day, 'from', nth) % chosen.length]!, chosen[hash32(day, 'to', nth) % chosen.length]!]
      if (cityOf(from) === cityOf(to)) continue
      const expected = search(from, to)
      const { rows, onlyLong } = searchFlights(searching, [{ origins: [from], destinations: [to], day }], FAMILY)
      if (onlyLong) {
        expect(expected).toEqual([])
        continue
      }
      const prices = expected.flatMap((flights) => lowestPrice(flights) ?? [])
      const name = [airports[from]!.iata, airports[to]!.iata]
      expect([...name, ids(rows.map(({ itinerary }) => itinerary.bounds[0]!.flights))]).toEqual([
        ...name,
        ids(expected.filter((each) => lowestPrice(each) !== null)),
      ])
      expect([...name, Math.min(...rows.map(({ totalMinor }) => totalMinor))]).toEqual([...name, Math.min(...prices)])
      compared += expected.length
    }
    expect(compared).toBeGreaterThan(400)
  },
)

const ids = (all: readonly (readonly DatedFlight[])[]): string[] =>
  all.map((flights) => flights.map(({ plan, day }) => `${plan.number} ${day}`).join(', ')).toSorted()
const cityOf = (at: number): string => airports[at]!.cityCode

/** The cheapest fare, as the checkout reckons it. */
function lowestPrice(flights: readonly DatedFlight[]): number | null {
  const bound = priceBound(searching.market, { flights }, { party: FAMILY.party, cabin: FAMILY.cabin, stock: searching.stock })
  if (!bound) return null
  const ask = { ...FAMILY, types: travellersOf(FAMILY.party), extraChecked: [], seats: [] }
  return Math.min(...priceJourney(searching.market, [bound]).map((brand) => journeyPrice(searching, [bound], brand, ask).total.minor))
}

function bruteForce(day: string) {
  // Over the date line one lands the day before.
  const days = [-1, 0, 1, 2, 3, 4].map((more) => new Date(Date.parse(`${day}T12:00:00Z`) + more * 86_400_000).toISOString().slice(0, 10))
  const known = new Map<string, DatedFlight[]>()
  /** All flights of a pair from a day on, the earliest first. */
  const leaving = (from: number, to: number): DatedFlight[] => {
    const key = `${from} ${to}`
    const found =
      known.get(key) ??
      world.flights
        .filter((plan) => plan.from === from && plan.to === to)
        .flatMap((plan) => days.flatMap((each) => world.onDay(plan, each) ?? []))
        .sort((a, b) => a.departsMs - b.departsMs)
    known.set(key, found)
    return found
  }
  const today = (from: number, to: number) => leaving(from, to).filter((flight) => flight.day === day)
  const next = (before: DatedFlight, to: number, most: number) =>
    leaving(before.plan.to, to)
      .filter((after) => follows(before, after))
      .slice(0, most)
  const km = (...stops: number[]) => stops.slice(1).reduce((sum, at, nth) => sum + world.km(stops[nth]!, at), 0)
  const isDetour = (...stops: number[]): boolean => {
    const direct = km(stops[0]!, stops.at(-1)!)
    return km(...stops) > Math.max(1.55 * direct, direct + 900)
  }
  const others = (...stops: number[]) => chosen.filter((at) => stops.every((stop) => cityOf(stop) !== cityOf(at)))

  return (from: number, to: number): DatedFlight[][] => {
    const nonStop = today(from, to).map((flight) => [flight])
    const changing = others(from, to)
      .filter((at) => !isDetour(from, at, to))
      .flatMap((at) => today(from, at).flatMap((first) => next(first, to, 2).map((second) => [first, second])))
    const withTwo = (firsts: number, onward: number, pairs: number): DatedFlight[][] =>
      others(from, to)
        .flatMap((at) => others(from, to, at).map((then) => ({ at, then, km: km(from, at, then, to) })))
        .filter(({ at, then }) => !isDetour(from, at, then, to) && isFlown(from, at) && isFlown(at, then) && isFlown(then, to))
        .sort((a, b) => a.km - b.km)
        .slice(0, pairs)
        .flatMap(({ at, then }) =>
          today(from, at)
            .slice(0, firsts)
            .flatMap((first) => next(first, then, onward).flatMap((second) => next(second, to, onward).map((third) => [first, second, third]))),
        )
    if (nonStop.length + changing.length < 40) changing.push(...withTwo(4, 1, 400))
    if (nonStop.length + changing.length === 0) changing.push(...withTwo(Number.POSITIVE_INFINITY, 12, Number.POSITIVE_INFINITY))
    const weight = (flights: readonly DatedFlight[]) => (flights.at(-1)!.arrivesMs - flights[0]!.departsMs) / 60_000 + 90 * flights.length
    return [...nonStop, ...changing.sort((a, b) => weight(a) - weight(b) || a[0]!.departsMs - b[0]!.departsMs).slice(0, 240)]
  }
}

const flown = new Set(world.flights.map(({ from, to }) => `${from} ${to}`))
const isFlown = (from: number, to: number): boolean => flown.has(`${from} ${to}`)

/** Minutes to change at least, by the size of an airport: within a country, out of it, into it, and through it. */
const CHANGE = { small: [30, 45, 50, 45], medium: [40, 60, 70, 60], large: [45, 75, 90, 70] }

function follows(before: DatedFlight, after: DatedFlight): boolean {
  const [from, at, to] = [airports[before.plan.from]!, airports[before.plan.to]!, airports[after.plan.to]!]
  const [comesIn, goesOut] = [from.countryCode !== at.countryCode, to.countryCode !== at.countryCode]
  const crowded = at.paxMillions > 40 ? 10 : 0
  const bags = comesIn && ['US', 'CA', 'IN', 'CN'].includes(at.countryCode) ? 20 : 0
  const least = CHANGE[at.size][(comesIn ? 2 : 0) + (goesOut ? 1 : 0)]! + crowded + bags
  const minutes = (after.departsMs - before.arrivesMs) / 60_000
  // A low-cost airline connects with nobody but itself.
  const own = ({ plan }: DatedFlight) => (plan.airline.kind === 'low-cost' ? plan.airline.code : 'together')
  return own(before) === own(after) && minutes >= least && minutes <= (comesIn || goesOut ? 1_440 : 240)
}
