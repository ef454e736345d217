import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

const seen = { total: 120, currency: 'USD', base: 100, taxes: 20, fees: 0, pay_now: 120, pay_at_property: 0, per_night: [] }
const words = { base: () => 'Offer', why: () => 'It moved.' }

test('a price that changed is shown line by line, the total last', () => {
  const { direction, lines, why } = priceChange(seen, 120, { ...seen, total: 115.5, base: 95.5 }, words)
  expect([direction, why]).toEqual(['down', 'It moved.'])
  expect(lines).toEqual([
    { label: 'Offer', before: 100, now: 95.5, more: -4.5 },
    { label: 'Taxes and fees', before: 20, now: 20, more: 0 },
    { label: 'Total', before: 120, now: 115.5, more: -4.5 },
  ])
})

test('parts that do not sum to what was seen explain nothing', () => {
  expect(priceChange(seen, 110, { ...seen, total: 130 }, words)).toMatchObject({ why: '', lines: [{ label: 'Total', before: 110, now: 130 }] })
})
