import { DEFAULT_PAYMENTS, money, sum } from '@sojourn/kernel'
import { fakeClock, idOf, seqIds, testDb } from '@sojourn/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Quote, quoteOfLines } from '../../sale/quote.ts'
import { STUB_TERMS, stubItem } from '../../sale/stub.testing.ts'
import { checkoutsMigrations, createCheckouts } from './index.ts'
import { linesOf } from './lines.ts'

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
    await checkouts.handOver(tx, checkout, {
      userId: ben,
      terms: { ...DEFAULT_PAYMENTS, mode: 'prepaid', isPriceChange: false },
      items: checkout.items.map((item) => ({ ...item, holdRef: 'hold_2' })),
      expiresAtMs: clock.nowMs() + 3_600_000,
    })
  })
  const seen = (userId: typeof ann | null, browserId: typeof phone | null) =>
    db.inTenant(org, (tx) => checkouts.find(tx, org, checkoutId, { userId, browserId }))
  expect(await seen(ben, null)).toMatchObject({ items: [{ holdRef: 'hold_2' }], renewed: true, expiresAtMs: clock.nowMs() + 3_600_000 })
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

test('a line that is paid later says where its own item is, whatever is sold with it', () => {
  const stay = { quote: quoteOf([10_000], [600], [2_000]), terms: { laterAt: 'at the property' } }
  const extra = { kind: 'item' as const, label: 'Child seat', rule: 'for 3 days', amount: eur(3_600), due: 'later' as const }
  const base = { kind: 'item' as const, label: 'Compact, 3 days', rule: null, amount: eur(9_000), due: 'now' as const }
  const car = { quote: quoteOfLines('EUR', [base, extra]), terms: { laterAt: 'at the counter' } }
  const lines = linesOf([stay, car], { covers: 'total', guarantee: false }, [])
  expect(lines.map(({ label, rule }) => [label, rule])).toEqual([
    ['Night 1', 'night'],
    ['City tax', '6%'],
    ['Cleaning', 'a stay, paid at the property'],
    ['Compact, 3 days', null],
    ['Child seat', 'for 3 days, paid at the counter'],
    ['Total', null],
    ['Pay now', null],
    ['Pay at the property and at the counter', null],
  ])
})

test('[C2.7] a line that is paid later says in which currency, and its sum about how much that is', () => {
  const stay = { quote: { ...quoteOf([10_000], [], [2_000]), payLaterLocal: money(308_000, 'JPY') }, terms: { laterAt: 'at the property' } }
  const lines = linesOf([stay], { covers: 'total', guarantee: false }, [])
  expect(lines.find(({ label }) => label === 'Cleaning')!.rule).toBe('a stay, paid in Japanese yen at the property')
  expect(lines.at(-1)).toMatchObject({ local: money(308_000, 'JPY'), amount: eur(2_000), rule: 'about €20, paid in Japanese yen' })
})

test('what you pay and why: the lines sum to the total to the minor unit, and so do now and there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(500_000), { minLength: 1, maxLength: 9 }),
      fc.array(fc.nat(90_000), { maxLength: 4 }),
      fc.array(fc.nat(90_000), { maxLength: 3 }),
      (nights, taxes, later) => {
        const quote = quoteOf(nights, taxes, later)
        const of = (...kinds: string[]) =>
          sum(
            'EUR',
            linesOf([{ quote, terms: STUB_TERMS }], { covers: 'total', guarantee: false }, [])
              .filter((line) => kinds.includes(line.kind))
              .map((line) => line.amount),
          )
        expect(of('night', 'tax', 'fee')).toEqual(quote.total)
        expect(of('pay_now', 'pay_at_property')).toEqual(of('total'))
      },
    ),
  )
})
