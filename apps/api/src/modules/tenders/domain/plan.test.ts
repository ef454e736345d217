import { money, sum } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Giving, planTenders } from './plan.ts'

const words = { card: { label: 'Card', rule: null }, waived: { label: 'Waived', rule: null }, notChargeable: { label: 'Waived', rule: null } }
const usd = (minor: number) => money(minor, 'USD')
const giving = (kind: Giving['kind'], minor: number, tenderId: string = kind): Giving => ({ kind, tenderId, label: kind, rule: null, amount: usd(minor) })
const plan = (due: number, tenders: Giving[], invoice?: { tenderId: string; label: string }) =>
  planTenders({ due: usd(due), tenders, waiveUnder: usd(100), words, ...(invoice && { invoice }) })
const kinds = (of: ReturnType<typeof plan>) => of.lines.map((line) => [line.kind, line.amount.minor])

test('each gives what it has in the order of money, and the card pays the rest', () => {
  const made = plan(20_000, [giving('coupon', 2_000), giving('cash_card', 4_000), giving('points', 1_000)])
  expect(kinds(made)).toEqual([
    ['coupon', 2_000],
    ['cash_card', 4_000],
    ['points', 1_000],
    ['card', 13_000],
  ])
  expect(made).toMatchObject({ card: usd(13_000), waived: usd(0), invoice: usd(0) })
})

test('[A5.3] a discount never exceeds the total', () => {
  const made = plan(1_500, [giving('coupon', 2_500), giving('cash_card', 900)])
  expect(kinds(made)).toEqual([['coupon', 1_500]])
  expect(made.card).toEqual(usd(0))
})

test('less than 1 USD left over is waived in a line of its own; 1 USD is not', () => {
  expect(kinds(plan(5_000, [giving('cash_card', 4_901)]))).toEqual([
    ['cash_card', 4_901],
    ['waived', 99],
  ])
  expect(kinds(plan(5_000, [giving('cash_card', 4_900)]))).toEqual([
    ['cash_card', 4_900],
    ['card', 100],
  ])
})

test('an invoice pays what a card would', () => {
  const made = plan(5_000, [giving('agent_extra', 1_000)], { tenderId: 'tnd_i', label: 'Credit line' })
  expect(kinds(made)).toEqual([
    ['agent_extra', 1_000],
    ['invoice', 4_000],
  ])
  expect(made).toMatchObject({ card: usd(0), invoice: usd(4_000) })
})

test('whatever is applied: the lines sum to what is due, none is below 0, and asked again it is the same', () => {
  const tender = fc.tuple(fc.constantFrom<Giving['kind']>('coupon', 'cash_card', 'points', 'agent_extra', 'payment_card'), fc.nat(300_000))
  fc.assert(
    fc.property(fc.nat(400_000), fc.array(tender, { maxLength: 6 }), fc.nat(300), fc.boolean(), (due, tenders, under, invoice) => {
      const ask = {
        due: usd(due),
        tenders: tenders.map(([kind, minor], i) => giving(kind, minor, `t${i}`)),
        waiveUnder: usd(under),
        words,
        invoice: invoice ? { tenderId: 'inv', label: 'Credit line' } : null,
      }
      const made = planTenders(ask)
      expect(
        sum(
          'USD',
          made.lines.map((line) => line.amount),
        ),
      ).toEqual(usd(due))
      expect(made.lines.every((line) => line.amount.minor > 0)).toBe(true)
      expect([made.card, made.invoice, made.waived].filter((each) => each.minor > 0).length).toBeLessThanOrEqual(1)
      expect(planTenders(ask)).toEqual(made)
    }),
  )
})
