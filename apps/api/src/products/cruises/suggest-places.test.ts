import { expect, test } from 'vitest'
import { cruiseCatalogue } from './catalogue.ts'
import { cruiseTestWorld } from './cruises.testing.ts'
import { readCruisePlace } from './suggest-places.ts'

const catalogue = cruiseCatalogue(cruiseTestWorld)
const read = (text: string) => readCruisePlace(catalogue, { text, begins: false, limit: 10 }, 'en')

test.each([
  ['Mediterranean Sea', 'mediterranean'],
  ['the med', 'mediterranean'],
  ['Caribbean Sea', 'caribbean'],
  ['Pacific Ocean', 'pacific'],
])('%s is what people call %s', async (text, region) => {
  expect((await read(text)).meant).toBe(region)
})

test.each([
  ['Norwegian fjords', 'northern-europe'],
  ['Greek Islands', 'mediterranean'],
  ['Alaska', 'north-america'],
])('%s is a part of its waters, which are offered and not taken for it', async (text, region) => {
  const { meant, places } = await read(text)
  expect([meant, places[0]?.place_id]).toEqual([null, region])
})

test('a country is said to be one, with its ports and cities to choose from', async () => {
  const { meant, is_country, places } = await read('Portugal')
  expect([meant, is_country]).toEqual([null, true])
  expect(new Set(places.map(({ country_code }) => country_code))).toEqual(new Set(['PT']))
})
