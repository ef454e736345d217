import { expect, test } from 'vitest'
import { lineWords } from './price-words.ts'

const words = (reason: Parameters<typeof lineWords>[0]) => Object.values(lineWords(reason, { name: 'Compact', minutes: 3 * 1_440 }))

test('each line of a rental is named and says by what rule it is due', () => {
  expect(words({ of: 'rental' })).toEqual(['Compact, 3 days', '24-hour days from pick-up'])
  expect(words({ of: 'prepaid', percentOff: 6 })).toEqual(['Discount for paying now', '6% off the rental'])
  expect(words({ of: 'young_driver', below: 25, days: 1, daysMax: 10 })).toEqual(['Young driver fee', 'drivers under 25, for 1 day, charged for up to 10 days'])
  expect(words({ of: 'airport_share', ppm: 130_000 })).toEqual(['Airport charge', '13% of the rental'])
  expect(words({ of: 'extra', code: 'child_seat', count: 2, days: 21 })).toEqual(['Child seat × 2', 'for 21 days, tax included'])
  expect(words({ of: 'extra', code: 'snow_chains', count: 1, days: null })).toEqual(['Snow chains', 'per rental, tax included'])
})
