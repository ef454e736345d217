import { hash32 } from '@sojourn/kernel'
import type { DatedFlight, FlightWorld } from '@sojourn/world'
import { describe, expect, test } from 'vitest'
import { destinationAirports, wholeFlightWorld } from '../flights.testing.ts'
import { type Way, waysBetween } from './connections.ts'
import { boundOfWay, hasDeparted, itineraryOf, readItinerary } from './itinerary.ts'
import { type NetworkIndex, networkOf } from './network-index.ts'
import { isCircle, isUsualWay } from './usual-way.ts'
import { dayNumberOf, dayOf } from './zone-clocks.ts'

const world = wholeFlightWorld()
const index = networkOf(world)
/** Clocks change in America, in Europe, back again, and twice in Australia. */
const CLOCK_CHANGES = ['2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07', '2027-04-04', '2027-10-03']
const airport = (iata: string): number => world.findAirport(iata)!
const between = (from: string, to: string, day: string) => waysBetween(index, [airport(from)], [airport(to)], dayNumberOf(day))

describe('times', () => {
  test('a flight of the index has the times that the world gives it, on days on which clocks change too', () => {
    for (const day of ['2027-01-15', ...CLOCK_CHANGES]) {
      for (let flight = hash32(day) % 29; flight < index.plans.length; flight += 29) {
        const plan = index.plans[flight]!
        const real = world.onDay(plan, day)
        if (real) expect(index.dated(flight, dayNumberOf(day))).toEqual(real)
      }
    }
  })

  test('a flight lasts as long as its block on every day, and lands the day before over the date line', () => {
    const flights = ['AKL', 'NAN', 'SYD'].flatMap((from) => ['RAR', 'HNL', 'PPT', 'LAX'].flatMap((to) => between(from, to, '2027-03-17').ways))
    const dated = flights.map((way) => boundOfWay(index, way))
    for (const { flights: each } of dated) for (const { plan, departsMs, arrivesMs } of each) expect((arrivesMs - departsMs) / 60_000).toBe(plan.block)
    expect(dated.some(({ flights: [first] }) => first!.daysLater < 0)).toBe(true)
  })
})

describe('against a search by brute force among 40 airports', () => {
  // Half of them the largest, half of all sizes: many of these need two changes.
  const bySize = [...world.airports.keys()].sort((a, b) => world.airports[b]!.paxMillions - world.airports[a]!.paxMillions)
  const chosen = bySize.filter((_, nth) => nth < 20 || nth % 59 === 0).slice(0, 40)
  const small: FlightWorld = { ...world, flights: world.flights.filter(({ from, to }) => chosen.includes(from) && chosen.includes(to)) }
  const smallIndex = networkOf(small)

  test.each(['2027-03-16', ...CLOCK_CHANGES.slice(0, 2)])(
    'what is found on %s is legal, nothing non-stop or with one change is quicker, and no way with two changes is missed',
    (day) => {
      const oracle = oracleOf(small, day)
      for (let nth = 0; nth < 150; nth++) {
        const [from, to] = [chosen[hash32(day, 'from', nth) % chosen.length]!, chosen[hash32(day, 'to', nth) % chosen.length]!]
        if (world.airports[from]!.cityCode === world.airports[to]!.cityCode) continue
        const { ways, onlyLong } = waysBetween(smallIndex, [from], [to], dayNumberOf(day))
        for (const way of ways) expect([null, ...(onlyLong ? ['too long'] : [])]).toContain(faultOf(smallIndex, way, from, to, day))
        const expected = oracle(from, to)
        if (expected.length === 0) {
          if (oracle.hasTwoChanges(from, to))
            expect([world.airports[from]!.iata, world.airports[to]!.iata, onlyLong]).toEqual([world.airports[from]!.iata, world.airports[to]!.iata, false])
          continue
        }
        expect(onlyLong).toBe(false)
        const quickest = Math.min(...ways.filter(({ flights }) => flights.length <= 2).map(({ leaves, lands }) => lands - leaves))
        expect([day, world.airports[from]!.iata, world.airports[to]!.iata, quickest]).toEqual([
          day,
          world.airports[from]!.iata,
          world.airports[to]!.iata,
          Math.min(...expected),
        ])
        expect(ways.filter(({ flights }) => flights.length === 1)).toHaveLength(
          small.flights.filter((plan) => plan.from === from && plan.to === to && small.onDay(plan, day)).length,
        )
      }
    },
  )
})

test('3,000 pairs of destinations have a way on any day, and each that is found can be read again and is sold as one', () => {
  const all = destinationAirports()
  const days = ['2027-02-02', ...CLOCK_CHANGES]
  const without: string[] = []
  for (let nth = 0; nth < 3_000; nth++) {
    const [from, to] = [all[hash32('from', nth) % all.length]!, all[hash32('to', nth) % all.length]!]
    const day = days[nth % days.length]!
    if (world.airports[from]!.cityCode === world.airports[to]!.cityCode) continue
    const { ways, onlyLong } = waysBetween(index, [from], [to], dayNumberOf(day))
    if (ways.length === 0) without.push(`${world.airports[from]!.iata} ${world.airports[to]!.iata} ${day}`)
    if (nth % 10 !== 0) continue
    for (const way of [...ways.slice(0, 3), ...ways.slice(-2)]) {
      const bound = boundOfWay(index, way)
      expect(onlyLong || isUsualWay(index, bound)).toBe(true)
      expect(isCircle(index, bound)).toBe(false)
      const itinerary = itineraryOf([bound])
      expect(readItinerary(world, itinerary.id)).toEqual(itinerary)
    }
  }
  expect(without).toEqual([])
})

test('longer ways are only told where there is nothing with two changes', () => {
  const long = destinationAirports().flatMap((from) => {
    const found = waysBetween(index, [from], [airport('USH')], dayNumberOf('2027-03-17'))
    return found.onlyLong ? [found.ways] : []
  })
  expect(long.length).toBeGreaterThan(0)
  for (const ways of long) expect(ways.map(({ leaves }) => leaves)).toEqual(ways.map(({ leaves }) => leaves).toSorted((a, b) => a - b))
})

test('a journey whose flights do not touch, leave too soon after each other or not on their day cannot be read', () => {
  const way = between('LIS', 'JFK', '2027-03-17').ways.find(({ flights }) => flights.length === 2)!
  const { id, bounds } = itineraryOf([boundOfWay(index, way)])
  expect(readItinerary(world, id)).not.toBeNull()
  const [first, second] = id.split('.') as [string, string]
  const { departsAt, departsMs } = bounds[0]!.flights[0]!
  expect([hasDeparted({ id, bounds }, departsMs - 1), hasDeparted({ id, bounds }, departsMs)]).toEqual([false, true])
  expect(departsAt.slice(0, 10)).toBe('2027-03-17')
  for (const wrong of [
    `${second}.${first}`,
    `${first}~${second}~${first}`,
    id.replace('2027-03', '2027-02'),
    `${id}.`,
    '',
    'XX999-2027-03-17',
    `${first}-2027-02-30`,
    Array(6).fill(first).join('~'),
  ])
    expect([wrong, readItinerary(world, wrong)]).toEqual([wrong, null])
})

/** Minutes of every way that is non-stop or has one change, by the rules as they are written. */
function oracleOf(small: FlightWorld, day: string) {
  const onDays = new Map<string, DatedFlight[]>()
  const leavingOn = (from: number, to: number): DatedFlight[] => {
    const key = `${from} ${to}`
    const known =
      onDays.get(key) ??
      small.flights
        .filter((plan) => plan.from === from && plan.to === to)
        .flatMap((plan) => [-1, 0, 1, 2, 3].flatMap((more) => small.onDay(plan, dayOf(dayNumberOf(day) + more)) ?? []))
    onDays.set(key, known)
    return known
  }
  const stops = [...new Set(small.flights.map(({ from }) => from))]
  const km = (a: number, b: number) => index.kmFrom(a)[b]!
  const cityOf = (at: number) => world.airports[at]!.cityCode
  const isDetour = (from: number, to: number, length: number) => length > Math.max(1.55 * km(from, to), km(from, to) + 900)
  const withUpToOne = (from: number, to: number): number[] => {
    const minutes = leavingOn(from, to).flatMap((flight) => (flight.day === day ? [flight.plan.block] : []))
    for (const at of stops) {
      if ([from, to].some((end) => cityOf(end) === cityOf(at)) || isDetour(from, to, km(from, at) + km(at, to))) continue
      for (const first of leavingOn(from, at))
        for (const second of first.day === day ? leavingOn(at, to) : [])
          if (waitFault(small, first, second) === null) minutes.push((second.arrivesMs - first.departsMs) / 60_000)
    }
    return minutes
  }
  const hasTwoChanges = (from: number, to: number): boolean =>
    stops.some((at) =>
      stops.some((then) => {
        if (new Set([from, at, then, to].map(cityOf)).size < 4 || isDetour(from, to, km(from, at) + km(at, then) + km(then, to))) return false
        return leavingOn(from, at).some(
          (first) =>
            first.day === day &&
            leavingOn(at, then).some(
              (second) => waitFault(small, first, second) === null && leavingOn(then, to).some((third) => waitFault(small, second, third) === null),
            ),
        )
      }),
    )
  return Object.assign(withUpToOne, { hasTwoChanges })
}

function waitFault({ airports }: FlightWorld, first: DatedFlight, second: DatedFlight): string | null {
  const [from, at, to] = [airports[first.plan.from]!, airports[first.plan.to]!, airports[second.plan.to]!]
  const [isIn, isOut] = [from.countryCode === at.countryCode, to.countryCode === at.countryCode]
  const base = { small: { DD: 30, DI: 45, ID: 50, II: 45 }, medium: { DD: 40, DI: 60, ID: 70, II: 60 }, large: { DD: 45, DI: 75, ID: 90, II: 70 } }
  const kind = `${isIn ? 'D' : 'I'}${isOut ? 'D' : 'I'}` as 'DD' | 'DI' | 'ID' | 'II'
  const minimum = base[at.size][kind] + (at.paxMillions > 40 ? 10 : 0) + (!isIn && ['US', 'CA', 'IN', 'CN'].includes(at.countryCode) ? 20 : 0)
  const minutes = (second.departsMs - first.arrivesMs) / 60_000
  if (first.plan.to !== second.plan.from) return 'does not touch'
  if (minutes < minimum) return 'too short'
  if (minutes > (kind === 'DD' ? 240 : 1_440)) return 'too long'
  const own = (plan: DatedFlight['plan']) => (plan.airline.kind === 'low-cost' ? plan.airline.code : '')
  return own(first.plan) === own(second.plan) ? null : 'not sold together'
}

function faultOf(of: NetworkIndex, way: Way, from: number, to: number, day: string): string | null {
  const { flights } = boundOfWay(of, way)
  const [first, last] = [flights[0]!, flights.at(-1)!]
  if (first.plan.from !== from || last.plan.to !== to || first.day !== day) return 'elsewhere'
  const cities = flights.map(({ plan }) => of.world.airports[plan.to]!.cityCode)
  if (new Set([of.world.airports[from]!.cityCode, ...cities]).size <= flights.length) return 'twice in one city'
  return way.flights.length > 3
    ? null
    : flights.slice(1).reduce<string | null>((fault, flight, nth) => fault ?? waitFault(of.world, flights[nth]!, flight), null)
}
