import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** What members are charged automatically, through the whole API: bought on the site, charged by its workers. */
const DAY_MS = 86_400_000
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
let trial: Browser
let fresh: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  trial = system.visit()
  await trial.signIn('trial@sojourn.test')
  fresh = system.visit()
  await fresh.signIn('new@sojourn.test')
})
afterEach(async () => {
  expect(system.faults).toEqual([])
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
})
afterAll(() => db.close())

const ownOf = async (browser: Browser) => (await browser.call('/api/plans/getPlans', {})).body.data.userProfile.subscription_details
const chargesOf = async (browser: Browser) => (await browser.call('/api/plans/charges', {})).body.data

/** So many days, one after the other, as the workers live them. */
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    clock.advance(DAY_MS)
    for (let round = 0; round < 3; round++) await system.api.work.runOnce()
  }
}

async function buy(browser: Browser, sub_plan_id: string): Promise<void> {
  const { checkoutId } = (await browser.call('/api/plans/prebook', { sub_plan_id, time_zone: 'America/New_York' })).body.data
  const { offer, price } = (await browser.call('/api/checkout/get', { checkoutId })).body.data
  const agreed = { checkoutId, contact: { email: 'a@example.com' }, consented_total: price.total, auto_charge: true, mandate_text: offer.mandate_text }
  const { booking_id } = (await browser.call('/api/plans/book', { ...agreed, time_zone: 'America/New_York' })).body.data
  system.gateway.browser.pays(system.gateway.only())
  expect((await browser.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
}

const charged = () => [...system.gateway.intents.values()].filter(({ sent, status }) => sent.off_session === 'true' && status === 'succeeded')
/** Sessions end after some weeks. */
const again = async (browser: Browser, email: string) => browser.signIn(email)

test('[C2.13] a node that polls announces a charge of which nothing was recorded before', async () => {
  await buy(trial, 'sub_voyager')
  const { upcoming } = await chargesOf(trial)
  expect(upcoming[0]).toMatchObject({ kind: 'renewal', amount: 99, currency: 'USD', state: 'planned', pays: [expect.any(String)] })
  expect((await trial.call('/api/plans/mandate', {})).body.data.mandate).toMatchObject({ text: expect.stringContaining('$99') })
  clock.advance(8 * DAY_MS)
  const { work } = system.api
  work.start()
  work.poll()
  await expect.poll(async () => (await chargesOf(trial)).upcoming[0]).toMatchObject({ state: 'scheduled', announced_at: expect.any(String) })
  await work.stop()
})

test('the end of a trial is charged to the card that was saved, and the year begins', async () => {
  await days(5)
  expect(charged()).toEqual([])
  expect(await ownOf(trial)).toMatchObject({ state: 'trialing' })
  await days(2)
  expect(charged()).toMatchObject([{ amount: 9_900, currency: 'usd' }])
  expect(await ownOf(trial)).toMatchObject({ state: 'active', billing_amount: 89, withdraw_until: null })
  expect((await chargesOf(trial)).past).toMatchObject([{ state: 'paid', amount: 99 }])
  expect((await trial.call('/api/plans/cancel', { how: 'withdraw' })).body.code).toBe('not_withdrawable')
})

test('a renewal that is declined to the end leaves grace with its benefits, then EXPIRED with a debt of the days of grace', async () => {
  await buy(fresh, 'sub_explorer')
  system.gateway.control.away = () => ({ code: 'insufficient_funds' })
  const { plan_expiry_date } = await ownOf(fresh)
  await days(32)
  await again(fresh, 'new@sojourn.test')
  expect(await ownOf(fresh)).toMatchObject({ state: 'grace', plan_status: 'ACTIVE', plan_expiry_date, last_failure: expect.any(String) })
  await days(17)
  expect(await ownOf(fresh)).toMatchObject({ state: 'expired', plan_status: 'EXPIRED' })
  const { subscription_debt } = await ownOf(fresh)
  // Seventeen days of thirty: the workers of this test wake once a day.
  expect(subscription_debt).toBe(5.38)
})

test('ended at its end nothing is announced or charged any more, and the day comes', async () => {
  system.gateway.control.away = () => 'succeeded'
  await again(trial, 'trial@sojourn.test')
  await trial.call('/api/plans/cancel', {})
  expect((await chargesOf(trial)).upcoming).toEqual([])
  const before = charged().length
  clock.advance(330 * DAY_MS)
  await days(3)
  await again(trial, 'trial@sojourn.test')
  expect(charged()).toHaveLength(before)
  expect(await ownOf(trial)).toMatchObject({ state: 'cancelled', plan_status: 'EXPIRED' })
})

test('a person who closes their account is charged nothing more', async () => {
  const leaver = system.visit()
  await leaver.signIn('new@sojourn.test')
  await buy(leaver, 'sub_explorer')
  const before = charged().length
  const closed = await leaver.call('/api/user/deleteAccount', { password: 'travel-demo-1', give_up_value: true })
  expect(closed.status).toBe(200)
  clock.advance(28 * DAY_MS)
  await days(4)
  expect(charged()).toHaveLength(before)
})
