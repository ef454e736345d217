import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, CallRoute, Reply } from '../../http/index.ts'
import { gatherPlaces, type PlaceAsk } from '../../modules/places/index.ts'
import { hotelsOn, migrationsOf, orgA } from './hotels.testing.ts'
import type { Hotels } from './index.ts'

const whole = createWorld({ seed: 'test', places: 'all' })
const KEYS = [
  'lisbon',
  'kyoto',
  'new-york',
  'london',
  'paris',
  'cairo',
  'tokyo',
  'porto',
  'saint-lucia',
  'amsterdam',
  'kotor',
  'mallorca',
  'milan',
  'seville',
  'granada',
  'malaga',
  'florence',
  'bali',
  'saint-malo',
]
const world: World = { ...whole, destinations: whole.destinations.filter(({ key }) => KEYS.includes(key)) }

let db: Db
let hotels: Hotels

beforeAll(async () => {
  db = await testDb(migrationsOf())
  hotels = hotelsOn(db, fakeClock())
  await db.asSystem((tx) => hotels.seed(tx, world))
}, 60_000)
afterAll(() => db.close())

type Asked = Omit<PlaceAsk, 'text'> & { readonly product?: 'hotels' | 'holidaystays' }
const places = async (text: string, { product = 'hotels', ...more }: Asked = {}) =>
  (await db.inTenant(orgA, (tx) => gatherPlaces(hotels.placesIn(tx, product), { text, ...more }))).best
const ids = async (text: string, more: Asked = {}) => (await places(text, more)).map(({ place }) => place.placeId as string)

describe('suggesting places', () => {
  test('[B2.2] from the first letter, cities first, then what lies in them', async () => {
    expect((await ids(''))[0]).toBe('lisbon')
    expect((await ids('l')).slice(0, 2)).toEqual(['lisbon', 'london'])
    const types = (await places('a')).map(({ place }) => place.type)
    expect(types.indexOf('city')).toBe(0)
    expect((await ids('alf'))[0]).toBe('lisbon.alfama')
  })

  test.each([
    ['kyto', 'kyoto'],
    ['lisbao', 'lisbon'],
    ['oaris', 'paris'],
    ['amsterdma', 'amsterdam'],
    ['aamsterdam', 'amsterdam'],
    ['msterdam', 'amsterdam'],
    ['new yrok', 'new-york'],
    ['york new', 'new-york'],
    ['newyork', 'new-york'],
    ['sankt lucia', 'saint-lucia'],
    ['st lucia', 'saint-lucia'],
    ['alfama lisbon', 'lisbon.alfama'],
    ['lisbon alfma', 'lisbon.alfama'],
  ])('[B2.2] in spite of slips and in any order: "%s"', async (text, meant) => {
    expect((await ids(text))[0]).toBe(meant)
  })

  test.each([
    ['Lissabon', 'lisbon'],
    ['lisabon', 'lisbon'],
    ['Londres', 'london'],
    ['東京', 'tokyo'],
    ['القاهرة', 'cairo'],
    ['Mailand', 'milan'],
  ])('[B2.2] by the name of any language: %s', async (text, meant) => {
    expect((await ids(text))[0]).toBe(meant)
  })

  test('[B2.2] the airport of a code comes first, but behind a city that begins so', async () => {
    expect((await ids('jfk'))[0]).toBe('jfk')
    expect((await ids('lis')).slice(0, 2)).toEqual(['lisbon', 'lis'])
  })

  test('a country names its cities, best known first, before what is called like it elsewhere', async () => {
    expect((await ids('portugal')).slice(0, 2)).toEqual(['lisbon', 'porto'])
    expect((await places('Italy')).map(({ place }) => place.countryCode).filter((code) => code !== 'IT')).toEqual([])
  })

  test.each([
    ['Tuscany', 'region.tuscany'],
    ['toscana', 'region.tuscany'],
    ['andalu', 'region.andalusia'],
    ['Andalusien', 'region.andalusia'],
    ['andalucia', 'region.andalusia'],
    ['tuscani', 'region.tuscany'],
  ])('[B2.2] a region by its name of any language, its beginning or with a slip: %s', async (text, meant) => {
    expect((await ids(text))[0]).toBe(meant)
  })

  test('[B2.2] a region without a destination here is not suggested, none where other kinds are asked for, and a city comes before a region that begins alike', async () => {
    expect(await ids('hawaii')).not.toContain('region.hawaii')
    expect(await ids('tuscany', { types: ['city'] })).not.toContain('region.tuscany')
    expect((await ids('lo')).slice(0, 1)).toEqual(['london'])
    expect((await places('tuscany'))[0]?.place).toMatchObject({ type: 'region', label: 'Tuscany, Italy', destinationId: 'florence' })
  })

  test('[B2.2] properties of the product that is asked for, and a few of them always', async () => {
    for (const product of ['hotels', 'holidaystays'] as const) {
      const hotels = world.destinations.flatMap((facts) => (product === 'hotels' ? world.hotelsOf(facts) : world.homesOf(facts)))
      const known = new Set(hotels.map((hotel) => hotel.id))
      const found = await ids(hotels[0]!.name, { product })
      expect(found).toContain(hotels[0]!.id)
      const shown = (await places(hotels[0]!.name.slice(0, 5), { product })).filter(({ place }) => place.type === 'property')
      for (const { place } of shown) expect(known).toContain(place.placeId)
    }
    for (const { place } of await places('casa', { types: ['city'] })) expect(place.type).toBe('city')
  })

  test('marks that mean something elsewhere mean nothing here', async () => {
    for (const text of ['%', '_', "'; drop table places; --", '\\', '|', '\u0000']) expect(Array.isArray(await ids(text))).toBe(true)
    expect(await ids('%')).toEqual(await ids(''))
  })
})

/** What the call says that a text means. */
async function meant(
  text: string,
  language = 'en-US',
): Promise<{ meant: string | null; is_country: boolean; places: { place_id: string; time_zone: string }[] }> {
  const route = hotels.routes.find((one): one is CallRoute => one.kind === 'call' && one.call.path === '/api/places/suggest')
  const caller = { orgId: orgA, language, org: { products: ['HLT'] } } as unknown as Caller
  const outcome = await route?.handle(route.call.body.parse({ text, language }), caller, {} as Reply)
  if (!outcome?.ok) throw new Error('the call answers')
  return route?.call.data.parse(outcome.value) as never
}

describe('[C2.18] the place that a text means', () => {
  test.each([
    ['Lisbon', 'lisbon'],
    ['lisbon, Portugal', 'lisbon'],
    ['LISSABON', 'lisbon'],
    ['東京', 'tokyo'],
    ['القاهرة', 'cairo'],
    ['Mailand', 'milan'],
    ['lisb', 'lisbon'],
    ['new york', 'new-york'],
    ['new-york', 'new-york'],
    ['lis', 'lisbon'],
    ['jfk', 'jfk'],
    ['Alfama', 'lisbon.alfama'],
    ['lisbon.alfama', 'lisbon.alfama'],
    ['Alfama Lisbon', 'lisbon.alfama'],
    ['Toscana', 'region.tuscany'],
    ['region.tuscany', 'region.tuscany'],
    ['とうきょう', 'tokyo'],
    ['ﾄｳｷｮｳ', 'tokyo'],
    ['きょうと', 'kyoto'],
    ['パリ', 'paris'],
    ['バリ', 'bali'],
    ['ばり', 'bali'],
    ['バリ島', 'bali'],
    ['St. Malo', 'saint-malo'],
    ['St Lucia', 'saint-lucia'],
    ['サンマロ', 'saint-malo'],
  ])('is that of its name, a name of another language, its id or a clear beginning: %s', async (text, id) => {
    expect((await meant(text)).meant).toBe(id)
    expect((await meant(text)).places[0]?.place_id).toBe(id)
  })

  const NONE = ['Malmö', 'Århus', 'Köln', 'Łódź', 'York', 'A', 'l', '%E0%A4%A', 'Lisbno', 'lisbao', 'oaris', 'Atlantis', 'Москва', 'Bari', 'مالمو', '']
  test.each(NONE)('is none where it is another place, a slip, or begins several: %s', async (text) => {
    expect((await meant(text)).meant).toBeNull()
  })

  test('near places are there to choose from, each with its clock', async () => {
    expect((await meant('Lisbno')).places[0]).toMatchObject({ place_id: 'lisbon', time_zone: 'Europe/Lisbon' })
    expect((await meant('York')).places.map(({ place_id }) => place_id)).toContain('new-york')
    expect((await meant('tuscani')).places[0]).toMatchObject({ place_id: 'region.tuscany', time_zone: 'Europe/Rome' })
  })

  test.each([
    ['Paris, Texas', 'paris'],
    ['London Ontario', 'london'],
    ['東京都', 'tokyo'],
    ['東京駅', 'tokyo'],
  ])('a city that a text begins with is near, and not what is meant: %s', async (text, near) => {
    expect(await meant(text)).toMatchObject({ meant: null, places: expect.arrayContaining([expect.objectContaining({ place_id: near })]) })
  })

  test('signs alone are near nothing', async () => {
    for (const text of ['👍', '%', '_', '¿?']) expect(await meant(text), text).toEqual({ meant: null, is_country: false, places: [] })
  })

  test('a country is said to be one, by its name of any language', async () => {
    for (const name of ['Portugal', 'Italien', 'イタリア']) expect(await meant(name), name).toMatchObject({ meant: null, is_country: true })
    expect((await meant('Lisbon')).is_country).toBe(false)
  })
})
