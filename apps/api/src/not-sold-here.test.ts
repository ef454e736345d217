import { calls } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** An organisation sells what it lists: its calls of any other product that is searched for are refused. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const ROOMS = [{ adults: 2, children: [] }]
const week = { checkin: '2027-03-06', checkout: '2027-03-13' }
const rental = { pickup_at: '2027-03-01T10:00', dropoff_at: '2027-03-04T10:00', driver_age: 35 }
const book = { checkoutId: 'chk_1', guests, contact, consented_total: 100 }
let db: Db
let system: ReturnType<typeof openWholeApi>
let agent: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  agent = system.visit(AGENCY)
  await agent.signIn('agent@northwind.test')
})
afterAll(() => db.close())

async function list(products: readonly string[]): Promise<void> {
  await db.pool.query(`update organisations set settings = jsonb_set(settings, '{products}', $1::jsonb) where org_id = 'org_northwind'`, [
    JSON.stringify(products),
  ])
  clock.advance(3_001)
}

const stays = (name: string, hotel: string): Readonly<Record<string, object>> => ({
  [`/api/${name}/search`]: { destination: 'lisbon', ...week, rooms: ROOMS },
  [`/api/${name}/calendar`]: { destination: 'lisbon', from: week.checkin, rooms: ROOMS },
  [`/api/${name}/similar`]: { hotel_id: hotel, ...week, rooms: ROOMS },
  [`/api/${name}/details`]: { hotel_id: hotel, ...week, rooms: ROOMS },
  [`/api/${name}/prebook`]: { hotel_id: hotel, rate_id: 'any', ...week, rooms: ROOMS, expected_total: 100 },
  [`/api/${name}/book`]: book,
})

const CARS: Readonly<Record<string, object>> = {
  '/api/cars/search': { pickup: 'lisbon', ...rental },
  '/api/cars/details': { car_id: 'any', ...rental },
  '/api/cars/extras': { car_id: 'any', ...rental },
  '/api/cars/places': { text: 'lis' },
  '/api/cars/depots': { place: 'lisbon' },
  '/api/cars/prebook': { car_id: 'any', rate_id: 'prepaid', ...rental, expected_total: 100 },
  '/api/cars/book': book,
}

/** The calls of a product that are refused as not sold here. */
async function refusedOf(bodies: Readonly<Record<string, object>>): Promise<string[]> {
  const answers = await Promise.all(Object.entries(bodies).map(async ([path, body]) => [path, await agent.call(path, body)] as const))
  return answers.flatMap(([path, { status, body }]) => (status === 404 && body.code === 'not_sold_here' ? [path] : []))
}

/** Of every product that organisations list: all of its calls are among these. */
const pathsOf = (root: string) => calls.map(({ path }): string => path).filter((path) => path.startsWith(root) && path !== '/api/cars/cashcardRedemption')

test('every call of a product that the organisation does not list is refused, and all of them where it lists it', async () => {
  const products = { HLT: stays('hotels', 'any'), VR: stays('holidaystays', 'any'), CAR: CARS }
  for (const [code, bodies] of Object.entries(products)) {
    const root = Object.keys(bodies)[0]!.replace(/search$/, '')
    expect(Object.keys(bodies).sort()).toEqual(pathsOf(root).sort())
    await list(Object.keys(products).filter((each) => each !== code))
    expect((await refusedOf(bodies)).sort(), code).toEqual(Object.keys(bodies).sort())
    for (const [other, others] of Object.entries(products)) if (other !== code) expect(await refusedOf(others), `${other} without ${code}`).toEqual([])
  }
  await list(['HLT', 'VR', 'CAR'])
  for (const bodies of Object.values(products)) expect(await refusedOf(bodies)).toEqual([])
})

test('places are suggested for the products that are listed', async () => {
  await list(['HLT'])
  expect((await agent.call('/api/places/suggest', { text: 'lis' })).status).toBe(200)
  expect((await agent.call('/api/places/suggest', { text: 'lis', product: 'holidaystays' })).body).toMatchObject({ status_code: 404, code: 'not_sold_here' })
})

test('a checkout that was opened before the product was taken off the list is not booked', async () => {
  await list(['HLT'])
  const { held } = await holdRoom(agent, { destination: 'lisbon', checkin: '2027-04-01', checkout: '2027-04-03' }, ({ left }) => left === null)
  await list(['CAR'])
  const { checkoutId, price } = held.body.data
  const answer = await agent.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  expect(answer.body).toMatchObject({ status_code: 404, code: 'not_sold_here' })
})

test('trips in a group are sold by those who list packages, and by nobody else', async () => {
  await list(['HLT'])
  expect((await agent.call('/api/dreamtrips/search', {})).body).toMatchObject({ status_code: 404, code: 'not_sold_here' })
  await list(['HLT', 'PKG'])
  expect((await agent.call('/api/dreamtrips/search', {})).status).toBe(200)
  expect((await agent.call('/api/general/getShell', {})).body.data.organisation.products).toEqual(['HLT', 'PKG', 'DTR'])
})

test('wallet value is sold by every organisation', async () => {
  await list([])
  expect((await agent.call('/api/wallet/prebook', { amount: 40 })).status).toBe(200)
})
