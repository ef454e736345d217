import { expect, test } from 'vitest'
import { cityHref, parseTable, restaurantHref, tableResultsHref } from './table-address.ts'

const read = (text: string) => parseTable(new URLSearchParams(text), '2027-03-01')

test('an address says place, day, time and people, and reads as it was written', () => {
  const search = { place: 'lisbon', day: '2027-03-12', time: '20:15', party: 4 }
  expect(tableResultsHref(search)).toBe('/restaurants/search-details?place=lisbon&day=2027-03-12&time=20:15&party=4')
  expect(read(tableResultsHref(search).split('?')[1] ?? '').search).toEqual(search)
  expect(restaurantHref('lisbon.tasca', search, { at: '20:30', area: 'terrace' })).toMatch(/restaurant=lisbon\.tasca&at=20:30&area=terrace$/)
  expect(cityHref('lisbon', '2027-03-12')).toContain('time=20:00&party=2')
})

test.each([
  ['', ['place', 'day']],
  ['place=lisbon&day=2027-02-30', ['day']],
  ['place=lisbon&day=2027-02-01', ['day']],
  ['place=lisbon&day=2027-03-12&time=20:10', ['time']],
  ['place=lisbon&day=2027-03-12&party=0', ['party']],
  ['place=lisbon&day=2027-03-12&party=17', ['party']],
  ['place=lisbon&day=2027-03-12&party=2.5', ['party']],
  [`place=${'x'.repeat(81)}&day=2027-03-12`, ['place']],
])('[C2.18] what is missing or wrong in "%s" is said at its field', (text, fields) => {
  const { search, errors } = read(text)
  expect([search, Object.keys(errors)]).toEqual([null, fields])
})
