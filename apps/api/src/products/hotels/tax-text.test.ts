import { money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { Tax } from './domain/catalogue.ts'
import { taxLineText, taxRuleText } from './tax-text.ts'

const tax = (amount: Tax['amount'], more: Partial<Tax> = {}): Tax => ({
  code: 'city',
  name: 'City tax',
  kind: 'tax',
  amount,
  ageFrom: 0,
  ageTo: 200,
  nightsMax: null,
  collected: 'property',
  since: '2025-01-01',
  source: 'test',
  ...more,
})

test('a tax is shown with what it comes to at this property', () => {
  expect(taxRuleText(tax({ by: 'percent', ppm: 88_750 }), 4, 'USD')).toBe('8.875%')
  expect(taxRuleText(tax({ by: 'flat', per: 'guest', minor: 400 }, { ageFrom: 13, nightsMax: 7 }), 4, 'EUR')).toBe(
    '€4.00 per guest aged 13 or older per night for the first 7 nights',
  )
  expect(taxRuleText(tax({ by: 'stars', per: 'room', minor: [100, 200, 300, 500] }), 3, 'JPY')).toBe('¥200 per room per night')
  expect(
    taxRuleText(
      tax({
        by: 'price',
        per: 'guest',
        steps: [
          { fromMinor: 0, minor: 0 },
          { fromMinor: 1, minor: 1500 },
        ],
      }),
      3,
      'KWD',
    ),
  ).toBe('KWD 0.00 – KWD 1.50 per guest per night, depending on the price')
})

test('a tax names guests, rooms or homes, their ages and its nights, each in a sentence of its own', () => {
  const flat = (per: 'guest' | 'room', more: Partial<Tax> = {}, product?: 'hotels' | 'holidaystays') =>
    taxRuleText(tax({ by: 'flat', per, minor: 400 }, more), 4, 'EUR', product)
  expect(flat('guest')).toBe('€4.00 per guest per night')
  expect(flat('guest', { nightsMax: 1 })).toBe('€4.00 per guest per night for the first 1 night')
  expect(flat('guest', { ageFrom: 10, ageTo: 16 })).toBe('€4.00 per guest aged 10–16 per night')
  expect(flat('room', { nightsMax: 5 })).toBe('€4.00 per room per night for the first 5 nights')
  expect(flat('room', {}, 'holidaystays')).toBe('€4.00 per home per night')
})

test('a line of a stay says how its tax is counted and what it comes to; a share of the price has no more to say', () => {
  const line = (amount: Tax['amount'], owed: number | null, more: Partial<Tax> = {}, isShortened = false) =>
    taxLineText(
      { tax: tax(amount, more), stars: 4, product: 'hotels', owed: owed === null ? null : money(owed, 'EUR'), count: 2, nights: 3, isShortened },
      'EUR',
    )
  expect(line({ by: 'flat', per: 'guest', minor: 400 }, 2_400)).toBe('€4.00 × 2 guests × 3 nights = €24.00')
  expect(line({ by: 'flat', per: 'guest', minor: 400 }, 2_400, { ageFrom: 13, nightsMax: 3 }, true)).toBe(
    '€4.00 × 2 guests × 3 nights = €24.00 (age 13 and over, first 3 nights)',
  )
  expect(line({ by: 'percent', ppm: 60_000 }, null)).toBe('6%')
})
