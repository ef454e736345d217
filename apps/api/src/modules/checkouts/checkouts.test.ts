import { DEFAULT_PAYMENTS, money } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Quote, quoteOfLines } from '../../sale/quote.ts'
import { stubItem } from '../../sale/stub.testing.ts'
import { checkoutsMigrations, createCheckouts } from './index.ts'

const org = idOf<'org'>('org_test')
const ann = idOf<'user'>('usr_ann')
const ben = idOf<'user'>('usr_ben')
const laptop = idOf<'browser'>('brw_laptop')
const phone = idOf<'browser'>('brw_phone')
const clock = fakeClock()
const checkouts = createCheckouts({ clock, ids: seqIds() })
let db: Awaited<ReturnType<typeof testDb>>
beforeAll(async () => {
  db = await testDb([checkoutsMigrations])
})
afterAll(() => db.close())

const eur = (minor: number) => money(minor, 'EUR')

const quoteOf = (nights: readonly number[], taxes: readonly number[] = [], later: readonly number[] = []): Quote =>
  quoteOfLines('EUR', [
    ...nights.map((minor, i) => ({
      kind: 'item' as const,
      label: `Night ${i + 1}`,
      rule: 'night',
      amount: eur(minor),
      due: 'now' as const,
      on: `2027-03-0${i + 1}`,
    })),
    ...taxes.map((minor) => ({ kind: 'tax' as const, label: 'City tax', rule: '6%', amount: eur(minor), due: 'now' as const })),
    ...later.map((minor) => ({ kind: 'fee' as const, label: 'Cleaning', rule: 'a stay', amount: eur(minor), due: 'later' as const })),
  ])

const open = (quote = quoteOf([10_000, 12_050], [1_323]), browserId = laptop) =>
  db.inTenant(org, (tx) =>
    checkouts.open(tx, {
      orgId: org,
      checkoutId: checkouts.newId(),
      browserId,
      userId: null,
      product: 'HLT' as const,
      items: [stubItem({ quote, revenue: eur(1_000) })],
      terms: { ...DEFAULT_PAYMENTS, mode: 'prepaid', isPriceChange: false },
      expiresAtMs: clock.nowMs() + 900_000,
      renewalsLeft: 1,
    }),
  )

test("a guest's checkout is the browser's; to anyone else it is not there", async () => {
  const { checkoutId } = await open()
  const seen = (holder: Parameters<typeof checkouts.find>[3], orgId = org) => db.inTenant(orgId, (tx) => checkouts.find(tx, orgId, checkoutId, holder))
  expect(await seen({ userId: null, browserId: laptop })).toMatchObject({ state: 'open', quote: { total: eur(23_373) } })
  expect(await seen({ userId: null, browserId: phone })).toBeNull()
  expect(await seen({ userId: ann, browserId: null })).toBeNull()
  expect(await seen({ userId: null, browserId: laptop }, idOf<'org'>('org_other'))).toBeNull()
})

test.each([
  [false, 1],
  [true, 0],
])('one of before renewals were counted (renewed: %s) may be renewed %i more times', async (renewed, left) => {
  const { checkoutId } = await open()
  await db.pool.query('update checkouts set renewals_left = null, renewed = $2 where checkout_id = $1', [checkoutId, renewed])
  const seen = await db.inTenant(org, (tx) => checkouts.find(tx, org, checkoutId, { userId: null, browserId: laptop }))
  expect(seen?.renewalsLeft).toBe(left)
})

test('[A6.1] at sign-in it moves to the person, on every device, and leaves the browser', async () => {
  const { checkoutId } = await open()
  expect(await db.inTenant(org, (tx) => checkouts.adopt(tx, { orgId: org, browserId: laptop, userId: ann }))).toBeGreaterThan(0)
  const seen = (userId: typeof ann | null, browserId: typeof phone | null) =>
    db.inTenant(org, (tx) => checkouts.find(tx, org, checkoutId, { userId, browserId }))
  expect(await seen(ann, phone)).not.toBeNull()
  expect(await seen(ben, laptop)).toBeNull()
  expect(await seen(null, laptop)).toBeNull()
})

test('[A6.5] handed over it is the other person’s alone: neither its giver nor the browser it was held in has it any more', async () => {
  const { checkoutId } = await open(undefined, phone)
  await db.inTenant(org, async (tx) => {
    const checkout = (await checkouts.take(tx, org, checkoutId, { userId: ann, browserId: phone }))!
    await checkouts.handOver(tx, checkout, {
      userId: ben,
      terms: { ...DEFAULT_PAYMENTS, mode: 'prepaid', isPriceChange: false },
      items: checkout.items.map((item) => ({ ...item, holdRef: 'hold_2' })),
      expiresAtMs: clock.nowMs() + 3_600_000,
    })
  })
  const seen = (userId: typeof ann | null, browserId: typeof phone | null) =>
    db.inTenant(org, (tx) => checkouts.find(tx, org, checkoutId, { userId, browserId }))
  expect(await seen(ben, null)).toMatchObject({ items: [{ holdRef: 'hold_2' }], renewalsLeft: 0, expiresAtMs: clock.nowMs() + 3_600_000 })
  expect(await seen(ann, phone)).toBeNull()
  expect(await seen(null, phone)).toBeNull()
  expect((await db.inTenant(org, (tx) => checkouts.listOpenOf(tx, org, phone))).map((each) => each.checkoutId)).not.toContain(checkoutId)
})

test('past its time it is expired once, by one node', async () => {
  const { checkoutId } = await open(undefined, phone)
  clock.advance(900_000)
  const expired = await db.asSystem((tx) => checkouts.expireDue(tx, 100))
  expect(expired.map((each) => each.checkoutId)).toContain(checkoutId)
  expect(await db.asSystem((tx) => checkouts.expireDue(tx, 100))).toEqual([])
})

test('a price whose parts do not make the whole is never held', async () => {
  await expect(open({ ...quoteOf([10_000]), total: eur(9_999), payNow: eur(9_999) })).rejects.toThrow('sum to the total')
})
