import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageHref, parseTrip, partsIn, type TripSearch, tripQuery, tripResultsHref } from './package-address.ts'
import { samplePackage, sampleSearch } from './sample-packages.ts'

const queryOf = (href: string) => new URL(href, 'https://x.test').searchParams
const EARLIEST = '2027-01-01'

test('a search printed into an address reads back as the same search, readable as written', () => {
  expect(tripResultsHref(sampleSearch)).toBe('/packages/search-details?from=LON&to=lisbon&leave=2027-03-10&return=2027-03-17&rooms=2,6&bags=1')
  expect(parseTrip(queryOf(tripResultsHref(sampleSearch)), EARLIEST)).toMatchObject({ search: sampleSearch, errors: {} })
})

test('what is missing or wrong is said at its field, and what is right is used', () => {
  const asked = (change: Partial<Record<string, string>>) => {
    const query = tripQuery(sampleSearch)
    for (const [name, value] of Object.entries(change)) query.set(name, value ?? '')
    return parseTrip(query, EARLIEST)
  }
  expect(Object.keys(parseTrip(new URLSearchParams(), EARLIEST).errors)).toEqual(['from', 'to', 'leave', 'back'])
  expect(asked({ leave: '2026-12-01' }).errors).toEqual({
    leave: 'That date has passed. Choose a later one.',
    back: expect.stringContaining('up to 30 nights'),
  })
  expect(asked({ return: '2027-03-10' }).errors.back).toContain('a package has a night in it')
  expect(asked({ rooms: '0' }).errors.rooms).toBe('Enter who travels, room by room.')
  expect(asked({ bags: '9' }).given.bags).toBe(3)
  expect(asked({ rooms: '0' }).given).toMatchObject({ from: 'LON', rooms: [{ adults: 2, children: [] }] })
})

test('parts printed into an address read back as they were chosen; what is no part makes none of them', () => {
  const chosen = samplePackage.parts.map(({ role, product, fields }) => ({ role, product, fields }))
  const query = queryOf(packageHref(sampleSearch, chosen))
  expect(partsIn(query)).toEqual(chosen)
  query.append('part', 'boat:XXX:{}')
  expect(partsIn(query)).toBeNull()
})

test('any query whatsoever is read without throwing', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.array(fc.string(), { maxLength: 4 }), (text, parts) => {
      const query = new URLSearchParams(text)
      for (const part of parts) query.append('part', part)
      partsIn(query)
      const { search, errors } = parseTrip(query, EARLIEST)
      expect(search === null).toBe(Object.keys(errors).length > 0)
    }),
  )
})

test('a search is a search whatever its rooms', () => {
  const rooms: TripSearch['rooms'] = [
    { adults: 2, children: [0, 11] },
    { adults: 1, children: [] },
  ]
  expect(parseTrip(tripQuery({ ...sampleSearch, rooms }), EARLIEST).search?.rooms).toEqual(rooms)
})
