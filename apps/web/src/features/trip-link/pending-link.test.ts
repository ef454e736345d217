import { beforeEach, expect, test } from 'vitest'
import { mayBeTripLink } from '../../lib/may-have-trip-link.ts'
import { forgetLink, keepForEmail, keepLink, pendingLink, type Stores } from './pending-link.ts'
import { tripLinkOf, withoutTripLink } from './trip-link-address.ts'

function memory(): Storage {
  const storage = new Map<string, string>()
  return {
    get length() {
      return storage.size
    },
    clear: () => storage.clear(),
    key: (at) => [...storage.keys()][at] ?? null,
    getItem: (name) => storage.get(name) ?? null,
    setItem: (name, value) => void storage.set(name, value),
    removeItem: (name) => void storage.delete(name),
  }
}
let stores: Stores
beforeEach(() => {
  stores = { tab: memory(), browser: memory() }
})

test('[A2.10] a trip link is read from trip_id or tripid, on any page', () => {
  expect(['?trip_id=abc', '?pickup=LIS&tripid=abc', '?trip=abc', '?trip_ids=2'].map(mayBeTripLink)).toEqual([true, true, false, false])
  expect(tripLinkOf('/', '?trip_id=abc')).toBe('abc')
  expect(tripLinkOf('/cars/search-details', '?pickup=LIS&tripid=abc')).toBe('abc')
  expect(tripLinkOf('/user/my-trips', '?trip_id=abc')).toBe('abc')
  expect(tripLinkOf('/', '?trip=abc')).toBeNull()
})

test('[A2.4] trip_id on My trips with workarea shows a trip and is no link', () => {
  expect(tripLinkOf('/user/my-trips', '?trip_id=trp_1&workarea=viewMyTrips')).toBeNull()
  expect(tripLinkOf('/user/my-trips/', '?trip_id=trp_1&workarea=viewMyTrips')).toBeNull()
})

test('the token leaves the address, and the rest of it stays', () => {
  expect(withoutTripLink(new URLSearchParams('destination=lisbon&trip_id=a&tripid=b')).toString()).toBe('destination=lisbon')
})

test('a link waits in its tab until a person signs in there', () => {
  keepLink(stores, 'abc')
  expect(pendingLink(stores, null, 0)).toBe('abc')
  expect(pendingLink(stores, 'nora@example.com', 0)).toBe('abc')
  forgetLink(stores)
  expect(pendingLink(stores, 'nora@example.com', 0)).toBeNull()
})

test('after a sign-up it waits in the browser for that email alone, for a day', () => {
  keepForEmail(stores, 'abc', ' Nora@Example.com', 1000)
  expect(pendingLink(stores, 'nora@example.com', 2000)).toBe('abc')
  expect(pendingLink(stores, 'ines@example.com', 2000)).toBeNull()
  expect(pendingLink(stores, null, 2000)).toBeNull()
  expect(pendingLink(stores, 'nora@example.com', 1000 + 86_400_000)).toBeNull()
})

test('a manipulated stored value is no link', () => {
  stores.browser.setItem('trip-link', '{"token":5')
  expect(pendingLink(stores, 'nora@example.com', 0)).toBeNull()
})
