import { expect, test } from 'vitest'
import { COMPARE_MOST, compareHref, parsePicked, readPicked, writePicked } from './compare-set.ts'
import { HOLIDAY_STAYS, HOTELS } from './stay-product.ts'

const hotel = (id: string) => ({ id, name: id.toUpperCase() })

test('a set holds four properties at most, in the order they were picked, each product its own', () => {
  writePicked(HOTELS, ['a', 'b', 'c', 'd', 'e'].map(hotel))
  expect(readPicked(HOTELS).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(readPicked(HOTELS)).toHaveLength(COMPARE_MOST)
  expect(readPicked(HOLIDAY_STAYS)).toEqual([])
})

test('the same set is the same array, so that a listener is not rendered in vain', () => {
  writePicked(HOTELS, [hotel('a')])
  expect(readPicked(HOTELS)).toBe(readPicked(HOTELS))
})

test('what is no list of properties is no set', () => {
  for (const text of ['', '{', '"a"', '[1, null, {"id": 4}]']) expect(parsePicked(text)).toEqual([])
})

test('the address of a comparison names properties, stay and product', () => {
  const stay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2, children: [5] }] }
  expect(compareHref(['a', 'b'], stay)).toBe('/hotel-compare?hotels=a,b&checkin=2027-03-12&checkout=2027-03-15&rooms=2,5')
  expect(compareHref(['a'], stay, HOLIDAY_STAYS)).toMatch(/^\/holidaystays\/hotel-compare\?hotels=a&/)
})
