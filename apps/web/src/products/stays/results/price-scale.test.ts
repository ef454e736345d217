import { expect, test } from 'vitest'
import { barsOf, chosenOn, rangeOf, scaleOf } from './price-scale.ts'

const spread = { min: 241.2, max: 1184.2, buckets: [2, 0, 4, 1] }
const scale = scaleOf(spread)

test('the scale has round steps and leaves nothing out', () => {
  expect(scale).toEqual({ min: 240, max: 1200, step: 20 })
  expect(scaleOf({ min: 80, max: 80, buckets: [1] })).toEqual({ min: 80, max: 81, step: 1 })
})

test('handles at both ends are no filter', () => {
  expect(rangeOf(scale, 240, 1200, 'USD')).toBeNull()
  expect(rangeOf(scale, 300, 1200, 'USD')).toEqual({ min: 300, max: 1200, currency: 'USD' })
})

test('a range of another currency does not move the handles', () => {
  expect(chosenOn(scale, { min: 300, max: 400, currency: 'JPY' }, 'USD')).toEqual({ low: 240, high: 1200 })
  expect(chosenOn(scale, { min: 100, max: 400, currency: 'USD' }, 'USD')).toEqual({ low: 240, high: 400 })
})

test('bars keep the proportions, and those outside the range look different', () => {
  const bars = barsOf(spread, scale, 240, 700)
  expect(bars.map((bar) => bar.height)).toEqual([20, 0, 40, 10])
  expect(bars.map((bar) => bar.inside)).toEqual([true, true, false, false])
})
