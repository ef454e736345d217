import { expect, test } from 'vitest'
import { paySplit } from './pay-words.ts'

test('what is charged now and what is paid later are shown in the words of the price block; nothing later is not mentioned', () => {
  expect(paySplit({ pay_now: 499.26, pay_at_property: 26.4, currency: 'USD' }, 'at the property')).toEqual({
    now: 'Charged now: $499.26',
    later: 'Later, at the property: $26.40',
  })
  expect(paySplit({ pay_now: 0, pay_at_property: 150, currency: 'USD' }, 'at the counter')).toEqual({
    now: 'Charged now: nothing',
    later: 'Later, at the counter: $150',
  })
  expect(paySplit({ pay_now: 150, pay_at_property: 0, currency: 'USD' }, 'at the counter').later).toBeNull()
})

test('[C2.7] what is paid later in another currency is shown in that one, with about how much that is', () => {
  const price = { pay_now: 100, pay_at_property: 27.27, pay_at_property_local: { amount: 24, currency: 'EUR' }, currency: 'USD' }
  expect(paySplit(price, 'at the property').later).toBe('Later, at the property: €24 (about $27)')
})
