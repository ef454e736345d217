import { createWorld } from '@sojourn/world'
import { expect, test } from 'vitest'
import { airportsOf, codesLike, flightPlacesOf, readFlightPlace } from './airport-places.ts'
import { wholeFlightWorld } from './flights.testing.ts'

const flights = wholeFlightWorld()
const places = flightPlacesOf(flights, createWorld({ seed: 'sojourn', places: 'all' }))
const read = (text: string, language = 'en') => readFlightPlace(places, { text, limit: 10, language, near: null })
const codesOf = (indexes: readonly number[]) => indexes.map((each) => flights.airports[each]!.iata)

test.each([
  ['Lissabon', 'LIS'],
  ['リスボン', 'LIS'],
  ['لشبونة', 'LIS'],
  ['里斯本', 'LIS'],
  ['Lisboa', 'LIS'],
  ['LIS', 'LIS'],
  ['London', 'LON'],
  ['Londres', 'LON'],
  ['ロンドン', 'LON'],
  ['東京', 'TYO'],
  ['Seville', 'SVQ'],
  ['Sevilla', 'SVQ'],
  ['NYC', 'NYC'],
  ['New York', 'NYC'],
  ['LHR', 'LHR'],
  ['Heathrow', 'LHR'],
  ['Istanbul', 'IST'],
  ['Barcelona', 'BCN'],
  ['Kyoto', 'OSA'],
  ['GOA', 'GOA'],
  ['Köln', 'CGN'],
  ['Göteborg', 'GOT'],
  ['Lyon', 'LYS'],
  ['Torino', 'TRN'],
  ['Izmir', 'ADB'],
  ['Lanzarote', 'ACE'],
  ['Bengaluru', 'BLR'],
])('%s is %s', async (text, code) => {
  expect((await read(text)).meant?.code).toBe(code)
})

test('the name of each destination is the city of its airport, never another place of that name or with a code like it', async () => {
  const { destinations } = createWorld({ seed: 'sojourn', places: 'all' })
  const others: string[] = []
  for (const { name, airport } of destinations) {
    const { meant } = await read(name)
    const own = places.around(airport.iata)
    if (meant?.cityCode !== own?.cityCode) others.push(`${name}: ${meant?.code}, not ${own?.code}`)
  }
  expect(others).toEqual([])
})

test('a city has the flights of all of its airports, an airport its own', () => {
  expect(codesOf(places.find('LON')!.airports)).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'])
  expect(codesOf(places.find('LHR')!.airports)).toEqual(['LHR'])
  expect(codesOf(places.find('SFO')!.airports)).toEqual(['SFO'])
  expect(codesOf(airportsOf(flights, places.find('SFO')!, true))).toEqual(expect.arrayContaining(['SFO', 'OAK', 'SJC']))
  expect(places.find('JKT')?.code).toBe('CGK')
  expect(places.find('XXX')).toBeNull()
})

test('a place is called as its destination is, and one of several near an airport is not the city', () => {
  expect([places.find('SVQ')?.name, places.find('TYO')?.destination, places.around('HND')?.code, places.around('SFO')?.code]).toEqual([
    'Seville',
    'tokyo',
    'TYO',
    'SFO',
  ])
})

test('a code that is none is nearly some others, the largest first', () => {
  expect(codesLike(places, 'LSI', 5).map(({ code }) => code)).toContain('LIS')
  expect(codesLike(places, 'LHX', 5)[0]?.code).toBe('LHR')
})

test('a name of several places means none of them, a country all of its own', async () => {
  expect((await read('Santa')).meant).toBeNull()
  const portugal = await read('Portugal')
  expect([portugal.meant, portugal.isCountry]).toEqual([null, true])
  expect(new Set(portugal.places.map(({ countryCode }) => countryCode))).toEqual(new Set(['PT']))
})

test.each([
  ['Spain', ['MAD', 'BCN', 'PMI']],
  ['USA', ['LAX', 'NYC', 'DFW']],
  ['UK', ['LON', 'MAN', 'EDI']],
  ['The States', ['LAX', 'NYC', 'DFW']],
  ['England', ['LON', 'MAN', 'BHX']],
  ['Algarve', ['FAO']],
  ['Toskana', ['PSA', 'FLR']],
  ['Canary Islands', ['LPA', 'TCI', 'ACE']],
])('%s is a country or a part of one: its cities, the largest first, each once', async (text, first) => {
  const { meant, isCountry, places: own } = await read(text)
  expect([meant, isCountry]).toEqual([null, true])
  expect(own.map(({ code }) => code)).toEqual(expect.arrayContaining(first))
  const cities = own.map(({ cityCode }) => cityCode)
  expect(new Set(cities).size).toBe(cities.length)
})

test('a city is called as people know it, not as the village that its airport lies in', () => {
  expect(['LYS', 'ACE', 'TRN', 'MRS', 'ZAG'].map((code) => places.find(code)?.name)).toEqual(['Lyon', 'Lanzarote', 'Turin', 'Marseille', 'Zagreb'])
})

test('a city of several airports is called as its destination, not as the town of the largest', () => {
  expect(['WAS', 'TCI', 'LON', 'REK'].map((code) => places.find(code)?.name)).toEqual(['Washington', 'Tenerife', 'London', 'Reykjavík'])
})

test('without a text the near ones are first, or the largest', async () => {
  const near = await readFlightPlace(places, { text: '', limit: 3, near: [38.7, -9.1] })
  expect(near.places[0]?.code).toBe('LIS')
  expect((await readFlightPlace(places, { text: '', limit: 3, near: null })).places.map(({ code }) => code)).toContain('LON')
})
