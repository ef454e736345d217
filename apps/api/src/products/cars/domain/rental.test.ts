import { addDays } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAndHours, lengthPercent, paidSixths, rentalOf } from './rental.ts'

const lisbon = (at: string) => ({ at, timeZone: 'Europe/Lisbon' })
const madrid = (at: string) => ({ at, timeZone: 'Europe/Madrid' })
const DAY = 24 * 60

test.each([
  [DAY, { days: 1, hours: 0 }],
  [60, { days: 1, hours: 0 }],
  [DAY + 29, { days: 1, hours: 0 }],
  [DAY + 30, { days: 1, hours: 1 }],
  [DAY + 60, { days: 1, hours: 1 }],
  [DAY + 90, { days: 1, hours: 2 }],
  [DAY + 149, { days: 1, hours: 3 }],
  [DAY + 150, { days: 2, hours: 0 }],
  [2 * DAY, { days: 2, hours: 0 }],
])('%d minutes are %o', (minutes, counted) => {
  expect(daysAndHours(minutes)).toEqual(counted)
})

test('an hour is a third of a day, a week less than seven days, and no part of a week costs more than one', () => {
  expect(paidSixths(DAY + 60, 33)).toBe(8)
  expect(paidSixths(7 * DAY, 33)).toBe(33)
  expect(paidSixths(6 * DAY, 33)).toBe(33)
  expect(paidSixths(8 * DAY, 33)).toBe(39)
})

test('more time never costs less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 * DAY }), fc.integer({ min: 0, max: 600 }), fc.integer({ min: 33, max: 36 }), (minutes, more, week) => {
      const cost = (time: number) => paidSixths(time, week) * lengthPercent(paidSixths(time, week))
      return cost(minutes + more) >= cost(minutes)
    }),
  )
})

test('a day is from ten to ten, also where daylight saving begins or ends', () => {
  for (const [zone, day] of [
    ['Europe/Lisbon', '2027-03-27'],
    ['Europe/Lisbon', '2027-10-30'],
    ['America/New_York', '2027-03-13'],
    ['America/New_York', '2027-11-06'],
    ['Australia/Sydney', '2027-04-03'],
    ['Australia/Sydney', '2027-10-02'],
  ] as const) {
    const rental = rentalOf({ at: `${day}T10:00`, timeZone: zone }, { at: `${addDays(day, 1)}T10:00`, timeZone: zone })!
    expect([zone, day, rental.minutes, rental.wholeDays]).toEqual([zone, day, DAY, 1])
  }
})

test('a car that comes back in another zone is counted by the clock of its pick-up', () => {
  const rental = rentalOf(lisbon('2027-03-17T10:00'), madrid('2027-03-18T11:00'))
  expect(rental?.minutes).toBe(DAY)
})

test('a return before the pick-up, or after ninety days, is no rental', () => {
  expect(rentalOf(lisbon('2027-03-17T10:00'), lisbon('2027-03-17T10:00'))).toBeNull()
  expect(rentalOf(lisbon('2027-03-17T10:00'), madrid('2027-03-17T10:30'))).toBeNull()
  expect(rentalOf(lisbon('2027-03-17T10:00'), lisbon('2027-06-15T10:30'))).toBeNull()
  expect(rentalOf(lisbon('2027-03-17T10:00'), lisbon('2027-06-15T10:00'))?.wholeDays).toBe(90)
})
