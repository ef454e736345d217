import { money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Giving, planTenders } from './plan.ts'
import { backByLeg, splitRefund } from './refund.ts'
import type { Leg } from './tender.ts'

const words = { card: { label: 'Card', rule: null }, waived: { label: 'Waived', rule: null }, notChargeable: { label: 'Waived', rule: null } }
const usd = (minor: number) => money(minor, 'USD')
const giving = (kind: Giving['kind'], minor: number, tenderId: string = kind): Giving => ({ kind, tenderId, label: kind, rule: null, amount: usd(minor) })
const lines = planTenders({
  due: usd(10_050),
  tenders: [
    giving('coupon', 1_000),
    giving('cash_card', 3_000),
    giving('points', 2_000),
    giving('payment_card', 1_500, 'first'),
    giving('payment_card', 2_500, 'last'),
  ],
  waiveUnder: usd(100),
  words,
}).lines
const of = (before: number, refund: number, all = lines) =>
  splitRefund(all, usd(before), usd(refund)).map(({ line, amount }) => [line.tenderId ?? line.kind, amount.minor])

test('the last to pay is paid back first, and what was waived last of all', () => {
  const withCard = planTenders({ due: usd(9_000), tenders: [giving('coupon', 1_000), giving('cash_card', 3_000)], waiveUnder: usd(100), words }).lines
  expect(of(0, 8_200, withCard)).toEqual([
    ['card', 5_000],
    ['cash_card', 3_000],
    ['coupon', 200],
  ])
  expect(of(0, 4_500)).toEqual([
    ['last', 2_500],
    ['first', 1_500],
    ['points', 500],
  ])
  expect(of(4_500, 5_550)).toEqual([
    ['points', 1_500],
    ['cash_card', 3_000],
    ['coupon', 1_000],
    ['waived', 50],
  ])
})

test('a part is whole once all of it went back, by however many refunds', () => {
  const [, , points] = splitRefund(lines, usd(0), usd(4_500))
  expect(points).toMatchObject({ whole: false, before: usd(0) })
  expect(splitRefund(lines, usd(4_500), usd(1_500))[0]).toMatchObject({ whole: true, before: usd(500), amount: usd(1_500) })
})

const leg = (subject: string, held: number, amount: number): Leg => ({
  subject,
  account: 'points',
  unit: 'XSM',
  rate: '1',
  divisor: 100,
  most: held,
  held,
  amount,
})

test('points go back to the lots they came from, the youngest first', () => {
  const legs = [leg('old', 500, 500), leg('young', 300, 300)]
  const back = (returned: number, more: number) =>
    backByLeg({ legs, amount: usd(800), returned: usd(returned) }, usd(more)).map(({ leg: { subject }, native }) => [subject, native])
  expect(back(0, 100)).toEqual([['young', 100]])
  expect(back(100, 400)).toEqual([
    ['old', 200],
    ['young', 200],
  ])
})

test('whatever the refunds: each is split to the minor unit, together they refund what was taken and never more', () => {
  const legsOf = fc.array(fc.tuple(fc.nat(40_000), fc.nat(9_000)), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(legsOf, fc.array(fc.nat(5_000), { maxLength: 5 }), (pairs, refunds) => {
      const legs = pairs.map(([held, amount], i) => leg(`l${i}`, held, amount))
      const whole = legs.reduce((all, each) => all + each.amount, 0)
      const back = new Map<string, number>()
      let returned = 0
      for (const wanted of [...refunds, whole]) {
        const more = Math.min(wanted, whole - returned)
        for (const { leg: each, native } of backByLeg({ legs, amount: usd(whole), returned: usd(returned) }, usd(more))) {
          back.set(each.subject, (back.get(each.subject) ?? 0) + native)
        }
        returned += more
      }
      if (whole > 0) expect(legs.map((each) => back.get(each.subject) ?? 0)).toEqual(legs.map((each) => each.held))
      else expect(back.size).toBe(0)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.nat(4_000), { minLength: 1, maxLength: 5 }), (refunds) => {
      let before = 0
      const paid = new Map<string, number>()
      for (const wanted of refunds) {
        const refund = Math.min(wanted, 10_050 - before)
        const parts = splitRefund(lines, usd(before), usd(refund))
        expect(parts.reduce((all, part) => all + part.amount.minor, 0)).toBe(refund)
        for (const { line, amount } of parts) paid.set(line.label, (paid.get(line.label) ?? 0) + amount.minor)
        before += refund
      }
      expect([...paid.values()].reduce((a, b) => a + b, 0)).toBe(before)
    }),
  )
})
