import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecent, printRecent, type RecentSearch, withRecent } from './recent-searches.ts'

const search = (destination: string, checkin = '2027-03-12'): RecentSearch => ({
  destination,
  label: `${destination}, Portugal`,
  checkin,
  checkout: '2027-04-01',
  rooms: [{ adults: 2, children: [5] }],
})

test('[B2.2] a search that is kept is read again with its place, days and party', () => {
  const searches = [search('lisbon'), search('porto')]
  expect(parseRecent(printRecent(searches))).toEqual(searches)
})

test('[B2.2] six searches are kept, the newest first, each place once', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'].reduce<readonly RecentSearch[]>((kept, one) => withRecent(kept, search(one)), [])
  expect(all.map(({ destination }) => destination)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(withRecent(all, search('g', '2027-03-20'))[0]).toMatchObject({ destination: 'g', checkin: '2027-03-20' })
})

test('[B2.2] whatever stands in the storage of a browser, reading it yields searches or nothing', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseRecent(text).every(({ rooms }) => rooms.length > 0)))
  expect(parseRecent('[{"destination":"x","label":"X","checkin":"2027-03-12","checkout":"2027-03-11","rooms":"2"}, null, 7]')).toEqual([])
})
