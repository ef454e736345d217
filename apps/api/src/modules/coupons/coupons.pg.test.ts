import { type Db, runInvariants } from '@sojourn/db'
import { createIds, money, type Outcome, systemClock } from '@sojourn/kernel'
import { idOf, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { couponsMigrations, createCoupons } from './index.ts'

const org = idOf<'org'>('org_test')
const due = money(20_000, 'USD')
const rates = () => '1'
let postgres: PgDatabase
let db: Db
let coupons: ReturnType<typeof createCoupons>

beforeAll(async () => {
  postgres = await pgDatabase([couponsMigrations])
  db = await postgres.open({ connectionsMax: 20 })
  coupons = createCoupons({ db, clock: systemClock, ids: createIds(), rates: async () => rates })
})
afterAll(() => postgres.drop())

const make = (code: string, more: object) =>
  db.inTenant(org, (tx) => coupons.create(tx, org, { code, gives: { kind: 'percent', basisPoints: 1_000 }, usesEachMax: null, ...more }))
const reserve = (code: string, who: number, tenderId: string) =>
  db.inTenant(org, (tx) => coupons.reserve(tx, { orgId: org, userId: idOf<'user'>(`usr_${who}`), code, product: 'HLT', due, tenderId, rates }))
const tally = (outcomes: readonly Outcome<unknown>[]) => {
  const resultOf = outcomes.map((outcome) => (outcome.ok ? 'held' : outcome.refusal.code))
  return Object.fromEntries([...new Set(resultOf)].sort().map((code) => [code, resultOf.filter((each) => each === code).length]))
}

test('[A5.3] a thousand at once for a coupon of fifty uses: exactly fifty get it, all others see that it is spent', async () => {
  await make('FIFTY', { usesMax: 50 })
  const outcomes = await Promise.all(Array.from({ length: 1_000 }, (_, who) => reserve('FIFTY', who, `tnd_${who}`)))
  expect(tally(outcomes)).toEqual({ coupon_spent: 950, held: 50 })
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})

test('[A5.3] one person at thirty checkouts at once uses a coupon as often as its rule says', async () => {
  await make('TWICE', { usesEachMax: 2 })
  const outcomes = await Promise.all(Array.from({ length: 30 }, (_, index) => reserve('TWICE', 7, `twice_${index}`)))
  expect(tally(outcomes)).toEqual({ coupon_spent: 28, held: 2 })
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})

test('a coupon that everybody may use is no queue: while one checkout has it under way, others get it too; the second of the same person waits', async () => {
  await make('ALL', { usesEachMax: 1 })
  const ask = (who: number, tenderId: string) => ({
    orgId: org,
    userId: idOf<'user'>(`usr_${who}`),
    code: 'ALL',
    product: 'HLT' as const,
    due,
    tenderId,
    rates,
  })
  const [under, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db.inTenant(org, async (tx) => {
    await coupons.reserve(tx, ask(1, 'all_1'))
    under.resolve()
    await end.promise
  })
  await under.promise
  const second = reserve('ALL', 1, 'all_again')
  const others = await Promise.all(Array.from({ length: 8 }, (_, index) => reserve('ALL', index + 2, `all_${index + 2}`)))
  expect(tally(others)).toEqual({ held: 8 })
  end.resolve()
  await first
  expect(tally([await second])).toEqual({ coupon_spent: 1 })
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})

test('uses that end and begin at once stay counted: each free one is taken once', async () => {
  await make('FIVE', { usesMax: 5 })
  const ref = (index: number) => ({ orgId: org, tenderId: `five_${index}` })
  for (let index = 0; index < 5; index++) await reserve('FIVE', index, ref(index).tenderId)
  const ends = Array.from({ length: 40 }, (_, index) =>
    db.inTenant(org, (tx) =>
      index % 2 ? coupons.release(tx, ref(index % 5)) : coupons.redeem(tx, { ...ref(index % 5), bookingId: idOf<'booking'>('bkg_1') }).catch(() => {}),
    ),
  )
  const begins = Array.from({ length: 40 }, (_, index) => reserve('FIVE', index, `late_${index}`))
  await Promise.allSettled([...ends, ...begins])
  expect(await runInvariants(db, coupons.invariants)).toEqual([])
})
