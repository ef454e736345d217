// biome-ignore-all lint/suspicious/noExplicitAny: answers are compared as they come over the wire.
import { type Db, runInvariants } from '@sojourn/db'
import { DEFAULT_PAYMENTS, DEFAULT_SITE, invariant } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller, CallRoute, Reply } from '../../http/index.ts'
import { answered, hotelsOn, migrationsOf, orgA } from './hotels.testing.ts'
import type { Hotels, RoomTypeId } from './index.ts'
import { decimals, type OracleHotel, type OracleRate, oracle } from './oracle.testing.ts'

const whole = createWorld({ seed: 'test', places: 'all' })
// Far apart in time zones, currencies and taxes: the first dozen of the home page and every twenty-third of the others.
const world: World = { ...whole, destinations: whole.destinations.filter((_, i) => i < 8 || i % 23 === 0) }
const clock = fakeClock()
const markup = { b2c: 735, b2b: 410 }

let db: Db
let hotels: Hotels

beforeAll(async () => {
  db = await testDb(migrationsOf())
  hotels = hotelsOn(db, clock)
  await db.asSystem((tx) => hotels.seed(tx, world))
}, 120_000)
afterAll(async () => {
  expect(await runInvariants(db, hotels.invariants)).toEqual([])
  await db.close()
})

/** Chance that comes out the same each time. */
function dice(seed: number) {
  let state = seed
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { next, one: <T>(of: readonly T[]): T => of[next(of.length)]! }
}

type Dice = ReturnType<typeof dice>

const PARTIES = [
  [{ adults: 2, children: [] }],
  [{ adults: 1, children: [] }],
  [{ adults: 2, children: [5, 8] }],
  [{ adults: 2, children: [1, 13] }],
  [
    { adults: 2, children: [] },
    { adults: 1, children: [11] },
  ],
  [{ adults: 3, children: [] }],
  [
    { adults: 2, children: [12] },
    { adults: 2, children: [] },
    { adults: 1, children: [] },
  ],
]

function anySearch(roll: Dice) {
  const facts = roll.one(world.destinations)
  const checkin = new Date(clock.nowMs() + (1 + roll.next(330)) * 86_400_000)
  const nights = 1 + roll.next(roll.next(3) === 0 ? 14 : 4)
  const filters: Record<string, unknown> = {}
  if (roll.next(4) === 0) filters.stars = [3, 4].slice(roll.next(2))
  if (roll.next(5) === 0) filters.score_min = roll.one([7, 8, 8.5])
  if (roll.next(5) === 0) filters.meals = ['breakfast']
  if (roll.next(4) === 0) filters.free_cancellation = true
  if (roll.next(6) === 0) filters.pay_at_property = true
  if (roll.next(6) === 0) filters.amenities = ['wifi']
  return {
    product: roll.next(5) === 0 ? 'holidaystays' : 'hotels',
    destination: facts.key,
    district: roll.next(4) === 0 ? roll.one(facts.districts).key : null,
    stay: { checkin: day(checkin), checkout: day(new Date(checkin.getTime() + nights * 86_400_000)), rooms: roll.one(PARTIES) },
    currency: roll.one(['USD', 'EUR', 'KWD', 'JPY', 'GBP', facts.currency]),
    agent: roll.next(3) === 0,
    filters,
  }
}

type Asked = ReturnType<typeof anySearch>

const day = (at: Date) => at.toISOString().slice(0, 10)

async function ask(path: string, body: object, agent: boolean): Promise<any> {
  const route = hotels.routes.find((r): r is CallRoute => r.kind === 'call' && r.call.path === path)
  invariant(route, `${path} is served`)
  const caller = {
    orgId: orgA,
    currency: 'USD',
    language: 'en-US',
    user: agent ? { usrType: 3 } : null,
    org: { markup, minimumCheckinDays: 1, products: ['HLT', 'VR'], payments: DEFAULT_PAYMENTS, site: DEFAULT_SITE },
  } as unknown as Caller
  return route.call.data.parse(answered(await route.handle(route.call.body.parse(body), caller, {} as Reply)))
}

const recomputed = ({ destination, stay, currency, agent }: Asked) =>
  oracle(db, destination, stay, { currency, markupBasisPoints: agent ? markup.b2b : markup.b2c, nowMs: clock.nowMs() })

const isRequested = (filters: Record<string, any>) => (rate: OracleRate) =>
  (!filters.meals || filters.meals.includes(rate.board)) && (!filters.free_cancellation || rate.isFree) && (!filters.pay_at_property || rate.isAtProperty)

function expectedOf(hotels: readonly OracleHotel[], { product, district, filters }: Asked): Record<string, number> {
  const f = filters as Record<string, any>
  const matching = hotels
    .filter((hotel) => hotel.product === product && (district === null || hotel.district === district))
    .filter((hotel) => (!f.stars || f.stars.includes(hotel.stars)) && hotel.score >= (f.score_min ?? 0))
    .filter((hotel) => (f.amenities ?? []).every((amenity: string) => hotel.amenities.includes(amenity)))
    .map((hotel) => [hotel.hotelId, hotel.rates.filter(isRequested(f)).map((rate) => rate.totalMinor)] as const)
  return Object.fromEntries(matching.filter(([, totals]) => totals.length > 0).map(([id, totals]) => [id, Math.min(...totals)]))
}

async function compare(asked: Asked): Promise<number> {
  const { destination, district, stay, currency, filters, product, agent } = asked
  const minor = (major: number) => Math.round(major * 10 ** decimals(currency))
  const place = district === null ? destination : `${destination}.${district}`
  const answer = await ask(`/api/${product}/search`, { destination: place, ...stay, currency, filters, limit: 100, sort: 'price' }, agent)
  const hotels = await recomputed(asked)
  const shown = Object.fromEntries(answer.hotels.map((card: any) => [card.hotel_id, minor(card.from.total)]))
  expect(shown, JSON.stringify(asked)).toEqual(expectedOf(hotels, asked))
  const [card] = answer.hotels
  if (!card) return 0
  const page = await ask(`/api/${product}/details`, { hotel_id: card.hotel_id, ...stay, currency }, agent)
  const rates = page.rates.map((rate: any) => [rate.rate_id, minor(rate.price.total), minor(rate.price.pay_now), rate.left, rate.refundable])
  const again = hotels.find((hotel) => hotel.hotelId === card.hotel_id)!.rates
  // Only few rooms left are counted, and of a home there is one anyway.
  const leftShown = (left: number) => (product === 'hotels' && left <= 3 ? left : null)
  const known = again.map((rate) => [rate.rateId, rate.totalMinor, rate.payNowMinor, leftShown(rate.left), rate.isFree])
  expect(rates.sort(), JSON.stringify(asked)).toEqual(known.sort())
  return answer.hotels.length
}

test('[B2.2][B5.2] fifty searches are answered as a slow second reckoning from the raw tables has them, to the minor unit', async () => {
  const roll = dice(2_027)
  let found = 0
  for (let i = 0; i < 50; i++) found += await compare(anySearch(roll))
  expect(found).toBeGreaterThan(500)
}, 240_000)

test('[B2.2] so are searches after rooms were held, sold and given back', async () => {
  const roll = dice(7)
  for (let i = 0; i < 8; i++) {
    const asked = { ...anySearch(roll), product: 'hotels', district: null, filters: {} }
    const free = (await recomputed(asked)).filter((hotel) => hotel.product === 'hotels').flatMap((hotel) => hotel.rates)
    for (const rate of free.filter((_, n) => n % 5 === i % 5).slice(0, 12)) await take(rate, asked, roll.next(3))
    await compare(asked)
  }
}, 240_000)

/** Holds all rooms that are left of a type; then sells them, gives them back or leaves it at that. */
async function take({ rateId, left }: OracleRate, { stay }: Asked, then: number): Promise<void> {
  const roomTypeId = rateId.slice(0, rateId.lastIndexOf('.')) as RoomTypeId
  const request = { orgId: orgA, roomTypeId, checkin: stay.checkin, checkout: stay.checkout, rooms: left, subject: 'chk', expiresAtMs: Date.now() + 900_000 }
  const held = await db.inTenant(orgA, (tx) => hotels.holdRooms(tx, request))
  if (!held.ok) return
  const ref = { orgId: orgA, holdId: held.value.holdId }
  if (then === 1) await db.inTenant(orgA, (tx) => hotels.confirmHold(tx, ref))
  if (then === 2) await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, ref))
}
