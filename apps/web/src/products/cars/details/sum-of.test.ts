import { expect, test } from 'vitest'
import { priceChange } from '../../../features/choose-and-hold/index.ts'
import { carHoldWords } from './hold-words.ts'
import { sumOf } from './sum-of.ts'

const price = { total: 120.1, currency: 'USD', base: 100.1, taxes: 20, fees: 0, pay_now: 120.1, pay_at_property: 0, per_night: [] }
const rate = { rate_id: 'prepaid' as const, price, cancellation: [], if_cancelled: [], free_cancellation_until: null }
const extra = { name: '', currency: 'USD', rule: '', count_max: 2 }

test('extras are added to what is paid now or at the counter, to the minor unit', () => {
  const extras = [
    { ...extra, code: 'child_seat' as const, amount: 10.2, due: 'later' as const, count: 2 },
    { ...extra, code: 'gps' as const, amount: 0.1, due: 'now' as const, count: 1 },
  ]
  expect(sumOf(rate, extras)).toMatchObject({ total: 140.6, pay_now: 120.2, pay_at_property: 20.4 })
})

test('[C2.7] what the counter takes of a price and of its extras is summed in the counter’s own currency too', () => {
  const seat = { ...extra, code: 'child_seat' as const, amount: 10.2, local: { amount: 9.05, currency: 'EUR' }, due: 'later' as const, count: 2 }
  expect(sumOf(rate, [seat]).pay_at_property_local).toEqual({ amount: 18.1, currency: 'EUR' })
  const desk = { ...rate, price: { ...price, pay_now: 0, pay_at_property: 120.1, pay_at_property_local: { amount: 106.5, currency: 'EUR' } } }
  expect(sumOf(desk, [seat]).pay_at_property_local).toEqual({ amount: 124.6, currency: 'EUR' })
  expect(sumOf(desk, []).pay_at_property_local).toEqual({ amount: 106.5, currency: 'EUR' })
  expect(sumOf(rate, []).pay_at_property_local).toBeUndefined()
})

test('with extras only totals are compared; without, the car and its taxes', () => {
  const now = { ...price, total: 125.1, base: 105.1 }
  expect(priceChange(price, 120.1, now, carHoldWords(false))).toMatchObject({
    why: expect.stringContaining('raised its price'),
    lines: [{ label: 'Car', more: 5 }, {}, {}],
  })
  expect(priceChange(price, 120.1, now, carHoldWords(true)).lines).toHaveLength(1)
})
