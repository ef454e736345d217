import { bookMembership, cancelMembership, prebookMembership } from '@sojourn/contracts'
import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import { money, systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSystem, got, org, type System, systemInvariants, systemMigrations, traveller } from '../../flows/booking-system.testing.ts'
import { createFakeGateway } from '../../flows/fake-gateway.testing.ts'
import type { SignedInCaller } from '../../http/index.ts'
import { membershipCharges } from './charge-owner.ts'

let postgres: PgDatabase
let db: Db
let nodes: System[]
const gateway = createFakeGateway(systemClock)
const year = { years: 1, months: 0 }

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  const dbs = await Promise.all([postgres.open({ connectionsMax: 15 }), postgres.open({ connectionsMax: 15 })])
  db = dbs[0]
  nodes = dbs.map((each) => createSystem(each, systemClock, { gateway }))
  await db.inTenant(org, async (tx) => {
    for (const subId of ['sub_a', 'sub_b'])
      await nodes[0]!.memberships.savePlan(
        tx,
        {
          ...{ orgId: org, subId, code: subId, name: subId, description: '', image: '', html: '', currency: 'USD', membershipId: subId },
          ...{ firstTerm: year, laterTerms: year, chargeAfterDays: 0, isRenewable: true, initChargeOrg: false, renewChargeOrg: false, position: 1, sold: true },
          ...{ eligibility: { kind: 'nobody' as const }, texts: {}, currencies: [] },
          benefits: { memberPricePoints: 0, pointsTimes: 1, weekHoldHours: 0, dreamtrips: false },
        },
        { own: { initial: money(10_000, 'USD'), renewal: money(9_000, 'USD') }, others: [] },
      )
  })
})
afterAll(() => postgres.drop())

const count = (from: string, where: string): Promise<number> =>
  db.asSystem(async (tx) => Number((await raw<{ n: number }>`select count(*) as n from ${raw.raw(`${from} where ${where}`)}`.execute(sql(tx))).rows[0]?.n))

/** Booked on a node and paid there; returns the booking. */
async function buy(who: SignedInCaller, sub_plan_id: string, node: number): Promise<string> {
  const { checkoutId } = got(await nodes[node]!.call(prebookMembership)({ sub_plan_id }, who))
  const request = { checkoutId, contact: { email: 'a@example.com' }, consented_total: 100, auto_charge: true }
  const { booking_id } = got(await nodes[node]!.call(bookMembership)(request, who))
  gateway.browser.pays([...gateway.intents.values()].findLast(({ metadata }) => metadata.booking_id === booking_id)!)
  return booking_id
}

test('of plans that are bought at once by one person one waits for its payment, and nothing is refunded', async () => {
  const nora = traveller('nora')
  const open = async (sub_plan_id: string, node: number) => {
    const { checkoutId } = got(await nodes[node]!.call(prebookMembership)({ sub_plan_id }, nora))
    return nodes[node]!.call(bookMembership)({ checkoutId, contact: { email: 'a@example.com' }, consented_total: 100, auto_charge: true }, nora)
  }
  for (let round = 0; round < 5; round++) await Promise.all([open('sub_a', 0), open('sub_b', 1), open('sub_a', 1)])
  expect(await count('bookings', "user_id = 'usr_nora' and status = 'pending_payment'")).toBeLessThanOrEqual(1)
  const booking_id = await buy(nora, 'sub_a', 0)
  await nodes[1]!.status({ booking_id }, nora)
  await Promise.all(nodes.map((node) => node.core.settled()))
  expect(got(await nodes[0]!.status({ booking_id }, nora)).status).toBe('confirmed')
  expect(await count('memberships', "user_id = 'usr_nora' and state = 'active'")).toBe(1)
  for (const node of nodes) await node.work()
  expect(gateway.refunds.size).toBe(0)
})

test('ended by its member while its renewal is paid: either it went on before, or it never does', async () => {
  for (let round = 0; round < 6; round++) {
    const who = traveller(`member${round}`)
    const booking_id = await buy(who, 'sub_a', 0)
    await nodes[0]!.status({ booking_id }, who)
    await nodes[0]!.core.settled()
    const owner = membershipCharges({ memberships: nodes[1]!.memberships, nowMs: systemClock.nowMs, secret: 'a secret of the tests' })
    const current = await db.inTenant(org, (tx) => nodes[0]!.memberships.currentOf(tx, { orgId: org, userId: who.user.userId }))
    const { membershipNo: subjectId, userId } = current!.membership
    const charge = { orgId: org, userId, subjectId, periodKey: '2', amount: money(9_000, 'USD') }
    const charged = db.inTenant(org, async (tx) => {
      const isWanted = (await owner.stillDue(tx, charge)) !== null
      if (isWanted) await owner.paid(tx, charge)
      return isWanted
    })
    const ended = nodes[0]!.call(cancelMembership)({}, who)
    const [paid, { ok }] = await Promise.all([charged, ended])
    expect(ok).toBe(true)
    const after = (await db.inTenant(org, (tx) => nodes[0]!.memberships.currentOf(tx, { orgId: org, userId })))!.membership
    expect(after.periodNo).toBe(paid ? 2 : 1)
    expect(await db.inTenant(org, (tx) => owner.stillDue(tx, { ...charge, periodKey: String(after.periodNo + 1) }))).toBeNull()
  }
})

test('a year that is paid twice at once is one year', async () => {
  const who = traveller('twice')
  const booking_id = await buy(who, 'sub_a', 0)
  await nodes[0]!.status({ booking_id }, who)
  await nodes[0]!.core.settled()
  const of = { orgId: org, userId: who.user.userId }
  const { membershipNo: subjectId } = (await db.inTenant(org, (tx) => nodes[0]!.memberships.currentOf(tx, of)))!.membership
  const charge = { ...of, subjectId, periodKey: '2', amount: money(9_000, 'USD') }
  const owners = nodes.map(({ memberships }) => membershipCharges({ memberships, nowMs: systemClock.nowMs, secret: 'a secret of the tests' }))
  await Promise.all(Array.from({ length: 10 }, (_, index) => db.inTenant(org, (tx) => owners[index % 2]!.paid(tx, charge))))
  expect((await db.inTenant(org, (tx) => nodes[0]!.memberships.currentOf(tx, of)))!.membership.periodNo).toBe(2)
})

test('of fifty who take a plan that the organisation pays at once, as many get it as it pays for, and it is billed for those', async () => {
  const most = 10
  await db.inTenant(org, (tx) =>
    nodes[0]!.memberships.savePlan(
      tx,
      {
        ...{ orgId: org, subId: 'sub_paid', code: 'sub_paid', name: 'Paid', description: '', image: '', html: '', currency: 'USD', membershipId: 'sub_paid' },
        ...{ firstTerm: year, laterTerms: year, chargeAfterDays: 0, isRenewable: true, initChargeOrg: true, renewChargeOrg: true, position: 3, sold: true },
        eligibility: { kind: 'domain', domains: ['sojourn.test'], membersMax: most, budget: { amount: money(500_000, 'USD'), per: 'year' } },
        ...{ texts: {}, currencies: [] },
        benefits: { memberPricePoints: 0, pointsTimes: 1, weekHoldHours: 0, dreamtrips: false },
      },
      { own: { initial: money(10_000, 'USD'), renewal: money(9_000, 'USD') }, others: [] },
    ),
  )
  const people = Array.from({ length: 50 }, (_, index) => traveller(`crew${index}`))
  const outcomes = await Promise.all(
    people.map(async (who, index) => {
      const node = nodes[index % 2]!
      const held = await node.call(prebookMembership)({ sub_plan_id: 'sub_paid' }, who)
      if (!held.ok) return held.refusal.code
      const request = { checkoutId: held.value.checkoutId, contact: { email: 'a@example.com' }, consented_total: 0, auto_charge: true }
      const booked = await node.call(bookMembership)(request, who)
      return booked.ok ? 'booked' : booked.refusal.code
    }),
  )
  await Promise.all(nodes.map((node) => node.core.settled()))
  for (const node of nodes) await node.work()
  expect(await count('memberships', "sub_id = 'sub_paid' and state = 'active'")).toBe(most)
  expect(await count('organisation_terms', "sub_id = 'sub_paid' and period_from < period_until")).toBe(most)
  expect(await count('ledger_transactions', "kind = 'organisation_pays'")).toBe(most)
  expect(await count('bookings', "status not in ('confirmed', 'failed') and user_id like 'usr_crew%'")).toBe(0)
  expect(outcomes.filter((code) => code !== 'booked' && code !== 'not_eligible')).toEqual([])
})

test('nothing that must hold is broken by any of it', async () => {
  expect(await runInvariants(db, systemInvariants(nodes[0]!.hotels))).toEqual([])
})
