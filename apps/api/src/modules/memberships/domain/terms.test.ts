import { type Day, daysBetween, isDay } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, anchorOf, endOfTermMs, isTimeZone, termFrom } from './terms.ts'

const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map((at): Day => at.toISOString().slice(0, 10))
const months = fc.integer({ min: 1, max: 48 })
const month = { years: 0, months: 1 }

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  const days = ['2027-01-31']
  for (let index = 0; index < 5; index++) days.push(termFrom(days.at(-1)!, month, 31).until)
  expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'])
  expect(addMonths('2028-01-31', 1, 31)).toBe('2028-02-29')
})

test('29 February is renewed on the 28th, and on the 29th in the next leap year', () => {
  const years = [1, 2, 3, 4].map((count) => addMonths('2028-02-29', count * 12, 29))
  expect(years).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
})

test('terms follow one another without a gap, on the anchor or the last day of the month, whatever their length', () => {
  fc.assert(
    fc.property(day, months, fc.integer({ min: 1, max: 40 }), (since, length, count) => {
      const anchor = anchorOf(since)
      let from = since
      for (let index = 0; index < count; index++) {
        const { until } = termFrom(from, { years: 0, months: length }, anchor)
        expect(isDay(until) && until > from).toBe(true)
        const isLast = anchorOf(addDay(until)) === 1
        expect(anchorOf(until) === anchor || (isLast && anchorOf(until) < anchor)).toBe(true)
        from = until
      }
      // However it is counted: by terms, or in one.
      expect(from).toBe(addMonths(since, length * count, anchor))
    }),
  )
})

test('a term of years and months is as long as its months', () => {
  fc.assert(
    fc.property(day, fc.nat(4), fc.nat(11), (from, years, extra) => {
      fc.pre(years + extra > 0)
      expect(termFrom(from, { years, months: extra }, anchorOf(from)).until).toBe(addMonths(from, years * 12 + extra, anchorOf(from)))
    }),
  )
})

test('a term ends at nine in the morning where its member is, on each side of a change of clocks', () => {
  const hourOf = (on: Day, zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(endOfTermMs(on, zone))
  // Forward in March, back in November in New York; half an hour on Lord Howe; a whole day left out in Samoa.
  for (const [on, zone] of [
    ['2027-03-14', 'America/New_York'],
    ['2027-11-07', 'America/New_York'],
    ['2027-04-04', 'Australia/Lord_Howe'],
    ['2027-03-28', 'Europe/Berlin'],
    ['2027-06-01', 'Asia/Kathmandu'],
  ] as const)
    expect([on, zone, hourOf(on, zone)]).toEqual([on, zone, '09:00'])
  fc.assert(
    fc.property(day, fc.constantFrom('America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'UTC'), (on, zone) => {
      const night = endOfTermMs(addDay(on), zone) - endOfTermMs(on, zone)
      expect([23, 24, 25]).toContain(night / 3_600_000)
    }),
  )
})

test('a time zone is the name of one, not an offset', () => {
  expect(['Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'UTC'].every(isTimeZone)).toBe(true)
  expect(['+05:30', 'Mars/Olympus', '', 'EST5EDT;x', "Europe/Lisbon'"].some(isTimeZone)).toBe(false)
})

const addDay = (on: Day): Day => new Date(Date.parse(`${on}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
test('whole days lie between the days of a term', () => expect(daysBetween('2028-02-29', addMonths('2028-02-29', 12, 29))).toBe(365))
