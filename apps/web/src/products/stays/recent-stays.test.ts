import { expect, test } from 'vitest'
import { parseRecent, printRecent } from '../../lib/recent-searches.ts'
import { type RecentStay, recentStayKind } from './recent-stays.ts'

const kind = recentStayKind('hotels')
const search = (destination: string): RecentStay => ({
  destination,
  label: `${destination}, Portugal`,
  checkin: '2027-03-12',
  checkout: '2027-04-01',
  rooms: [{ adults: 2, children: [5] }],
})

test('[B2.2] a stored search is read again with its place, days and party, also when its days have passed', () => {
  const searches = [search('lisbon'), search('porto')]
  expect(parseRecent(kind, printRecent(kind, searches), Date.parse('2028-01-01'))).toEqual(searches)
})

test('a stored stay that ends before it begins is left out', () => {
  expect(parseRecent(kind, '[{"destination":"x","label":"X","checkin":"2027-03-12","checkout":"2027-03-11","rooms":"2"}]', 0)).toEqual([])
})
