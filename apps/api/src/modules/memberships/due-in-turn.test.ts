import type { Db } from '@sojourn/db'
import { addDays, type BookingId, type Day, dayIn, money, type UserId } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { membershipStore } from './data/membership-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { demoPlans } from './demo-plans.ts'
import { type Membership, nextCharge } from './domain/membership.ts'
import { endDueTerms } from './end-membership.ts'
import { createMemberships, membershipsMigrations } from './index.ts'
import { notifyPrices } from './notify-prices.ts'

/** Many memberships of which some must wait: they keep no others from their turn, however few are looked at at once. */
const AT_ONCE = 2
const org = idOf<'org'>('org_test')
const clock = fakeClock()
const deps = { clock, ids: seqIds(), billOrganisation: async () => {}, returnBill: async () => {}, addressOf: async () => null }
const today = dayIn('UTC', clock.nowMs())
const [explorer] = demoPlans
let db: Db
let people = 0

beforeAll(async () => {
  db = await testDb([membershipsMigrations])
})
afterAll(() => db.close())
beforeEach(() => {
  people = 0
})

async function sell(subId: string, renewal: number): Promise<void> {
  const plan = { ...explorer!, orgId: org, subId, code: subId }
  await db.inTenant(org, async (tx) => {
    await planStore.save(tx, plan, clock.nowMs())
    await planStore.addPrice(tx, plan, { initial: money(1_000, 'USD'), renewal: money(renewal, 'USD'), validFromMs: 0 })
  })
}

/** A member by a monthly plan at 10.00 whose term ends on a day. */
async function join(subId: string, periodEnd: Day, change: Partial<Membership> = {}): Promise<string> {
  const membershipNo = `${subId}_${++people}`
  const member: Membership = {
    ...{ orgId: org, membershipNo, userId: `usr_${membershipNo}` as UserId, subId, state: 'active', since: addDays(periodEnd, -30) },
    ...{ periodNo: 1, periodStart: addDays(periodEnd, -30), periodEnd, anchorDay: 15, timeZone: 'UTC', country: null },
    ...{ periodPrice: money(1_000, 'USD'), price: money(1_000, 'USD'), firstPrice: null, renews: true, cancelAtEnd: false, nextPaymentByOrg: false },
    ...{ bookingId: 'demo' as BookingId, withdrawUntilMs: null, language: null, origin: null, handedPeriod: 1, endedAtMs: null, version: 1 },
    ...change,
  }
  await db.inTenant(org, (tx) => membershipStore.insert(tx, member, { kind: 'bought', actorId: null, bookingId: null, before: null, atMs: clock.nowMs() }))
  return membershipNo
}

test('members who cannot be notified of a higher price any more do not block the notices of others', async () => {
  await sell('sub_dearer', 1_250)
  for (let each = 0; each < 2 * AT_ONCE; each++) await join('sub_dearer', addDays(today, 6))
  const later = [await join('sub_dearer', addDays(today, 20)), await join('sub_dearer', addDays(today, 21)), await join('sub_dearer', addDays(today, 22))]
  const round = async () => (await db.asSystem((tx) => notifyPrices(deps, tx, AT_ONCE))).map(({ membership }) => membership.membershipNo)
  expect([...(await round()), ...(await round())]).toEqual(later)
  expect(await round()).toEqual([])
})

test('members whose notice is not due yet do not block the notices of others', async () => {
  await sell('sub_same', 1_000)
  for (let each = 0; each < 2 * AT_ONCE; each++) await join('sub_same', addDays(today, 1), { userId: `usr_early_${each}` as UserId })
  const due = await join('sub_same', addDays(today, 2))
  const handed = await db.asSystem((tx) =>
    createMemberships(deps).handOn(tx, { by: today, limit: AT_ONCE }, ({ membership }) =>
      membership.membershipNo === due ? { on: nextCharge(membership)?.on } : null,
    ),
  )
  expect(handed.map(({ membership }) => membership.membershipNo)).toEqual([due])
})

test('terms that end later today keep no others from ending', async () => {
  await sell('sub_over', 1_000)
  const ending = { cancelAtEnd: true } as const
  for (let each = 0; each < 2 * AT_ONCE; each++) await join('sub_over', today, { ...ending, timeZone: 'Pacific/Pago_Pago' })
  const over = await join('sub_over', today, { ...ending, timeZone: 'Pacific/Kiritimati' })
  expect(await db.asSystem((tx) => endDueTerms(deps, tx, AT_ONCE))).toBe(1)
  expect(await db.inTenant(org, (tx) => membershipStore.find(tx, { orgId: org, membershipNo: over }))).toMatchObject({ state: 'cancelled' })
})
