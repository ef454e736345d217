import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecent, printRecent, type Recent, type RecentKind, withRecent } from './recent-searches.ts'

interface Search extends Recent {
  readonly place: string
  readonly atMs: number
}
const COMMON = { language: 'en-US', timeZone: null }
const kind: RecentKind<Search> = {
  key: 'test',
  id: ({ place }) => place,
  read: ({ place, atMs }) => (typeof place === 'string' && typeof atMs === 'number' ? { place, atMs, ...COMMON } : null),
  rename: async () => null,
  print: (search) => search,
  isPast: ({ atMs }, nowMs) => atMs < nowMs,
}

test('six searches are stored, the newest first, each place once', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'].reduce<readonly Search[]>(
    (recent, place, atMs) => withRecent(kind, recent, { place, atMs, ...COMMON }),
    [],
  )
  expect(all.map(({ place }) => place)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  expect(withRecent(kind, all, { place: 'g', atMs: 99, ...COMMON })[0]).toEqual({ place: 'g', atMs: 99, ...COMMON })
})

test('a search whose time has passed is not offered again', () => {
  const text = printRecent(kind, [
    { place: 'a', atMs: 5, ...COMMON },
    { place: 'b', atMs: 50, ...COMMON },
  ])
  expect(parseRecent(kind, text, 10)).toEqual([{ place: 'b', atMs: 50, ...COMMON }])
})

test('whatever is in the storage of a browser, reading it yields searches or nothing', () => {
  const isSearch = ({ place, atMs }: Search) => typeof place === 'string' && typeof atMs === 'number'
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseRecent(kind, text, 0).every(isSearch)))
  expect(parseRecent(kind, '[null, 7, {"place":"a"}]', 0)).toEqual([])
})
