import type { Db } from '@sojourn/db'
import { DEFAULT_PAYMENTS, DEFAULT_SITE, invariant } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller, CallRoute, Reply } from '../../http/index.ts'
import { hotelsOn, migrationsOf, orgA } from './hotels.testing.ts'

/** A region is searched as the cities in it. */
const whole = createWorld({ seed: 'test', places: 'all' })
const world: World = { ...whole, destinations: whole.destinations.filter(({ key }) => ['seville', 'granada', 'florence'].includes(key)) }
let db: Db
let routes: readonly CallRoute[]

beforeAll(async () => {
  db = await testDb(migrationsOf())
  const hotels = hotelsOn(db, fakeClock())
  await db.asSystem((tx) => hotels.seed(tx, world))
  routes = hotels.routes.filter((route): route is CallRoute => route.kind === 'call')
}, 60_000)
afterAll(() => db.close())

const org = { markup: { b2c: 0, b2b: 0 }, minimumCheckinDays: 1, products: ['HLT', 'VR'], payments: DEFAULT_PAYMENTS, site: DEFAULT_SITE }
async function ask(path: string, body: unknown, language = 'en-US') {
  const route = routes.find(({ call }) => call.path === path)
  invariant(route, `${path} is served`)
  const caller = { orgId: orgA, currency: 'EUR', language, user: null, org } as unknown as Caller
  const outcome = await route.handle(route.call.body.parse(body), caller, {} as Reply)
  // biome-ignore lint/suspicious/noExplicitAny: the shape is parsed by the schema of the call
  return outcome.ok ? (route.call.data.parse(outcome.value) as any) : { refused: outcome.refusal }
}
const stay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2 }] }
const search = (destination: string, more: object = {}, product = 'hotels') => ask(`/api/${product}/search`, { destination, ...stay, limit: 100, ...more })
const idsOf = ({ hotels }: { hotels: { hotel_id: string }[] }) => hotels.map(({ hotel_id }) => hotel_id)

test.each(['hotels', 'holidaystays'])(
  '[B2.2] a region finds the %s of all of its cities at the prices of each, and says in which city each lies',
  async (product) => {
    const region = await search('region.andalusia', {}, product)
    const cities = [await search('seville', {}, product), await search('granada', {}, product)]
    expect(idsOf(region).sort()).toEqual(cities.flatMap(idsOf).sort())
    expect(region).toMatchObject({ total: cities[0].total + cities[1].total, destination: { type: 'region', name: 'Andalusia', country: 'Spain' } })
    const priceIn = new Map(cities.flatMap(({ hotels }) => hotels).map((hotel) => [hotel.hotel_id, hotel.from.total]))
    for (const { hotel_id, from, district } of region.hotels) {
      expect(from.total).toBe(priceIn.get(hotel_id))
      expect(district).toMatch(/, (Seville|Granada)$/)
    }
    // Two cities may call a district alike.
    expect(region.facets.districts).toEqual([])
  },
)

test('[B2.2] pages of a region leave nothing out and show nothing twice, in one order over its cities', async () => {
  const all = idsOf(await search('region.andalusia', { sort: 'price' }))
  const first = await search('region.andalusia', { sort: 'price', limit: 10 })
  const rest = await search('region.andalusia', { sort: 'price', cursor: first.next })
  expect([...idsOf(first), ...idsOf(rest)]).toEqual(all)
})

test('[B2.2] the cheapest night of a region is the cheapest of its cities', async () => {
  const nightsOf = async (destination: string) =>
    (await ask('/api/hotels/calendar', { destination, from: stay.checkin, days: 5, rooms: stay.rooms })).nights.map(({ from }: { from: number }) => from)
  const [seville, granada, region] = [await nightsOf('seville'), await nightsOf('granada'), await nightsOf('region.andalusia')]
  expect(region).toEqual(seville.map((from: number, index: number) => Math.min(from, granada[index])))
})

test('[B2.2] a region is said to be one, and is unknown where no city of it is sold', async () => {
  const labelled = async (text: string, language: string) => (await ask('/api/places/suggest', { text, language }, language)).places[0].label
  expect(await labelled('Tuscany', 'en-US')).toBe('Tuscany (region), Italy')
  expect(await labelled('andalucia', 'es-MX')).toContain('Andalucía')
  for (const nowhere of ['region.hawaii', 'region.atlantis', 'region.']) expect((await search(nowhere)).refused.code, nowhere).toBe('unknown_destination')
})
