import { money, sum } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from './price-lines.ts'
import { type Quote, quoteOfLines } from './quote.ts'
import { STUB_TERMS } from './stub.testing.ts'

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
      per: 'night' as const,
    })),
    ...taxes.map((minor) => ({ kind: 'tax' as const, label: 'City tax', rule: '6%', amount: eur(minor), due: 'now' as const })),
    ...later.map((minor) => ({ kind: 'fee' as const, label: 'Cleaning', rule: 'a stay', amount: eur(minor), due: 'later' as const })),
  ])

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

test('a discount of a package says that it is given for several items, one of the item itself does not', () => {
  const discount = (minor: number, more = {}) => ({ kind: 'discount' as const, label: 'Off', rule: null, amount: eur(-minor), due: 'now' as const, ...more })
  const quote = quoteOfLines('EUR', [
    { kind: 'item', label: 'Room', rule: null, amount: eur(9_000), due: 'now' },
    discount(100),
    discount(200, { package: 'PKG' }),
  ])
  const lines = linesOf([{ quote, terms: { laterAt: '' } }], { covers: 'total', guarantee: false }, [])
  expect(lines.map(({ together }) => together)).toEqual([undefined, undefined, true, undefined, undefined])
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
