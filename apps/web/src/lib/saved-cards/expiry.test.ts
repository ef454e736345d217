import { expect, test } from 'vitest'
import { type Expiry, expiryOf, expiryText } from './expiry.ts'

const card = { expMonth: 2, expYear: 2028 }

test.each<[today: string, expiry: Expiry]>([
  ['2027-12-30', 'good'],
  ['2027-12-31', 'soon'],
  ['2028-02-29', 'soon'],
  ['2028-03-01', 'over'],
])('a card of 02/28 is good through the last day of that leap February, and "soon" begins 60 days before: on %s it is %s', (today, expiry) => {
  expect(expiryOf(card, today)).toBe(expiry)
})

test('a card of December is good until the year is over', () => {
  expect(expiryOf({ expMonth: 12, expYear: 2026 }, '2026-12-31')).toBe('soon')
  expect(expiryOf({ expMonth: 12, expYear: 2026 }, '2027-01-01')).toBe('over')
  expect(expiryText({ expMonth: 8, expYear: 2029 })).toBe('08/29')
})
