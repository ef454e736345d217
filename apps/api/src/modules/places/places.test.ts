import type { Tx } from '@sojourn/kernel'
import { describe, expect, test } from 'vitest'
import { createPlaces, type KnownPlace, listedPlaces, type PlaceEntry, type PlaceKind, readPlace } from './index.ts'

const COUNTRIES: Readonly<Record<string, string>> = { PT: 'Portugal', NL: 'the Netherlands', GR: 'Hellas' }

const entry = (
  placeId: string,
  type: PlaceKind,
  name: string,
  city: string,
  countryCode: string,
  otherNames: readonly string[] = [],
): PlaceEntry<KnownPlace> => ({
  place: { placeId, type, name, countryCode, latitude: 0, longitude: 0, destinationId: city.toLowerCase() },
  city,
  timeZone: 'UTC',
  otherNames,
  country: COUNTRIES[countryCode] ?? countryCode,
})

const PLACES = [
  entry('lisbon', 'city', 'Lisbon', 'Lisbon', 'PT', ['Lissabon', 'Lisboa']),
  entry('amsterdam', 'city', 'Amsterdam', 'Amsterdam', 'NL'),
  entry('saint-malo', 'city', 'Saint-Malo', 'Saint-Malo', 'FR'),
  entry('BRC', 'airport', 'Bariloche (BRC)', 'Bariloche', 'AR', ['Bariloche']),
  entry('KIX', 'airport', 'Kansai International (KIX)', 'Osaka', 'JP', ['Osaka', '大阪']),
  entry('LIS', 'airport', 'Lisbon Airport (LIS)', 'Lisbon', 'PT', ['Lisbon', 'Lissabon', 'Lisboa']),
  entry('piraeus', 'port', 'Piraeus', 'Athens', 'GR', ['Πειραιάς']),
  entry('quay', 'property', 'Lisboa Quay', 'Lisbon', 'PT'),
]
const index = listedPlaces(PLACES, 'own')
const read = (text: string) => readPlace(index, { text })
const near = async (text: string) => (await read(text)).places.map(({ place }) => place.placeId)

describe('[B2.2] places of a list', () => {
  test.each([
    ['KIX', 'KIX'],
    ['lis', 'LIS'],
    ['kans', 'KIX'],
    ['intern', 'KIX'],
    ['osak', 'KIX'],
    ['大阪府', 'KIX'],
    ['jap', 'KIX'],
    ['kasnai', 'KIX'],
    ['lisbno', 'lisbon'],
    ['lisbonn', 'lisbon'],
    ['lison', 'lisbon'],
    ['st malo', 'saint-malo'],
    ['malo saint', 'saint-malo'],
    ['amsterdam centre', 'amsterdam'],
    ['pirae', 'piraeus'],
  ])('“%s” is nearest to %s', async (text, first) => {
    expect((await near(text))[0]).toBe(first)
  })

  test.each(['xisbq', '%', '👍'])('“%s” is near none', async (text) => {
    expect(await near(text)).toEqual([])
  })

  test('without a text the best known are offered', async () => {
    expect((await readPlace(index, { text: '', limit: 2 })).places.map(({ place }) => place.placeId)).toEqual(['lisbon', 'amsterdam'])
  })
})

test.each([
  ['lisbon', 'lisbon'],
  ['Lissabon', 'lisbon'],
  ['lis', 'LIS'],
  ['lisb', 'lisbon'],
  ['Lisboa, Portugal', 'lisbon'],
  ['大阪', 'KIX'],
  ['osaka', 'KIX'],
  ['Osaka, Japan', 'KIX'],
  ['St. Malo', 'saint-malo'],
  ['Πειραιάς, Greece', 'piraeus'],
  ['Piraeus, Hellas', 'piraeus'],
  // One letter, an airport by the start of its own name, a slip, a country, another country, nothing.
  ['a', null],
  ['kans', null],
  ['lisbno', null],
  ['portugal', null],
  ['lisbon spain', null],
  ['malmo', null],
  // A city with an airport that is not among these.
  ['bari', null],
])('[C2.18] “%s” means %s', async (text, id) => {
  expect((await read(text)).meant?.placeId ?? null).toBe(id)
})

test('[C2.18] a country is said to be one', async () => {
  expect(await read('ポルトガル')).toMatchObject({ meant: null, isCountry: true })
})

test('places of several products are found as one list, each once, whoever sells there first', async () => {
  const source = (some: readonly PlaceEntry<KnownPlace>[]) => ({ indexIn: () => listedPlaces(some, 'own') })
  const none = { indexIn: () => null }
  const find = async (text: string, sources: Parameters<typeof createPlaces>[0], types: readonly PlaceKind[] = []) =>
    (await createPlaces(sources).find(null as unknown as Tx, { text, types })).map(({ place }) => place.placeId)
  const both = () => [none, source(PLACES.slice(0, 2)), source(PLACES)]
  expect(await find('lisbon', both)).toEqual(['lisbon', 'LIS', 'quay'])
  expect(await find('', both)).toEqual(PLACES.map(({ place }) => place.placeId))
  expect(await find('osaka', both)).toEqual(['KIX'])
  expect(await find('lisboa', () => [source(PLACES)], ['city'])).toEqual(['lisbon'])
  expect(await find('lisbon', () => [])).toEqual([])
})
