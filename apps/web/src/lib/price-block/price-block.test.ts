import type { PriceLine } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { figuresOf, priceBlockOf } from './price-block.ts'

const line = (kind: PriceLine['kind'], label: string, amount: number, rule: string | null = null): PriceLine => ({ kind, label, amount, rule })
const rules = { unit: 'room', later_at: 'at the property' }
const stay = [
  line('night', 'Fri 12 Mar', 158.1, 'night'),
  line('night', 'Sat 13 Mar', 164.2, 'night'),
  line('tax', 'VAT 6%, Portugal', 28.26, '6%'),
  line('total', 'Total', 350.56),
  line('pay_now', 'Pay now', 350.56),
]
const block = (lines: readonly PriceLine[], more = {}) => priceBlockOf({ lines, currency: 'USD', rules, ...more })

test('days are summed up exactly and listed quietly below their sum, by what is sold', () => {
  expect(block(stay).made.map(({ label, amount, rule, tone }) => [label, amount, rule, tone])).toEqual([
    ['Room, 2 nights', '$322.30', null, 'plain'],
    ['Fri 12 Mar', '$158.10', null, 'quiet'],
    ['Sat 13 Mar', '$164.20', null, 'quiet'],
    ['VAT 6%, Portugal', '$28.26', '6%', 'plain'],
  ])
})

test('one day needs no sum, and what is taken off is good news', () => {
  const { made } = block([line('night', 'Fri 12 Mar', 158, 'night'), line('discount', 'Early booking', -15.8)])
  expect(made.map(({ label, tone }) => [label, tone])).toEqual([
    ['Fri 12 Mar', 'plain'],
    ['Early booking', 'good'],
  ])
})

test('of several items the days of one are summed up next to what another costs: the prominent lines make the sum', () => {
  const { made, cost } = block([line('base', 'Mini, 3 days', 139.03), ...stay.slice(0, 3), line('total', 'Total', 489.59)])
  expect(made.filter(({ tone }) => tone === 'plain').map(({ label, amount }) => [label, amount])).toEqual([
    ['Room, 2 nights', '$322.30'],
    ['Mini, 3 days', '$139.03'],
    ['VAT 6%, Portugal', '$28.26'],
  ])
  expect(cost.amount).toBe('$489.59')
})

test('days and nights are told by what an amount is of, item by item and traveller by traveller; what has neither stays a line', () => {
  const timed = (per: 'night' | 'day' | 'person', item_no: number, traveller?: number) => ({
    ...line(per === 'night' ? 'night' : 'base', `${per} of ${item_no}`, 10, 'a rule'),
    ...{ per, item_no, ...(traveller !== undefined && { traveller }) },
  })
  const lines = [timed('night', 1), timed('night', 1), timed('night', 2), timed('day', 3, 1), timed('day', 3, 1), timed('day', 3, 2), timed('day', 3, 2)]
  expect(block([...lines, timed('person', 4), timed('person', 4)]).made.map(({ label, rule, tone }) => `${label} ${rule} ${tone}`)).toEqual([
    'Room, 2 nights null plain',
    ...['night of 1 null quiet', 'night of 1 null quiet'],
    'night of 2 null plain',
    '2 days null plain',
    ...['day of 3 null quiet', 'day of 3 null quiet'],
    '2 days null plain',
    ...['day of 3 null quiet', 'day of 3 null quiet'],
    ...['person of 4 a rule plain', 'person of 4 a rule plain'],
  ])
})

test('the sum is after discounts; tenders pay it with a minus, and the charge is what is left, by its card or on invoice', () => {
  const lines = [...stay, line('coupon', 'Coupon SAVE10', 35.06, '10%'), line('cash_card', 'Cash card', 40), line('card', 'Card', 275.5)]
  const { discounts, cost, payments, charged, later } = block(lines, { charge: { label: 'Visa ending 4242' } })
  expect([...discounts, ...payments].map(({ label, amount }) => [label, amount])).toEqual([
    ['Coupon SAVE10', '−$35.06'],
    ['Cash card', '−$40.00'],
  ])
  expect(cost).toEqual({ label: 'Your total', amount: '$315.50' })
  expect(charged).toEqual({ label: 'Charged now: Visa ending 4242', amount: '$275.50' })
  expect(later).toBeNull()
  expect(block(lines, { charge: { label: 'Credit line', isInvoice: true } }).charged.label).toBe('On invoice: Credit line')
  expect(block(lines, { isPaid: true }).charged.label).toBe('Charged')
  expect(figuresOf(lines, 'USD')).toEqual({ cost: 315.5, charged: 275.5 })
})

test('amounts of a block have one shape: no decimals where none has any', () => {
  const whole = [line('base', 'Wallet top-up', 50), line('total', 'Total', 50), line('pay_now', 'Pay now', 50)]
  expect(block(whole)).toMatchObject({ cost: { amount: '$50' }, charged: { amount: '$50' } })
  expect(block([...whole, line('cash_card', 'Cash card', 0.5)]).cost.amount).toBe('$50.00')
})

test('[C2.7] what is paid in another currency is shown in that one, with about how much it is', () => {
  const rule = 'about $27, paid in euros'
  const there = { ...line('pay_at_property', 'Pay at the property', 27.27, rule), local: { amount: 24, currency: 'EUR' } }
  const lines = [line('base', 'Room', 100), line('total', 'Total', 127.27), line('pay_now', 'Pay now', 100), there]
  expect(block(lines).later).toEqual({ label: 'Later, at the property', amount: '€24', rule })
  expect(block(lines).cost.amount).toBe('$127.27')
})

const rowText = ({ label, amount, rule, tone, parts }: ReturnType<typeof block>['made'][number]): string =>
  [label, amount, rule, tone, parts?.map((part) => `${part.label} ${part.amount}`).join(' + ')].filter(Boolean).join(' | ')

test('what travellers of one fare pay is said once, and their taxes are one row that unfolds into each', () => {
  const flown = (traveller: number, fare: string, amount: number, taxes: readonly number[]) => [
    { ...line('base', fare, amount), traveller, item_no: 1, per: 'person' as const },
    ...taxes.map((tax, index) => ({ ...line('tax', ['Security', 'Arrivals'][index % 2]!, tax, 'each way'), traveller, item_no: 1, per: 'person' as const })),
  ]
  const lines = [
    ...flown(1, 'Adult fare', 100, [10, 5, 10]),
    ...flown(2, 'Adult fare', 100, [10, 5, 10]),
    ...flown(3, 'Child fare', 80, [4, 2]),
    ...flown(4, 'Infant fare', 9, [1]),
  ]
  const { made } = block([...lines, line('total', 'Total', 346)])
  expect(made.map(rowText)).toEqual([
    'Adult fare | $200 | $100 × 2 travelers | plain',
    'Taxes and charges | $50 | for 2 travelers | plain | Security $40 + Arrivals $10',
    'Child fare | $80 | plain',
    'Taxes and charges | $6 | plain | Security $4 + Arrivals $2',
    'Infant fare | $9 | plain',
    'Security | $1 | each way | plain',
  ])
})

test('two travellers of one fare who pay different amounts are two rows, and every row that stands out is in the sum', () => {
  const seat = (traveller: number, amount: number) => ({ ...line('base', 'Adult fare', amount), traveller, item_no: 1 })
  expect(block([seat(1, 100), seat(2, 120), line('total', 'Total', 220)]).made.map(rowText)).toEqual(['Adult fare | $100 | plain', 'Adult fare | $120 | plain'])
})

test('of several items each has its own sum as if it were bought alone, then what they cost less together: these make the total', () => {
  const of = (item_no: number, ...lines: readonly PriceLine[]) => lines.map((each) => ({ ...each, item_no }))
  const less = (label: string, amount: number) => ({ ...line('discount', label, -amount), together: true as const })
  const items = [
    { no: 1, title: 'Casa das Andorinhas' },
    { no: 2, title: 'Lisbon to New York' },
  ]
  const own = [
    ...of(1, ...stay.slice(0, 3), line('discount', 'Early booking', -20), less('6% off the stay', 21)),
    ...of(2, line('base', 'Adult fare', 300), less('2% off the flights', 6)),
  ]
  const { made, cost } = block([...own, line('total', 'Total', 603.56)], { items })
  expect(made.map(rowText)).toEqual([
    'Casa das Andorinhas | $330.56 | strong',
    'Room, 2 nights | $322.30 | quiet | Fri 12 Mar $158.10 + Sat 13 Mar $164.20',
    'VAT 6%, Portugal | $28.26 | 6% | quiet',
    'Early booking | −$20.00 | quiet',
    'Lisbon to New York | $300.00 | strong',
    'Adult fare | $300.00 | quiet',
    'Package discount | −$27.00 | good | 6% off the stay −$21.00 + 2% off the flights −$6.00',
  ])
  expect(cost.amount).toBe('$603.56')
  // What costs nothing has no line, and no sum.
  expect(block([...own, line('total', 'Total', 603.56)], { items: [...items, { no: 3, title: 'A table' }] }).made).toEqual(made)
  const [only] = block([...own.filter(({ label }) => label !== '2% off the flights'), line('total', 'Total', 609.56)], { items }).made.slice(-1)
  expect(rowText(only!)).toBe('Package discount | −$21.00 | 6% off the stay | good')
})

test('lines of a receipt of long ago, which do not say of which item they are, are shown one by one', () => {
  const items = [1, 2].map((no) => ({ no, title: `Item ${no}` }))
  expect(block([...stay.slice(2)], { items }).made.map(({ tone }) => tone)).toEqual(['plain'])
})
