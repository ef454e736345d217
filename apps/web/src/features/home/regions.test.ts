import { expect, test } from 'vitest'
import { regionsOf } from './regions.ts'

const place = (name: string, country: string, countryCode: string) => ({ placeId: name.toLowerCase(), name, country, countryCode })

test('[B2.1] every destination is listed under its country and region, none is left out', () => {
  const regions = regionsOf([
    place('Porto', 'Portugal', 'PT'),
    place('Kyoto', 'Japan', 'JP'),
    place('Lisbon', 'Portugal', 'PT'),
    place('Athens', 'Greece', 'GR'),
    place('Atlantis', 'The sea', 'XX'),
  ])
  expect(regions.map(({ name, count }) => [name, count])).toEqual([
    ['Europe', 3],
    ['Asia', 1],
    ['Elsewhere', 1],
  ])
  expect(regions[0]?.countries.map(({ name, places }) => [name, ...places.map((one) => one.name)])).toEqual([
    ['Greece', 'Athens'],
    ['Portugal', 'Lisbon', 'Porto'],
  ])
})
