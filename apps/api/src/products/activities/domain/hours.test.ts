import { expect, test } from 'vitest'
import { fitsIn } from './hours.ts'

const at = (clock: string, minutes: number, anyTime = false) => ({ startsAt: `2027-03-17T${clock}`, minutes, anyTime })
const ASHORE = { after: '08:45', before: '15:00' }

test.each([
  ['to the minute at both ends', at('08:45', 375), true],
  ['a minute before the first', at('08:44', 60), false],
  ['a minute after the last', at('14:00', 61), false],
  ['past midnight', at('14:00', 700), false],
  ['good for all of a day', at('00:00', 0, true), false],
])('what fits in some hours begins and ends within them: %s', (_name, session, fits) => {
  expect(fitsIn(ASHORE, session)).toBe(fits)
})

test('an end that is left out is open, and without hours everything fits', () => {
  expect(fitsIn({ after: '09:00' }, at('22:00', 600))).toBe(true)
  expect(fitsIn({ before: '09:00' }, at('06:00', 180))).toBe(true)
  expect(fitsIn({ before: '09:00' }, at('06:00', 181))).toBe(false)
  expect(fitsIn({}, at('00:00', 4_320, true))).toBe(true)
})
