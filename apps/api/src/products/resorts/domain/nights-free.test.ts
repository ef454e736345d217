import { addDays, type Day, daysBetween } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notFree } from './nights-free.ts'

const FIRST: Day = '2027-03-01'
const LENGTH = 24

/** The rule in other words: after a stay no run of free nights beside it is one night long, unless that is all there is. */
function restsOf(free: readonly boolean[], from: number, until: number): readonly number[] {
  const run = (start: number, step: 1 | -1): number => {
    let length = 0
    while (free[start + step * length]) length++
    return length
  }
  return [run(from - 1, -1), run(until, 1)]
}

const asked = fc.record({
  free: fc.array(fc.boolean(), { minLength: LENGTH, maxLength: LENGTH }),
  arrivals: fc.array(fc.boolean(), { minLength: LENGTH, maxLength: LENGTH }),
  from: fc.integer({ min: 2, max: LENGTH - 8 }),
  nights: fc.integer({ min: 2, max: 6 }),
})

test('a stay is refused exactly where a night of it is taken, one may not arrive, or a single night would be left beside it', () => {
  fc.assert(
    fc.property(asked, ({ free, arrivals, from, nights }) => {
      const at = (day: Day): number => daysBetween(FIRST, day)
      const unit = { isFree: (night: Day) => free[at(night)] === true, mayArrive: (day: Day) => arrivals[at(day)] === true }
      const until = from + nights
      const why = notFree(unit, addDays(FIRST, from), addDays(FIRST, until))
      const expected = free.slice(from, until).includes(false)
        ? 'full'
        : !arrivals[from]
          ? 'arrival_day_only'
          : restsOf(free, from, until).includes(1)
            ? 'gap'
            : null
      expect(why).toBe(expected)
    }),
    { numRuns: 2_000 },
  )
})
