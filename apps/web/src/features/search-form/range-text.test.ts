import { expect, test } from 'vitest'
import { rangeText } from './range-text.ts'

const rental = {
  names: { from: 'from', until: 'to' },
  labels: { from: 'Pick-up', until: 'Return' },
  ask: { from: 'When from?', until: 'When until?' },
  lengthText: (days: number) => `${days} days`,
  least: 0,
  most: 60,
}

test('a range is shown with its length, and one day as that day where the product allows it', () => {
  expect(rangeText({ from: '2027-03-12', until: '2027-03-15' }, rental)).toBe('Fri 12 to Mon 15 March 2027, 3 days')
  expect(rangeText({ from: '2027-03-12', until: '2027-03-12' }, rental)).toBe('Fri 12 March 2027')
  expect(rangeText({ from: '2027-03-12', until: '2027-03-12' }, { ...rental, least: 1 })).toBeNull()
  expect(rangeText({ from: '', until: '' }, rental)).toBeNull()
})
