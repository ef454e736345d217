import { createCarWorld, createWorld } from '@sojourn/world'
import { expect, test } from 'vitest'
import { readCarPlace } from './suggest-places.ts'

const cars = createCarWorld(createWorld({ seed: 'sojourn', places: 'all' }))

test.each([
  ['Praha', 'prague'],
  ['København', 'copenhagen'],
  ['Αθήνα', 'athens'],
  ['NYC', 'new-york'],
  ['서울', 'seoul'],
  ['Αθήνα, Greece', 'athens'],
])('[C2.18] %s is a name of the place with cars, as it is where stays are looked for', async (text, placeId) => {
  expect((await readCarPlace(cars, text, 5)).meant?.placeId).toBe(placeId)
})

test.each(['Portugal', '日本', 'البرتغال'])('[C2.18] %s is a country, with its places to choose from', async (text) => {
  const read = await readCarPlace(cars, text, 5)
  expect([read.meant, read.isCountry]).toEqual([null, true])
  expect(read.places).toHaveLength(5)
})
