import { addDays } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type End, fitUntil, lengthOf, pick, previewOf } from './range-pick.ts'

const march = { from: '2027-03-12', until: '2027-03-15' }
const stay = { least: 1, most: 30 }
const rental = { least: 0, most: 60 }

test('[B2.2] the first day chosen is the arrival, the second the departure', () => {
  const arrived = pick(march, 'from', '2027-03-14', stay)
  expect(arrived).toEqual({ range: { from: '2027-03-14', until: '2027-03-15' }, next: 'until' })
  expect(pick(arrived.range, 'until', '2027-03-20', stay)).toEqual({ range: { from: '2027-03-14', until: '2027-03-20' }, next: null })
})

test('[B2.2] a departure before the arrival is a new arrival', () => {
  expect(pick(march, 'until', '2027-03-10', stay)).toEqual({ range: { from: '2027-03-10', until: '2027-03-15' }, next: 'until' })
})

test('[B2.2] an arrival after the departure takes the departure along', () => {
  expect(pick(march, 'from', '2027-05-01', stay).range).toEqual({ from: '2027-05-01', until: '2027-05-02' })
})

test('what may end on the day it begins does, and what may not starts again', () => {
  expect(pick(march, 'until', '2027-03-12', rental)).toEqual({ range: { from: '2027-03-12', until: '2027-03-12' }, next: null })
  expect(pick(march, 'until', '2027-03-12', stay)).toMatchObject({ range: { from: '2027-03-12' }, next: 'until' })
})

test('a form that asks for one day is done with the first', () => {
  expect(pick(march, 'from', '2027-04-01', { ...rental, single: true })).toEqual({ range: { from: '2027-04-01', until: '2027-04-01' }, next: null })
})

test('[B2.2] whatever is chosen, a range is as long as it may be at least and at most', () => {
  const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays('2027-01-01', days))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), fc.constantFrom(stay, rental), (days, rules) => {
      let [range, end] = [march, 'from' as End]
      for (const one of days) {
        if (end === 'until' && one > addDays(range.from, rules.most)) continue
        const picked = pick(range, end, one, rules)
        range = picked.range
        end = picked.next ?? 'from'
        expect(lengthOf(range)).toBeGreaterThanOrEqual(rules.least)
        expect(lengthOf(range)).toBeLessThanOrEqual(rules.most)
      }
    }),
  )
})

test('[B2.2] pointing at a day shows the stay it would make, and nothing that cannot be', () => {
  expect(previewOf(march, 'until', '2027-03-18', stay).until).toBe('2027-03-18')
  expect(previewOf(march, 'until', '2027-03-01', stay)).toEqual(march)
  expect(previewOf(march, 'until', '2027-09-01', stay)).toEqual(march)
  expect(previewOf(march, 'from', '2027-03-18', stay)).toEqual(march)
})

test('a last day that was never given follows the first', () => {
  expect(fitUntil('2027-03-12', '', stay)).toBe('2027-03-13')
})
