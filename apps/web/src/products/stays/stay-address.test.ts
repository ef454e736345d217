import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRooms, partyText, printRooms } from '../../lib/rooms.ts'
import { parseStay } from './read-stay.ts'
import { LIMITS } from './stay-address.ts'
import { printStay, type Stay, stayHref } from './stay-query.ts'

const party = fc.record({
  adults: fc.integer({ min: 1, max: LIMITS.adults }),
  children: fc.array(fc.integer({ min: 0, max: LIMITS.childAge }), { maxLength: LIMITS.children }),
})
const stay: fc.Arbitrary<Stay> = fc.record({
  destination: fc.stringMatching(/^[A-Za-z_]{1,20}$/),
  checkin: fc.constant('2027-03-12'),
  checkout: fc.constant('2027-03-15'),
  rooms: fc.array(party, { minLength: 1, maxLength: LIMITS.rooms }),
})

test('[B2.2] a stay printed into an address reads back as the same stay', () => {
  fc.assert(
    fc.property(stay, (one) => {
      expect(parseStay(new URLSearchParams(printStay(one)), '2027-01-01').stay).toEqual(one)
    }),
  )
})

test('[B2.2] any query whatsoever is read without throwing, and a stay it yields is within limits', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, rooms) => {
      const params = new URLSearchParams(query)
      params.set('rooms', rooms)
      const read = parseStay(params, '2027-01-01')
      expect(read.stay === null).toBe(Object.keys(read.errors).length > 0)
    }),
  )
})

test('[B2.2] rooms=2,5,8|1 is two adults with children of 5 and 8, and a room for one', () => {
  const rooms = [
    { adults: 2, children: [5, 8] },
    { adults: 1, children: [] },
  ]
  expect(parseRooms('2,5,8|1')).toEqual(rooms)
  expect(printRooms(rooms)).toBe('2,5,8|1')
  expect(partyText(rooms)).toBe('2 rooms, 3 adults, 2 children')
  expect(partyText(rooms, 'home')).toBe('2 homes, 3 adults, 2 children')
  expect(partyText(rooms.slice(0, 1), 'home')).not.toContain('home')
})

test.each(['', '0', '9', '2,18', '2,', '2|', 'two', '1|1|1|1|1|1', '2,1,1,1,1,1,1,1'])('[B2.2] rooms=%s is refused with words', (rooms) => {
  expect(parseRooms(rooms)).toBeNull()
  const read = parseStay(new URLSearchParams({ destination: 'x', checkin: '2027-03-12', checkout: '2027-03-15', rooms }), '2027-01-01')
  expect(read.errors).toHaveProperty('rooms')
})

test('[B2.2] a day that has passed, a stay of no night and one too long each have an error next to their field', () => {
  const errors = (checkin: string, checkout: string) => parseStay(new URLSearchParams({ destination: 'x', checkin, checkout }), '2027-03-10').errors
  expect(errors('2027-03-09', '2027-03-12')).toHaveProperty('checkin')
  expect(errors('2027-03-12', '2027-03-12')).toHaveProperty('checkout')
  expect(errors('2027-03-12', '2027-06-12')).toHaveProperty('checkout')
  expect(errors('2027-02-30', '2027-03-12')).toHaveProperty('checkin')
})

test('[A9.5] an arrival before the first day that an organisation takes says which day that is', () => {
  const query = new URLSearchParams({ destination: 'x', checkin: '2027-03-11', checkout: '2027-03-15' })
  expect(parseStay(query, '2027-03-10', '2027-03-12').errors.checkin).toContain('Fri 12 Mar')
  expect(parseStay(query, '2027-03-10', '2027-03-11').stay).not.toBeNull()
})

test('[B2.2] the address stays readable', () => {
  expect(stayHref('/search-detail', { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [5] }] })).toBe(
    '/search-detail?destination=lisbon&checkin=2027-03-12&checkout=2027-03-15&rooms=2,5',
  )
})
