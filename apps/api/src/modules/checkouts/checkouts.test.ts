import { HOUSE_PAYMENTS, money, sum } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linesOf } from './domain/lines.ts'
import { checkoutsMigrations, createCheckouts, type Quote } from './index.ts'

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

function quoteOf(nights: readonly number[], taxes: readonly number[] = [], atProperty = 0): Quote {
  const base = nights.reduce((a, b) => a + b, 0)
  const tax = taxes.reduce((a, b) => a + b, 0)
  return {
    currency: 'EUR',
    nights: nights.map((minor, i) => ({ date: `2027-03-0${i + 1}`, amount: eur(minor) })),
    base: eur(base),
    lines: taxes.map((minor) => ({ label: 'City tax', rule: '6 %', kind: 'tax', collected: 'now', amount: eur(minor) })),
    taxes: eur(tax),
    fees: eur(0),
    total: eur(base + tax),
    payNow: eur(base + tax - atProperty),
    payAtProperty: eur(atProperty),
    cancellation: [],
    timeZone: 'Europe/Lisbon',
  }
}

const open = (quote = quoteOf([10_000, 12_050], [1_323]), browserId = laptop) =>
  db.inTenant(org, (tx) =>
    checkouts.open(tx, {
      orgId: org,
      checkoutId: checkouts.newId(),
      browserId,
      userId: null,
      product: 'HLT' as const,
      offer: { hotel_name: 'Casa' },
      quote,
      ask: {},
      holdId: 'hold_1',
      revenue: eur(1_000),
      terms: { ...HOUSE_PAYMENTS, mode: 'prepaid', isPriceChange: false },
      expiresAtMs: clock.nowMs() + 900_000,
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
    await checkouts.handOver(tx, checkout, { userId: ben, holdId: 'hold_2', expiresAtMs: clock.nowMs() + 3_600_000 })
  })
  const seen = (userId: typeof ann | null, browserId: typeof phone | null) =>
    db.inTenant(org, (tx) => checkouts.find(tx, org, checkoutId, { userId, browserId }))
  expect(await seen(ben, null)).toMatchObject({ holdId: 'hold_2', renewed: true, expiresAtMs: clock.nowMs() + 3_600_000 })
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

test('what you pay and why: the lines sum to the total to the minor unit, and so do now and there', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500_000), { minLength: 1, maxLength: 9 }), fc.array(fc.nat(90_000), { maxLength: 4 }), fc.nat(100), (nights, taxes, share) => {
      const whole = [...nights, ...taxes].reduce((a, b) => a + b, 0)
      const quote = quoteOf(nights, taxes, Math.floor((whole * share) / 100))
      const of = (...kinds: string[]) =>
        sum(
          'EUR',
          linesOf(quote, { covers: 'total', guarantee: false }, [])
            .filter((line) => kinds.includes(line.kind))
            .map((line) => line.amount),
        )
      expect(of('night', 'tax', 'fee')).toEqual(quote.total)
      expect(of('pay_now', 'pay_at_property')).toEqual(of('total'))
    }),
  )
})
