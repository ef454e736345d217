import { expect, test } from 'vitest'
import { promiseOf } from './free-hours.ts'

const HOURS = [{ placeId: 'naples', from: '2027-05-05T08:45', until: '2027-05-05T15:00', promise: 'the ship waits' }]
const takes = (from: string, until: string, placeId = 'naples') => promiseOf({ placeId, from: `2027-05-05T${from}`, until: `2027-05-05T${until}` }, HOURS)

test('a promise is of what begins and ends within the hours, at their place', () => {
  expect(takes('08:45', '15:00')).toBe('the ship waits')
  expect([takes('08:44', '12:00'), takes('12:00', '15:01'), takes('10:00', '12:00', 'rome')]).toEqual([null, null, null])
  expect(promiseOf({ placeId: 'naples', from: '2027-05-06T10:00', until: '2027-05-06T12:00' }, HOURS)).toBeNull()
})
