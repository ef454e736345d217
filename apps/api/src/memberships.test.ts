import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from './whole-api.testing.ts'

/** Plans as they are asked for from outside: shown, bought, switched, paid for by others. */
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let fresh: Browser
let expired: Browser
let trial: Browser
let member: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  system = openWholeApi(db, clock)
  await system.api.seed()
  fresh = await person('new@sojourn.test')
  expired = await person('expired@sojourn.test')
  trial = await person('trial@sojourn.test')
  member = await person('member@sojourn.test')
})
afterEach(async () => {
  expect(system.faults).toEqual([])
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
})
afterAll(() => db.close())

async function person(email: string, host?: string): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

const contact = { email: 'theo@example.com' }
const plansOf = async (browser: Browser, body: object = {}) => (await browser.call('/api/plans/getPlans', body)).body.data
const planOf = async (browser: Browser, subId: string) => (await plansOf(browser)).plans.find(({ sub_id }: { sub_id: string }) => sub_id === subId)
const ownOf = async (browser: Browser) => (await plansOf(browser)).userProfile.subscription_details
const statusOf = async (browser: Browser, booking_id: string) => (await browser.call('/api/booking/getStatus', { booking_id })).body.data.status

async function open(browser: Browser, wish: object) {
  const { body } = await browser.call('/api/plans/prebook', wish)
  const { checkoutId } = body.data
  return { checkoutId, checkout: (await browser.call('/api/checkout/get', { checkoutId })).body.data }
}

/** Held, agreed to and booked. */
async function book(browser: Browser, wish: object, more: object = {}) {
  const { checkoutId, checkout } = await open(browser, wish)
  const { mandate_text } = checkout.offer
  const agreed = { checkoutId, contact, consented_total: checkout.price.total, auto_charge: true, mandate_text }
  return { checkoutId, checkout, booked: await browser.call('/api/plans/book', { ...agreed, ...more }) }
}

test('a plan is bought by card: prebook, book, paid, and its member is ACTIVE', async () => {
  expect(await ownOf(fresh)).toBeNull()
  const { checkout, booked } = await book(fresh, { sub_plan_id: 'sub_grand', expected_total: 249 })
  expect(checkout).toMatchObject({
    offer: { product: 'SUB', kind: 'first', is_trial: false, charge_org: false, debt: 0 },
    price: { total: 249 },
    due: { card: 249 },
  })
  expect(checkout.offer.held).toBeUndefined()
  const { booking_id } = booked.body.data
  expect(await ownOf(fresh)).toBeNull()
  system.gateway.browser.pays(system.gateway.only())
  expect(await statusOf(fresh, booking_id)).toBe('confirmed')
  expect(await ownOf(fresh)).toMatchObject({ plan_id: 'sub_grand', plan_status: 'ACTIVE', plan_price: 199, subscription_debt: 0, state: 'active' })
})
