import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { createIds } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createLedger } from './modules/ledger/index.ts'
import { createMemberships } from './modules/memberships/index.ts'
import { organisationBills } from './products/memberships/index.ts'
import { type Browser, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Plans that an organisation pays: for whom, how many, and what it is billed. */
const BLUE = 'blue.localhost:4100'
const clock = fakeClock()
let db: Db
let system: ReturnType<typeof openWholeApi>
// What the process does by its clock.
const own = { clock, ids: createIds(clock.nowMs) }
const byTheClock = createMemberships({ ...own, ...organisationBills(createLedger(own)), addressOf: async () => null })
let operator: Browser
let member: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  operator = await person('operator@sojourn.test')
  member = await person('member@blue.test')
})
const broken = async () =>
  runInvariants(
    db,
    system.api.invariants.filter(({ sql }) => !sql.includes('gateway.')),
  )
afterEach(async () => {
  expect(system.faults).toEqual([])
  expect(await broken()).toEqual([])
})
afterAll(() => db.close())

async function person(email: string, host = BLUE): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

/** Someone who signs up, and opens the link in the mail. */
async function joins(email: string): Promise<Browser> {
  const browser = system.visit(BLUE)
  await browser.call('/api/user/signUp', { first_name: 'Ada', last_name: 'New', email, password: 'a long enough secret 7' })
  const { messages } = await (await browser.ask(`/dev/mail.json?to=${encodeURIComponent(email)}`)).json()
  const link = messages.flatMap(({ links }: { links: string[] }) => links).find((each: string) => each.includes('verify'))
  const token = new URL(link).searchParams.get('verify') ?? new URL(link).searchParams.get('token')
  expect((await browser.call('/api/user/verifyEmail', { token })).status).toBe(200)
  return browser
}

async function take(browser: Browser, id = 'sub_crew') {
  // Ids sort by their time.
  clock.advance(1_000)
  return browser.call('/api/plans/initbook', { id, currency: 'EUR', plan_amount: id === 'sub_crew' ? 60 : 150, charge_org: true })
}
const withdraw = (browser: Browser) => browser.call('/api/plans/cancel', { how: 'withdraw' })
const rows = (of: string) => db.asSystem(async (tx) => (await raw<Record<string, unknown>>`${raw.raw(of)}`.execute(sql(tx))).rows)
const owed = async () =>
  Number(
    (await rows("select coalesce(sum(balance_minor), 0) as n from ledger_balances where org_id = 'org_blue' and account = 'organisation_receivable'"))[0]?.n,
  ) / 100
const planOf = async (browser: Browser, subId = 'sub_crew') =>
  (await browser.call('/api/plans/getPlans', {})).body.data.plans.find(({ sub_id }: { sub_id: string }) => sub_id === subId)

async function save(eligibility: object, subId = 'sub_crew') {
  const { plans } = (await operator.call('/api/operator/listPlans', {})).body.data
  const plan = plans.find(({ sub_id }: { sub_id: string }) => sub_id === subId)
  return operator.call('/api/operator/savePlan', { ...plan, eligibility, reason: 'Who may join' })
}
const limits = { members_max: 5, budget: { amount: 300, per: 'year' } }

test('a person who only signed up gets no plan that the organisation pays: nothing is held or billed, and they read what it takes', async () => {
  const stranger = await joins('stranger@example.com')
  for (const path of ['/api/plans/prebook', '/api/plans/initbook', '/api/membershipUpgrade/payment-membership']) {
    const got = await stranger.call(path, { id: 'sub_crew', sub_plan_id: 'sub_crew', currency: 'EUR', plan_amount: 60 })
    expect([path, got.status, got.body.code]).toEqual([path, 403, 'not_eligible'])
    expect(got.body.message).toBe('Blue Harbor Club pays this plan for people with a confirmed email address at blue.test. Nothing was charged.')
  }
  expect(await planOf(stranger)).toMatchObject({ not_eligible: { why: 'domain' }, mandate_text: '' })
  expect(await planOf(stranger, 'sub_captain')).toMatchObject({ not_eligible: { why: 'list' } })
  expect(await planOf(member)).toMatchObject({ not_eligible: null })
  expect(await rows("select 1 from checkouts where org_id = 'org_blue'")).toEqual([])
  expect(await owed()).toBe(0)
})

test('a period is billed once: withdrawn from, the bill goes back, and bought again it is billed again', async () => {
  for (let round = 0; round < 3; round++) {
    expect((await take(member)).status).toBe(200)
    expect(await owed()).toBe(60)
    expect((await withdraw(member)).body.data).toMatchObject({ state: 'withdrawn', refund: 0 })
    expect(await owed()).toBe(0)
  }
  // The same mailbox under another spelling has no second one.
  expect((await take(member)).status).toBe(200)
  const again = await joins('member+two@blue.test')
  expect((await take(again)).body).toMatchObject({ code: 'not_eligible', data: { why: 'once' } })
  expect(await owed()).toBe(60)
})

test('another plan instead: the days that are left of the first are not paid twice, and undone it is as before', async () => {
  // Its renewals are the member's: a card is saved for them.
  const { booking_id } = (await take(member, 'sub_captain')).body.data
  system.gateway.browser.pays(system.gateway.only())
  expect((await member.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
  expect(await owed()).toBe(150)
  expect((await member.call('/api/bookingHistory/cancel', { booking_id, expected_refund: 0 })).status).toBe(200)
  expect(await owed()).toBe(60)
})

test('a number and a budget end it for the next one', async () => {
  expect((await save({ kind: 'domain', domains: ['Example.com'], ...limits, members_max: 1 })).status).toBe(200)
  const ada = await joins('ada@example.com')
  expect((await take(ada)).body).toMatchObject({ code: 'not_eligible', data: { why: 'full' } })
  expect((await save({ kind: 'domain', domains: ['example.com'], ...limits, budget: { amount: 119, per: 'month' } })).status).toBe(200)
  expect((await take(ada)).body).toMatchObject({ code: 'not_eligible', data: { why: 'budget' } })
  expect((await save({ kind: 'domain', domains: ['example.com'], ...limits })).status).toBe(200)
  expect((await take(ada)).status).toBe(200)
  const { plans } = (await operator.call('/api/operator/listPlans', {})).body.data
  expect(plans[0]).toMatchObject({ eligibility: { kind: 'domain', domains: ['example.com'] }, paid_for: { members: 2, billed: 120 } })
  // A domain below, or one that only ends alike, is another.
  expect((await take(await joins('eve@notexample.com'))).body.data).toMatchObject({ why: 'domain' })
})

test('granted, invited and listed people have it; revoked it ends with its term, and is not had again', async () => {
  await save({ kind: 'granted', ...limits })
  const bea = await joins('bea@example.org')
  expect((await take(bea)).body.data).toMatchObject({ why: 'granted' })
  expect((await bea.call('/api/operator/grantPlan', { sub_id: 'sub_crew', email: 'bea@example.org' })).status).toBe(403)
  expect((await operator.call('/api/operator/grantPlan', { sub_id: 'sub_crew' })).body.code).toBe('person_missing')
  expect((await operator.call('/api/operator/grantPlan', { sub_id: 'sub_crew', user_id: 'usr_nobody', reason: 'Our skipper' })).body).toMatchObject({
    code: 'not_found',
    message: "We couldn't find this. Nothing was changed.",
  })
  expect((await operator.call('/api/operator/grantPlan', { sub_id: 'sub_crew', email: 'BEA@example.org', reason: 'Our skipper' })).status).toBe(200)
  expect((await take(bea)).status).toBe(200)
  const revoked = await operator.call('/api/operator/revokePlan', { sub_id: 'sub_crew', email: 'bea@example.org', reason: 'Left the club' })
  const own = (await bea.call('/api/plans/getPlans', {})).body.data.userProfile.subscription_details
  expect(own).toMatchObject({ plan_status: 'ACTIVE', ends_at_expiry: true, next_payment_by_org: false, plan_expiry_date: revoked.body.data.ends_on })
  await withdraw(bea)
  expect((await take(bea)).body.data).toMatchObject({ why: 'granted' })
  expect((await bea.call('/api/user/activity', {})).body.data.acts.map(({ kind }: { kind: string }) => kind)).toEqual(['plan_revoked', 'plan_granted'])

  await save({ kind: 'invited', ...limits })
  const cleo = await joins('cleo@example.org')
  expect((await take(cleo)).body.data).toMatchObject({ why: 'invited' })
  expect((await operator.call('/api/operator/invite', { email: 'cleo@example.org', sub_plan_id: 'sub_none' })).body.code).toBe('plan_unknown')
  expect((await operator.call('/api/operator/invite', { email: 'cleo@example.org', sub_plan_id: 'sub_crew', reason: 'Welcome' })).status).toBe(200)
  expect((await take(cleo)).status).toBe(200)

  await save({ kind: 'list', emails: ['Dan@example.org'], ...limits })
  expect((await take(await joins('dan@example.org'))).status).toBe(200)
})

test('a plan whose organisation has not said for whom it pays takes nobody new, and keeps its members', async () => {
  expect((await save({ kind: 'nobody' })).status).toBe(200)
  const finn = await joins('finn@blue.test')
  expect((await take(finn)).body).toMatchObject({ code: 'not_eligible', data: { why: 'nobody' } })
  expect((await operator.call('/api/operator/grantPlan', { sub_id: 'sub_crew', email: 'finn@blue.test' })).body.code).toBe('nobody_eligible')
  clock.advance(366 * 86_400_000)
  await db.asSystem((tx) => byTheClock.endDue(tx))
  await member.signIn('member@blue.test')
  expect((await member.call('/api/plans/getPlans', {})).body.data.userProfile.subscription_details).toMatchObject({ state: 'active', plan_status: 'ACTIVE' })
  const [{ n }] = (await rows("select count(*) as n from organisation_terms where user_id = 'usr_blue_member' and period_from < period_until")) as [
    { n: string },
  ]
  expect(Number(n)).toBe(2)
})

test('the database refuses a period that is billed twice, and an invariant finds a bill that is not the term’s', async () => {
  await expect(
    rows(`insert into organisation_terms (org_id, key, sub_id, membership_no, period_no, user_id, box, period_from, period_until, currency, billed_minor, billed_ms)
      select org_id, 'twice', sub_id, membership_no, period_no, user_id, 'other', period_from, period_until, currency, billed_minor, billed_ms
      from organisation_terms where period_from < period_until limit 1`),
  ).rejects.toThrow(/organisation_terms_once/)
  const stretched = (days: number) =>
    rows(
      `update organisation_terms set period_until = (period_until::date + ${days})::text where key = (select min(key) from organisation_terms where user_id = 'usr_blue_member' and period_from < period_until)`,
    )
  await stretched(30)
  expect((await broken()).map(({ name }) => name)).toContain('a period of a person is billed to the organisation once')
  await stretched(-30)
  const billed = (more: number) =>
    rows(`update organisation_terms set billed_minor = billed_minor + ${more} where period_from < period_until and ended_by is null`)
  await billed(1)
  expect((await broken()).map(({ name }) => name)).toContain('what an organisation owes for a term is what the term was billed, less what went back')
  await billed(-1)
})
