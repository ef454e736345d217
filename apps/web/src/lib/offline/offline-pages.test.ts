import { expect, test } from 'vitest'
import { PLAIN_SHELL } from '../shell.ts'
import { pagesToSave } from './keep-offline.ts'
import { offlinePerson } from './may-be-stored.ts'
import { isOfFormat, isPagesCache, listOf, NOTICE_CACHE, pagesOf, storedAddress } from './offline-pages.ts'

const addressOf = (path: string) => storedAddress(new URL(path, 'http://shop.test'))

test('only bookings and trips are ever stored, each under one address', () => {
  const stored = {
    '/user/my-bookings': '/user/my-bookings',
    '/user/my-bookings/?utm_source=mail&lang=fr': '/user/my-bookings',
    '/user/my-bookings/bkg_1?lang=ar#receipt': '/user/my-bookings/bkg_1',
    '/user/my-trips': '/user/my-trips',
    // The link of another person's trip is none of its own pages.
    '/user/my-trips?trip_id=token': '/user/my-trips',
    '/user/my-trips?workarea=viewMyTrips&trip_id=trp%201&utm=x': '/user/my-trips?trip_id=trp%201&workarea=viewMyTrips',
  }
  for (const [path, address] of Object.entries(stored)) expect(addressOf(path), path).toBe(address)
  const others = [
    '/',
    '/user/my-bookings?cursor=bkg_9',
    '/user/my-bookings/bkg_1?for=client',
    '/user/my-bookings/bkg_1/more',
    '/user/my-bookings-of-others',
    '/user/payment-methods',
    '/user-details',
    '/agent/bookings',
    '/pay/token',
    '/hotel-checkout?checkout=chk_1',
    '/hotel-checkout-success?booking_id=bkg_1',
    '/api/bookingHistory/list',
  ]
  for (const path of others) expect(addressOf(path), path).toBeNull()
})

test('pages are stored by organisation and person, and not for blocked people, guests, or staff acting in a person’s place', () => {
  const user = { user_id: 'usr_1' } as NonNullable<typeof PLAIN_SHELL.user>
  const shell = { ...PLAIN_SHELL, organisation: { ...PLAIN_SHELL.organisation, org_id: 'org_blue' }, user }
  expect(offlinePerson(shell)).toBe('org_blue usr_1')
  expect(offlinePerson({ ...shell, user: null })).toBeNull()
  expect(offlinePerson({ ...shell, is_blocked: true })).toBeNull()
  expect(offlinePerson({ ...shell, impersonator: { name: 'An operator' } as NonNullable<typeof PLAIN_SHELL.impersonator> })).toBeNull()
  expect(pagesOf('org_blue usr_1')).not.toBe(pagesOf('org_sojourn usr_1'))
})

test('stores of another format are recognised', () => {
  expect([NOTICE_CACHE, pagesOf('o u'), 'offline 0 pages of o u', 'offline 0 notice', 'elsewhere'].map(isOfFormat)).toEqual([true, true, false, false, false])
  expect([NOTICE_CACHE, pagesOf('o u')].map(isPagesCache)).toEqual([false, true])
})

test('a visit stores its page and the list that names it, and what both lists link; a person who spares data stores the page alone', () => {
  const save = (path: string, isConfirmed = false, isSparing = false) => pagesToSave({ address: addressOf(path), isConfirmed, isSparing })
  expect(save('/user/my-bookings')).toEqual({ pages: ['/user/my-bookings'], more: true })
  expect(save('/user/my-bookings/bkg_1')).toEqual({ pages: ['/user/my-bookings/bkg_1', '/user/my-bookings'], more: true })
  const trip = '/user/my-trips?trip_id=trp_1&workarea=viewMyTrips'
  expect(save(trip)).toEqual({ pages: [trip, listOf(trip)], more: true })
  expect(save('/user/my-bookings/bkg_1', false, true)).toEqual({ pages: ['/user/my-bookings/bkg_1'], more: false })
  expect(save('/search-detail?destination=lisbon')).toEqual({ pages: [], more: false })
  expect(save('/hotel-checkout-success?booking_id=bkg_1', true)).toEqual({ pages: ['/user/my-bookings'], more: true })
  expect(save('/hotel-checkout-success?booking_id=bkg_1', true, true)).toEqual({ pages: [], more: false })
})
