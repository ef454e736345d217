import { expect, test } from 'vitest'
import type { Client } from '../../lib/http.ts'
import { parseRecent, printRecent } from '../../lib/recent-searches.ts'
import { type RecentStay, recentStayKind } from './recent-stays.ts'
import { renameStays } from './recent-stays-api.ts'

const kind = recentStayKind('hotels')
const search = (destination: string): RecentStay => ({
  destination,
  label: `${destination}, Portugal`,
  checkin: '2027-03-12',
  checkout: '2027-04-01',
  rooms: [{ adults: 2, children: [5] }],
  language: 'fr-FR',
  timeZone: 'Europe/Lisbon',
})

test('[B2.2] a stored search is read again with its place, days and party, also when its days have passed', () => {
  const searches = [search('lisbon'), search('porto')]
  expect(parseRecent(kind, printRecent(kind, searches), Date.parse('2028-01-01'))).toEqual(searches)
})

test('a stored stay that ends before it begins is left out', () => {
  expect(parseRecent(kind, '[{"destination":"x","label":"X","checkin":"2027-03-12","checkout":"2027-03-11","rooms":"2"}]', 0)).toEqual([])
})

test('[C5.2] a search that says no language was stored before they did: its names are asked for again', () => {
  const { language: _, ...old } = { ...search('lisbon'), rooms: '2' }
  expect(parseRecent(kind, JSON.stringify([old]), 0)[0]?.language).toBe('')
})

test('[C5.2] a search of another language has its place named in that of the page; one that is not known any more keeps its name', async () => {
  const asked: unknown[] = []
  const client = {
    post: (_: string, body: unknown) => {
      asked.push(body)
      return Promise.resolve({ ok: true, data: { places: [{ place_id: 'lisbon', label: 'Lisbon, Portugal' }] } })
    },
  } as unknown as Client
  const old = [{ ...search('lisbon'), label: 'Lisbonne, Portugal' }, search('atlantis')]
  expect(await renameStays(old, client)).toEqual([
    { ...search('lisbon'), label: 'Lisbon, Portugal', language: 'en-US' },
    { ...search('atlantis'), language: 'en-US' },
  ])
  expect(asked).toEqual([{ place_ids: ['lisbon', 'atlantis'], language: 'en-US' }])
  expect(await renameStays(old, { post: () => Promise.resolve({ ok: false }) } as unknown as Client)).toBeNull()
})
