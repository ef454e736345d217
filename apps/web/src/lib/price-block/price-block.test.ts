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
