import type { PriceLine } from '@sojourn/contracts'
import { expect, test } from 'vitest'
import { paidByLines, receiptLines } from './receipt-lines.ts'

const line = (kind: PriceLine['kind'], label: string, amount: number, rule: string | null = null): PriceLine => ({ kind, label, amount, rule })
const stay = [
  line('night', 'Fri 12 Mar', 158.1, 'night'),
  line('night', 'Sat 13 Mar', 164.2, 'night'),
  line('tax', 'VAT 6%, Portugal', 28.26, '6 %'),
  line('total', 'Total', 350.56),
  line('pay_now', 'Pay now', 350.56),
]

test('nights are summed up exactly and listed quietly below their sum; sums of the whole are left to their owners', () => {
  expect(receiptLines(stay, 'USD').map(({ label, amount, rule, tone }) => [label, amount, rule, tone])).toEqual([
    ['Room, 2 nights', '$322.30', null, 'plain'],
    ['Fri 12 Mar', '$158.10', null, 'quiet'],
    ['Sat 13 Mar', '$164.20', null, 'quiet'],
    ['VAT 6%, Portugal', '$28.26', '6 %', 'plain'],
  ])
})

test('one night needs no sum, and what is taken off is good news', () => {
  const lines = receiptLines([line('night', 'Fri 12 Mar', 158, 'night'), line('discount', 'Coupon SAVE10', -15.8)], 'USD')
  expect(lines.map(({ label, tone }) => [label, tone])).toEqual([
    ['Fri 12 Mar', 'plain'],
    ['Coupon SAVE10', 'good'],
  ])
})

test('[B4.1] where the invoice is chosen what a card would pay is drawn as the invoice', () => {
  const paid = (lines: readonly PriceLine[], instead?: Partial<PriceLine>) =>
    paidByLines(lines, 'USD', instead).map(({ label, amount, tone }) => [label, amount, tone])
  const invoice = { kind: 'invoice', label: 'Credit line', rule: 'on invoice' } as const
  const mixed = [...stay, line('coupon', 'Coupon SAVE10', 45.41, '10 %'), line('card', 'Card', 453.85)]
  expect(paid(mixed)).toEqual([
    ['Coupon SAVE10', '−$45.41', 'good'],
    ['Card', '$453.85', 'plain'],
  ])
  expect(paid(mixed, invoice)[1]).toEqual(['Credit line', '$453.85', 'plain'])
  const alone = [...stay, line('card', 'Card', 350.56)]
  expect(paid(alone)).toEqual([])
  expect(paid(alone, invoice)).toEqual([['Credit line', '$350.56', 'plain']])
})

test('[B5.1] what pays a part stands with a minus, what pays the rest without one', () => {
  const kinds = ['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'waived', 'card', 'invoice'] as const
  const drawn = paidByLines(
    kinds.map((kind) => line(kind, kind, 12.5)),
    'USD',
  )
  expect(drawn.map(({ amount }) => amount)).toEqual([...Array(6).fill('−$12.50'), '$12.50', '$12.50'])
})
