import { expect, test } from 'vitest'
import { sampleDetails } from '../sample-cruises.ts'
import { asking, heldOf, holdingNow, isOffered, NOTHING_HELD, refusedHold } from './held-cabin.ts'

const cabin = { sailingId: 'ocean-1@2027-05-01', guests: [30, 30], grade: 'B3', cabinNo: '8012', currency: 'USD' }
const held = { cabin, token: 'held_1', expiresAt: '2027-03-01T10:15:00Z' }

test('a cabin stays held where another one is refused, so that it is released or taken to the checkout', () => {
  const refused = refusedHold(asking(holdingNow(held)), 'Someone else just took this cabin.')
  expect(refused).toEqual({ step: 'refused', held, problem: 'Someone else just took this cabin.' })
  expect(heldOf(refused.held, cabin)).toBe(held)
  expect(heldOf(refused.held, { ...cabin, cabinNo: '8014' })).toBeNull()
  expect(asking(refused)).toEqual({ step: 'busy', held, problem: null })
  expect(refusedHold(NOTHING_HELD, 'No.').held).toBeNull()
})

test('who holds the last cabin of a grade is shown the others after the page is loaded again, not an empty page', () => {
  const { cabin: sum } = sampleDetails.grades.find((grade) => grade.cabin !== null)!
  expect(isOffered([{ grade: 'B3', cabin: sum }], cabin)).toBe(true)
  expect(isOffered([{ grade: 'B3', cabin: null }], cabin)).toBe(false)
  expect(isOffered([{ grade: 'B1', cabin: sum }], cabin)).toBe(false)
})
