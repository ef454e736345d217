import { expect, test } from 'vitest'
import { carriedOf, printCarried, readCarried } from './carried-search.ts'

test('a place and days are printed into an address and read from it', () => {
  const search = { place: 'lisbon', from: '2027-03-12', until: '2027-03-15' }
  expect(printCarried(search)).toBe('place=lisbon&from=2027-03-12&until=2027-03-15')
  expect(readCarried(new URLSearchParams(printCarried(search)))).toEqual(search)
  expect(printCarried({ ...search, own: { rooms: '2,5' } })).toBe('place=lisbon&from=2027-03-12&until=2027-03-15&rooms=2%2C5')
  expect(printCarried({})).toBe('')
})

test('what cannot be read is left out', () => {
  expect(readCarried(new URLSearchParams(`place=${'x'.repeat(81)}&from=soon&until=2027-02-31`))).toEqual({})
})

test('days that a form suggests are passed on once something was chosen', () => {
  const suggested = { from: '2027-03-12', until: '2027-03-15' }
  expect(carriedOf(suggested, suggested)).toBe('')
  expect(carriedOf({ ...suggested, place: 'lisbon' }, suggested)).toBe('place=lisbon&from=2027-03-12&until=2027-03-15')
  expect(carriedOf({ ...suggested, until: '2027-03-16' }, suggested)).toBe('from=2027-03-12&until=2027-03-16')
})
