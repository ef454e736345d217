import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, instantMs, isDay, isoIn, isTimeIn, nightsOf, weekdayOf } from './index.ts'

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10))

test('a day exists or is none', () => {
  for (const good of ['2027-02-28', '2028-02-29', '2027-12-31']) expect(isDay(good)).toBe(true)
  for (const bad of ['2027-02-29', '2027-02-30', '2027-13-01', '2027-1-1', '27-01-01', '2027-01-01T00:00', '', '2027-00-10', '2027-06-31'])
    expect(isDay(bad)).toBe(false)
})

test('days added are days between', () => {
  fc.assert(fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => daysBetween(from, addDays(from, days)) === days))
})

test('a stay has its check-in night and not its check-out night, in a month of any length', () => {
  expect(nightsOf('2028-02-28', '2028-03-02')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(nightsOf('2027-03-09', '2027-03-09')).toEqual([])
  fc.assert(fc.property(day, fc.integer({ min: 0, max: 60 }), (from, count) => nightsOf(from, addDays(from, count)).length === count))
})

test('weekdays begin with Sunday', () => {
  expect([weekdayOf('2027-01-03'), weekdayOf('2027-01-09')]).toEqual([0, 6])
})

test('the day depends on where one is', () => {
  const at = Date.parse('2027-03-09T03:00:00Z')
  expect([dayIn('America/New_York', at), dayIn('UTC', at), dayIn('Asia/Tokyo', at)]).toEqual(['2027-03-08', '2027-03-09', '2027-03-09'])
})

test('6 p.m. is 6 p.m. on both sides of the change of clocks', () => {
  const before = instantMs('2027-03-13', '18:00', 'America/New_York')
  const after = instantMs('2027-03-14', '18:00', 'America/New_York')
  expect(after - before).toBe(23 * 3_600_000)
  expect([isoIn('America/New_York', before), isoIn('America/New_York', after)]).toEqual(['2027-03-13T18:00:00-05:00', '2027-03-14T18:00:00-04:00'])
})

test('an hour that the clocks skip moves on, one that comes twice is the first', () => {
  expect(isoIn('America/New_York', instantMs('2027-03-14', '02:30', 'America/New_York'))).toBe('2027-03-14T03:30:00-04:00')
  expect(isoIn('America/New_York', instantMs('2027-11-07', '01:30', 'America/New_York'))).toBe('2027-11-07T01:30:00-04:00')
})

test('[C2.18] a time that the clocks skip is none in that zone', () => {
  const times = [
    ['America/New_York', '2027-03-14', '02:30', false],
    ['America/New_York', '2027-03-14', '03:00', true],
    ['America/New_York', '2027-11-07', '01:30', true],
    ['Europe/Lisbon', '2027-03-28', '01:00', false],
    ['Asia/Tokyo', '2027-03-14', '02:30', true],
  ] as const
  for (const [zone, day, time, is] of times) expect(isTimeIn(zone, day, time), `${zone} ${day} ${time}`).toBe(is)
})

test('an instant keeps its zone on the way out', () => {
  expect(isoIn('UTC', Date.parse('2027-03-09T18:00:00Z'))).toBe('2027-03-09T18:00:00+00:00')
  expect(isoIn('Asia/Kolkata', Date.parse('2027-03-09T18:00:00.900Z'))).toBe('2027-03-09T23:30:00+05:30')
})
