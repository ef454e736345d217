import { expect, test } from 'vitest'
import { countryOf, mayNotifyPrice, noticeDaysOf, remindedCountries, reminderYear, rulesByCountry, rulesOf } from './plan-rules.ts'

const language = 'en-US'

test('where a person lives is derived from their phone, else from the zone they bought in, else from the organization', () => {
  expect(countryOf({ phone: '+49 151 5551 0134', timeZone: 'America/New_York', language })).toBe('DE')
  expect(countryOf({ phone: '+1 202 555 0121', timeZone: 'America/Los_Angeles', language })).toBe('US')
  expect(countryOf({ phone: '+1 604 555 0121', timeZone: 'America/Vancouver', language })).toBeNull()
  expect(countryOf({ phone: null, timeZone: 'Europe/Paris', language })).toBe('FR')
  expect(countryOf({ phone: '030 555', timeZone: 'UTC', language })).toBe('US')
  expect(countryOf({ phone: null, timeZone: 'UTC', language: 'eo' })).toBeNull()
})

test('a yearly term is announced as the law of its country asks, and never later than we promise', () => {
  const yearly = { laterTerms: { years: 1, months: 0 } }
  const monthly = { laterTerms: { years: 0, months: 1 } }
  const days = (country: string | null) => [
    noticeDaysOf({ country, state: 'trialing' }, yearly),
    noticeDaysOf({ country, state: 'active' }, yearly),
    noticeDaysOf({ country, state: 'active' }, monthly),
  ]
  expect(['US', 'FR', 'GB', 'DE', null].map(days)).toEqual([
    [7, 21, 3],
    [7, 45, 3],
    [7, 7, 3],
    [7, 7, 3],
    [7, 7, 3],
  ])
  expect(['US', 'FR', 'GB', 'DE', null].map((country) => rulesOf(country).withdrawalDays)).toEqual([14, 14, 14, 14, 14])
  expect(rulesByCountry).toMatchObject({ '*': { noticeDays: { long: 7 } }, US: { noticeDays: { long: 21 } } })
  const DAY = 86_400_000
  const answer = (country: string, plan: typeof yearly, left: readonly number[]) =>
    left.map((of) => mayNotifyPrice({ country, state: 'active' }, plan, of * DAY))
  expect(answer('DE', monthly, [6.9, 7, 30, 30.1])).toEqual([false, true, true, false])
  expect(answer('US', yearly, [21.9, 22, 30, 30.1])).toEqual([false, true, true, false])
  expect(answer('FR', yearly, [45.9, 46, 53, 53.1])).toEqual([false, true, true, false])
})

test('a member in the United States is reminded half a year after joining, and each year from then on', () => {
  expect(remindedCountries).toEqual(['US'])
  const years = (...days: readonly string[]) => days.map((day) => reminderYear('2027-01-31', day))
  expect(years('2027-01-31', '2027-07-29', '2027-07-30', '2028-07-28', '2028-07-29', '2029-07-29')).toEqual([0, 0, 1, 1, 2, 3])
})
