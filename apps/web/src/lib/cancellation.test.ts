import { expect, test } from 'vitest'
import { freeUntil, stretchParts } from './cancellation.ts'
import { EXAMPLE_RULES, EXAMPLE_UNDO_PARTS, exampleParts } from './example-order.ts'

test('a policy that is never free has no end of that', () => {
  expect(freeUntil(EXAMPLE_RULES)).toBe('2027-03-09T18:00:00+00:00')
  expect(freeUntil([{ from: null, to: null, amount: 300, currency: 'USD', time_zone: 'Europe/Lisbon' }])).toBeNull()
})

test('the stretches of the line are true to time, and none is too narrow for its words', () => {
  const parts = exampleParts(EXAMPLE_RULES)
  expect(stretchParts(parts, Date.parse('2026-11-21T09:00:00Z'))).toEqual([9, 3])
  expect(stretchParts(parts, Date.parse('2027-03-06T21:00:00Z'))).toEqual([6, 6])
})

test('[C2.8] the line of what is not refunded begins with the short time in which it can be undone', () => {
  expect(stretchParts(EXAMPLE_UNDO_PARTS, 0)).toEqual([3, 9])
})
