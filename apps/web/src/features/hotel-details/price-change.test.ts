import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'
import { changedTotals, refreshedText } from './refreshed.ts'
import { samplePrice, sampleRate } from './sample-hotel.ts'

const seen = samplePrice(525.66)

test('[B3.3] the lines of a change sum to its difference, to the minor unit', () => {
  const { direction, lines } = priceChange(seen, 525.66, samplePrice(538.1))
  expect(direction).toBe('up')
  expect(lines.map(({ label, more }) => [label, more])).toEqual([
    ['Room, 3 nights', 12.44],
    ['Taxes and fees', 0],
    ['All in', 12.44],
  ])
})

test('the night that moved is named; where the room stands still, it was the taxes', () => {
  const dearer = {
    ...seen,
    total: 530.66,
    base: 476,
    per_night: seen.per_night.map((night, at) => (at === 1 ? { ...night, amount: night.amount + 5 } : night)),
  }
  expect(priceChange(seen, 525.66, dearer).why).toBe('The house asks more for Sat 13 Mar since you looked.')
  expect(priceChange(seen, 525.66, { ...seen, total: 526.66, taxes: 55.66 }).why).toContain('taxes or fees of the place changed')
})

test('parts that do not sum to what was seen explain nothing', () => {
  expect(priceChange(seen, 520, samplePrice(538.1))).toMatchObject({ why: '', lines: [{ label: 'All in', before: 520, now: 538.1 }] })
})

test('a look at the prices of now says what moved', () => {
  const before = [sampleRate('a', 500), sampleRate('b', 600), sampleRate('c', 700)]
  const now = [sampleRate('a', 510), sampleRate('b', 590)]
  expect(refreshedText(changedTotals(before, now))).toBe('You see the prices of now: 1 price rose, 1 price fell, 1 rate sold out.')
  expect(refreshedText(changedTotals(before, before))).toContain('None of them changed')
})
