import { money } from '@sojourn/kernel'
import { idOf } from '@sojourn/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fit, mayGrow } from './fit.ts'
import type { Leg, Tender, TenderDetail } from './tender.ts'

const usd = (minor: number) => money(minor, 'USD')
const legOf = (subject: string, most: number, held: number): Leg => ({
  subject,
  account: 'stored_value',
  unit: 'USD',
  rate: '1',
  divisor: 1,
  most,
  held,
  amount: held,
})
const tender = (detail: TenderDetail, wanted: number, legs: Leg[], amount = legs.reduce((all, leg) => all + leg.amount, 0)): Tender => ({
  orgId: idOf<'org'>('o'),
  tenderId: idOf<'tender'>(`t_${detail.kind}_${legs[0]?.subject ?? ''}`),
  checkoutId: idOf<'checkout'>('c'),
  bookingId: null,
  userId: idOf<'user'>('u'),
  state: 'held',
  wanted: usd(wanted),
  amount: usd(amount),
  returned: usd(0),
  waiveUnder: usd(100),
  legs,
  detail,
  moves: 0,
  appliedAtMs: 0,
  returnedAtMs: null,
})
const coupon = (off: number) => tender({ kind: 'coupon', couponId: 'c', code: 'SAVE', gives: 'amount', label: '', rule: '' }, off, [], off)
const cash = (legs: Leg[], wanted: number) => tender({ kind: 'cash_card', asked: wanted }, wanted, legs)
const figures = (changed: ReturnType<typeof fit>) =>
  changed.map(({ tender: { detail }, amount, legs }) => [detail.kind, amount.minor, legs.map((leg) => leg.held)])

test('a coupon that comes later shrinks the cash card behind it, and the last of its cards first', () => {
  const held = cash([legOf('a', 3_000, 3_000), legOf('b', 2_000, 2_000)], 5_000)
  expect(figures(fit(usd(5_000), [coupon(1_500), held], new Map()))).toEqual([['cash_card', 3_500, [3_000, 500]]])
  expect(figures(fit(usd(5_000), [coupon(5_000), held], new Map()))).toEqual([['cash_card', 0, [0, 0]]])
})

test('without the coupon it grows again up to what was asked, as far as its cards still have it', () => {
  const shrunk = cash([legOf('a', 3_000, 3_000), legOf('b', 2_000, 500)], 5_000)
  expect(mayGrow(usd(9_000), [shrunk])).toBe(true)
  expect(figures(fit(usd(9_000), [shrunk], new Map([['b', 9_000]])))).toEqual([['cash_card', 5_000, [3_000, 2_000]]])
  expect(figures(fit(usd(9_000), [shrunk], new Map([['b', 700]])))).toEqual([['cash_card', 4_200, [3_000, 1_200]]])
  expect(mayGrow(usd(3_500), [shrunk])).toBe(false)
})

test('for any amount due: nothing is paid twice, no tender pays more than its request or balance, and fitting again changes nothing', () => {
  const one = fc.record({ most: fc.nat(9_000), held: fc.nat(9_000), free: fc.nat(9_000) })
  fc.assert(
    fc.property(fc.nat(30_000), fc.nat(4_000), fc.array(one, { maxLength: 4 }), (due, off, cards) => {
      const tenders = [coupon(Math.min(off, due)), ...cards.map(({ most, held }, i) => cash([legOf(`s${i}`, most, Math.min(most, held))], most))]
      const free = new Map(cards.map((each, i) => [`s${i}`, each.free]))
      const changes = new Map(fit(usd(due), tenders, free).map((each) => [each.tender, each]))
      const after = tenders.map((each) => ({ ...each, ...(changes.has(each) && { amount: changes.get(each)!.amount, legs: changes.get(each)!.legs }) }))
      const paid = after.reduce((all, each) => all + each.amount.minor, 0)
      expect(paid).toBeLessThanOrEqual(due)
      after.forEach((each, i) => {
        expect(each.amount.minor).toBeLessThanOrEqual(each.wanted.minor)
        for (const leg of each.legs) expect(leg.held).toBeLessThanOrEqual(Math.min(leg.most, tenders[i]!.legs[0]!.held + (free.get(leg.subject) ?? 0)))
      })
      const freeNow = new Map(
        after.flatMap((each, i) => each.legs.map((leg) => [leg.subject, (free.get(leg.subject) ?? 0) + tenders[i]!.legs[0]!.held - leg.held] as const)),
      )
      expect(fit(usd(due), after, freeNow)).toEqual([])
    }),
  )
})
