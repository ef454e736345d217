import { hash32 } from '@sojourn/kernel'
import { createFlightWorld, createWorld } from '@sojourn/world'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { inDays, ms, quantile } from './figures.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const WARM_UP = 150
const SAMPLES = 600
const RETURNS = 300
const CALENDARS = 24
const ORIGINS = 12
const PAIRS = 3_000
const READY_WITHIN_MS = 300_000
const DAYS_AHEAD = 60

interface Found {
  readonly total: number
  readonly only_long_ways: boolean
}

/** Flights over HTTP, one after the other: two adults and a child with a checked bag each, all taxes and our own stock in the price. With `pairs` also 3,000 pairs of destinations, to count those without an answer. */
export async function searchFlights(more: readonly string[]): Promise<void> {
  const world = createWorld({ places: 'all' })
  const started = performance.now()
  const flights = createFlightWorld(world)
  console.log(`flights made in ${ms(performance.now() - started)}: ${flights.flights.length} numbers, ${flights.airports.length} airports`)
  const cities = citiesOf(flights.airports)
  const server = await spawnServer({ readyWithinMs: READY_WITHIN_MS })
  try {
    const visitor = visitorOf(server.url)
    const kind = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'
    const first = await timed(() => search(visitor, ['LON', 'NYC'], 0, 1))
    for (let turn = 0; turn < WARM_UP; turn++) await search(visitor, cities(turn), turn, 1 + (turn % 2))
    const oneWay = await eachTurn(SAMPLES, (turn) => search(visitor, cities(1_000 + turn), turn, 1))
    const returns = await eachTurn(RETURNS, (turn) => search(visitor, cities(5_000 + turn), turn, 2))
    console.log(`search flights (${kind}): one way ${lineOf(oneWay)}, return ${lineOf(returns)}, the first of all ${ms(first)}`)
    const calendars = await eachTurn(CALENDARS, (turn) => calendar(visitor, cities(9_000 + turn)))
    const airports = world.destinations.map(({ airport }) => airport.iata)
    const origins = Array.from({ length: ORIGINS }, (_, nth) => airports[hash32('origin', nth) % airports.length]!)
    const cold = await eachTurn(ORIGINS, (turn) => explore(visitor, origins[turn]!))
    const warm = await eachTurn(ORIGINS, (turn) => explore(visitor, origins[turn]!))
    console.log(`calendar of two months ${lineOf(calendars)}, map of a place ${lineOf(cold)}, asked for again ${lineOf(warm)}`)
    if (more.includes('pairs')) await countAnswers(visitor, airports)
  } finally {
    await server.stop()
  }
}

/** Pairs of cities, larger ones more often. */
function citiesOf(airports: readonly { readonly iata: string; readonly cityCode: string; readonly paxMillions: number }[]) {
  const own = new Set(airports.map(({ iata }) => iata))
  const codeOf = ({ iata, cityCode }: { readonly iata: string; readonly cityCode: string }) => (own.has(cityCode) ? iata : cityCode)
  const sums: number[] = []
  for (const { paxMillions } of airports) sums.push((sums.at(-1) ?? 0) + paxMillions ** 0.7)
  const pick = (name: string, turn: number): string => {
    const at = (hash32(name, turn) / 2 ** 32) * sums.at(-1)!
    return codeOf(airports[sums.findIndex((sum) => at < sum)]!)
  }
  return (turn: number): readonly [string, string] => {
    const [from, to] = [pick('from', turn), pick('to', turn)]
    return from === to ? [from, from === 'LON' ? 'NYC' : 'LON'] : [from, to]
  }
}

const PARTY = { adult: 2, child: 1, bags: { cabin: 0, checked: 1 }, currency: 'USD' }

function search(visitor: Visitor, [from, to]: readonly [string, string], turn: number, triptype: number): Promise<Found> {
  const out = { from, to, date: inDays(30 + (turn % DAYS_AHEAD)) }
  const flightsearch = triptype === 1 ? [out] : [out, { from: to, to: from, date: inDays(37 + (turn % DAYS_AHEAD)) }]
  return visitor.call('/api/flights/search', { triptype, flightsearch, ...PARTY })
}

async function calendar(visitor: Visitor, [from, to]: readonly [string, string]): Promise<void> {
  for (const days of [40, 70]) await visitor.call('/api/flights/calendar', { from, to, month: inDays(days).slice(0, 7), ...PARTY })
}

const explore = (visitor: Visitor, from: string) => visitor.call('/api/flights/explore', { from, month: inDays(60).slice(0, 7), adult: 1, currency: 'USD' })

async function timed(what: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await what()
  return performance.now() - started
}

async function eachTurn(turns: number, what: (turn: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let turn = 0; turn < turns; turn++) samples.push(await timed(() => what(turn)))
  return samples
}

async function countAnswers(visitor: Visitor, airports: readonly string[]): Promise<void> {
  const counts = { none: 0, long: 0, searched: 0 }
  for (let nth = 0; nth < PAIRS; nth++) {
    const [from, to] = [airports[hash32('pair from', nth) % airports.length]!, airports[hash32('pair to', nth) % airports.length]!]
    if (from === to) continue
    const { total, only_long_ways } = await search(visitor, [from, to], nth, 1)
    counts.searched++
    if (total === 0) counts.none++
    if (only_long_ways) counts.long++
  }
  console.log(`${counts.searched} pairs of destinations: ${counts.none} without an answer, ${counts.long} with longer ways alone`)
}

const lineOf = (samples: readonly number[]): string => `p50 ${ms(quantile(samples, 0.5))} p99 ${ms(quantile(samples, 0.99))}`
