import { createIds } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expiryOf, membershipNoOf } from './points.ts'

test('points run out so many days after they were earned, or never', () => {
  expect(expiryOf({ daysMax: 2 }, 1_000)).toBe(1_000 + 2 * 86_400_000)
  expect(expiryOf({ daysMax: null }, 1_000)).toBeNull()
  fc.assert(fc.property(fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 0 }), (daysMax, earned) => expiryOf({ daysMax }, earned)! > earned))
})

test('[A3.7] a membership number has ten letters and digits in fives, and is unique', () => {
  const ids = createIds(() => 0)
  const numbers = Array.from({ length: 1_000 }, () => membershipNoOf(ids.next('mbr')))
  for (const each of numbers) expect(each).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(new Set(numbers).size).toBe(1_000)
})
