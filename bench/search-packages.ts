import { hash32 } from '@sojourn/kernel'
import { createWorld } from '@sojourn/world'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { inDays, ms, quantile } from './figures.ts'
import { type Visitor, visitorOf } from './visitor.ts'

const WARM_UP = 60
const SAMPLES = 200
const READY_WITHIN_MS = 300_000
const DAYS_AHEAD = 60
const NIGHTS = 5
const CITIES = 12
/** Cities that people leave from, with the destination that they are. */
const ORIGINS = [
  ['LON', 'london'],
  ['NYC', 'new-york'],
  ['MAD', 'madrid'],
  ['PAR', 'paris'],
  ['BER', 'berlin'],
  ['TYO', 'tokyo'],
] as const

/** Packages over HTTP, one after the other, each beside the two searches that it is made of: two adults and a child, a checked bag each. */
export async function searchPackages(): Promise<void> {
  const world = createWorld({ places: 'all' })
  const destinations = Array.from({ length: CITIES }, (_, nth) => world.destinations[hash32('destination', nth) % world.destinations.length]!)
  const server = await spawnServer({ readyWithinMs: READY_WITHIN_MS })
  try {
    const visitor = visitorOf(server.url)
    const kind = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'
    const tripOf = (turn: number) => {
      const { key, airport } = destinations[turn % CITIES]!
      const origins = ORIGINS.filter(([, near]) => near !== key)
      const [from] = origins[hash32('origin', turn) % origins.length]!
      return { from, to: key, iata: airport.iata, leave: inDays(30 + (turn % DAYS_AHEAD)), back: inDays(30 + NIGHTS + (turn % DAYS_AHEAD)) }
    }
    const apart: number[] = []
    const together: number[] = []
    let found = 0
    for (let turn = 0; turn < WARM_UP + SAMPLES; turn++) {
      const trip = tripOf(turn)
      const own = await timed(async () => {
        await flights(visitor, trip)
        await stays(visitor, trip)
      })
      const whole = await timed(async () => {
        found += (await packages(visitor, trip)).pairs
      })
      if (turn < WARM_UP) continue
      apart.push(own)
      together.push(whole)
    }
    const more = together.map((each, at) => each - apart[at]!)
    const line = (samples: readonly number[]) => `p50 ${ms(quantile(samples, 0.5))} p99 ${ms(quantile(samples, 0.99))}`
    console.log(
      `search packages (${kind}): ${line(together)}, flights and stays by themselves ${line(apart)}, on top of them ${line(more)}; ${Math.round(found / (WARM_UP + SAMPLES))} pairs in one`,
    )
  } finally {
    await server.stop()
  }
}

interface Trip {
  readonly from: string
  readonly to: string
  readonly iata: string
  readonly leave: string
  readonly back: string
}

const ROOMS = [{ adults: 2, children: [6] }]

const flights = (visitor: Visitor, { from, iata, leave, back }: Trip): Promise<unknown> =>
  visitor.call('/api/flights/search', {
    triptype: 2,
    flightsearch: [
      { from, to: iata, date: leave },
      { from: iata, to: from, date: back },
    ],
    ...{ adult: 2, child: 1, bags: { cabin: 0, checked: 1 }, currency: 'USD' },
  })

const stays = (visitor: Visitor, { to, leave, back }: Trip): Promise<unknown> =>
  visitor.call('/api/hotels/search', { destination: to, checkin: leave, checkout: back, rooms: ROOMS, currency: 'USD' })

const packages = (visitor: Visitor, { from, to, leave, back }: Trip): Promise<{ readonly pairs: number }> =>
  visitor.call('/api/packages/search', { from, to, leave, return: back, rooms: ROOMS, bags: 1, currency: 'USD' })

async function timed(what: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await what()
  return performance.now() - started
}
