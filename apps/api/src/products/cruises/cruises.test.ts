import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'
import { cruiseInvariants } from './data/invariants.sql.ts'

const clock = fakeClock()
const whole = createWorld({ seed: 'sojourn', places: 'all' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => ['barcelona', 'rome', 'naples', 'santorini', 'mykonos'].includes(key)) }
let db: Db
let system: ReturnType<typeof openWholeApi>
let member: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  system = openWholeApi(db, clock, { world, holdLimitTimes: 20 })
  await system.api.seed()
  member = system.visit()
  await member.signIn('member@sojourn.test')
})
afterEach(async () => expect(await runInvariants(db, cruiseInvariants)).toEqual([]))
afterAll(() => db.close())

// biome-ignore lint/suspicious/noExplicitAny: what calls answer
type Answer = any
async function made(browser: Browser, path: string, body: unknown): Promise<Answer> {
  const answer = await browser.call(path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`)
  return answer.body.data
}

const cents = (amount: number): number => Math.round(amount * 100)

test('[C1.3] sailings are found with their route by day and one total for the cabin, and a cabin of one is held and goes to a checkout', async () => {
  const found = await made(member, '/api/cruises/search', { where: 'mediterranean' })
  expect(found.where).toMatchObject({ place_id: 'mediterranean', name: 'Mediterranean' })
  const [{ sailing_id, ports, sea_days, nights, price }] = found.sailings
  const inPort = ports.flatMap(({ day, last_day }: Answer) => Array.from({ length: last_day - day + 1 }, (_, i) => day + i))
  expect(new Set([...inPort, ...sea_days])).toEqual(new Set(Array.from({ length: nights + 1 }, (_, i) => i + 1)))
  const { grades } = await made(member, '/api/cruises/details', { sailing_id })
  expect(Math.min(...grades.flatMap(({ cabin }: Answer) => cabin?.price.total ?? []))).toBe(price.total)
  const { cabins, cabin } = await made(member, '/api/cruises/cabins', { sailing_id, grade: 'B3' })
  expect(cabin.per_guest.reduce((sum: number, each: number) => sum + cents(each), 0)).toBe(cents(cabin.price.total))
  expect(cabin.lines.reduce((sum: number, { amount }: Answer) => sum + cents(amount), 0)).toBe(cents(cabin.price.total))
  const chosen = { sailing_id, grade: 'B3', cabin_no: cabins[0].cabin_no }
  const { held_token } = await made(member, '/api/cruises/holdCabin', chosen)
  expect((await made(system.visit(), '/api/cruises/cabins', { sailing_id, grade: 'B3' })).cabins.map(({ cabin_no }: Answer) => cabin_no)).not.toContain(
    chosen.cabin_no,
  )
  const { checkoutId } = await made(member, '/api/cruises/prebook', { ...chosen, held_token, expected_total: cabin.price.total })
  const checkout = await made(member, '/api/checkout/get', { checkoutId })
  expect(checkout.offer).toMatchObject({ product: 'CRU', sailing_id, cabin: { cabin_no: chosen.cabin_no } })
  expect(checkout.later.charges).toEqual([expect.objectContaining({ amount: cabin.deposit.rest, on: cabin.deposit.final_payment_on })])
})
