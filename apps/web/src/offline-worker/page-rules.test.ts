import { expect, test } from 'vitest'
import { isFresh, isPageRequest, isTooOld, linkedIn, personOf, surplus } from './page-rules.ts'

const ORIGIN = 'http://shop.test'
const [HOUR, DAY] = [3_600_000, 86_400_000]
const NOW = 100 * DAY

test('only pages that are read in the window pass through the worker: no call, no file, no frame, nothing that changes anything', () => {
  const page = { method: 'GET', mode: 'navigate', destination: 'document', url: `${ORIGIN}/user/my-bookings` } as const
  expect(isPageRequest(page)).toBe(true)
  expect(isPageRequest({ ...page, url: `${ORIGIN}/` })).toBe(true)
  expect(isPageRequest({ ...page, method: 'POST' })).toBe(false)
  expect(isPageRequest({ ...page, mode: 'cors', destination: '' })).toBe(false)
  expect(isPageRequest({ ...page, destination: 'iframe' })).toBe(false)
  for (const path of ['/api/bookingHistory/calendar?booking_id=bkg_1', '/api/docs', '/dev/mail', '/live/?EIO=4', '/assets/a.js', '/healthz', '/metrics'])
    expect(isPageRequest({ ...page, url: ORIGIN + path }), path).toBe(false)
  // Its name only begins like one of those.
  expect(isPageRequest({ ...page, url: `${ORIGIN}/live-music` })).toBe(true)
})

test('a document names its owner; one that does not has none', () => {
  expect(personOf('<!DOCTYPE html><html lang="en-US" data-offline-for="org_1 usr_1" class="x"><head>')).toBe('org_1 usr_1')
  expect(personOf('<!DOCTYPE html><html lang="en-US"><body data-offline-for="org_1 usr_1">')).toBeNull()
})

test('a list links what is stored along with it, of pages that may be stored, as React writes them', () => {
  const links = [
    '<a data-offline-too="true" class="x" href="/user/my-bookings/bkg_1">',
    '<a class="x" href="/user/my-trips?trip_id=trp_1&amp;workarea=viewMyTrips" data-offline-too="true">',
    '<a href="/user/my-bookings/bkg_past">',
    '<a data-offline-too="true" href="/hotel-checkout?checkout=chk_1">',
    '<a data-offline-too="true" href="/user/my-bookings/bkg_1">',
  ]
  expect(linkedIn(links.join('</a>'), ORIGIN)).toEqual(['/user/my-bookings/bkg_1', '/user/my-trips?trip_id=trp_1&workarea=viewMyTrips'])
  const many = Array.from({ length: 30 }, (_, index) => `<a data-offline-too="true" href="/user/my-bookings/bkg_${index}">`)
  expect(linkedIn(many.join(''), ORIGIN)).toHaveLength(12)
})

test('what is linked is fetched again after an hour; after 30 days a page is not shown any more', () => {
  expect([NOW, NOW - HOUR + 1, NOW - HOUR, 0].map((at) => isFresh(at, NOW))).toEqual([true, true, false, false])
  expect([NOW, NOW - 30 * DAY, NOW - 30 * DAY - 1].map((at) => isTooOld(at, NOW))).toEqual([false, false, true])
})

test('the oldest pages go first where there are too many, and those that are too old in any case', () => {
  const entries = Array.from({ length: 42 }, (_, index) => ({ address: `/${index}`, savedAt: NOW - index * HOUR }))
  expect(surplus(entries, NOW).map(({ address }) => address)).toEqual(['/40', '/41'])
  expect(surplus([{ address: '/old', savedAt: NOW - 31 * DAY }, entries[0]!], NOW).map(({ address }) => address)).toEqual(['/old'])
})
