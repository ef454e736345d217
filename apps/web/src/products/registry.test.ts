import { PRODUCT_CODES } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { productLinks } from './registry.ts'

const answer = (codes: readonly string[], pathname: string, search = '') => productLinks(codes, { pathname, search })

test('[B2.8] products are linked in the order of the organisation, and a code without pages is not shown', () => {
  expect(answer(['ABC', 'VR', 'HLT', 'XYZ'], '/search-detail')).toMatchObject([
    { label: 'Holiday stays', to: '/holidaystays', current: false },
    { label: 'Hotels', to: '/', current: true },
  ])
})

test('each product has a letter of its own', () => {
  const letters = answer(PRODUCT_CODES, '/').map(({ letter }) => letter)
  expect(letters.every((letter) => /^[a-fh-z]$/.test(letter))).toBe(true)
  expect(new Set(letters).size).toBe(letters.length)
})

test('[B2.1, B2.2] the pages of holiday stays belong to holiday stays in the header', () => {
  const current = (path: string) => answer(['HLT', 'VR'], path).map((link) => link.current)
  for (const path of ['/holidaystays', '/holidaystays/search-detail', '/holidaystays/hotel-details', '/holidaystays/hotel-checkout'])
    expect(current(path)).toEqual([false, true])
  expect(current('/home')).toEqual([true, false])
})

test('the search in an address is passed on to the other products, by the address alone', () => {
  const carried = 'place=lisbon&from=2027-03-12&until=2027-03-15&rooms=2%2C5'
  const to = (pathname: string, search: string) => answer(['HLT', 'VR', 'CAR'], pathname, search).map((link) => link.to)
  expect(to('/search-detail', '?destination=lisbon&checkin=2027-03-12&checkout=2027-03-15&rooms=2,5')).toEqual([
    '/',
    `/holidaystays?${carried}`,
    `/cars?${carried}`,
  ])
  // People go through a product that does not ask for them.
  expect(to('/cars', `?${carried}`)).toEqual([`/?${carried}`, `/holidaystays?${carried}`, '/cars'])
  expect(to('/cars/search-details', '?pickup=LIS&from=2027-03-12T10:00&to=2027-03-15T10:00&age=35')[0]).toBe('/?place=LIS&from=2027-03-12&until=2027-03-15')
  expect(to('/wallet', '?from=2027-03-12')).toEqual(['/', '/holidaystays', '/cars'])
})
