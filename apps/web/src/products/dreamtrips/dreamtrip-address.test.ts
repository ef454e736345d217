import { expect, test } from 'vitest'
import { parseTrip, parseTrips, tripHref, tripsHref } from './dreamtrip-address.ts'

test('an address says place, month and people; what cannot be read is as if it were left out', () => {
  const search = { place: 'lisbon', month: '2027-05', people: 3 }
  expect(tripsHref(search)).toBe('/dreamtrips/search-details?place=lisbon&month=2027-05&people=3')
  expect(parseTrips(new URL(tripsHref(search), 'https://x.test').searchParams)).toEqual(search)
  expect(parseTrips(new URLSearchParams('month=2027-13&people=99'))).toEqual({ place: '', month: '', people: 2 })
})

test('the page of a departure says how many have a single room where that is more than must be', () => {
  const wanted = { tripId: 'lisbon-tastes@2027-05-13', people: 4, singleRooms: 2 }
  expect(tripHref(wanted)).toBe('/dreamtrips/details?trip=lisbon-tastes@2027-05-13&people=4&single_rooms=2')
  expect(parseTrip(new URL(tripHref(wanted), 'https://x.test').searchParams)).toEqual(wanted)
  expect(tripHref({ ...wanted, singleRooms: 0 })).not.toContain('single_rooms')
  expect(parseTrip(new URLSearchParams('trip=a&people=3&single_rooms=2'))).toEqual({ tripId: 'a', people: 3, singleRooms: 1 })
})
