import { expect, test } from 'vitest'
import { COPIES_MAX, copyOf } from './copies.ts'
import { createWorld } from './world.ts'

const world = createWorld({ seed: 'test' })
const lisbon = world.destinations.find(({ key }) => key === 'lisbon')!

test('every copy of a place has a key and a name of its own, and is the same each time', () => {
  const copies = Array.from({ length: COPIES_MAX }, (_, i) => copyOf(lisbon, i + 1))
  expect(new Set(copies.map(({ key }) => key)).size).toBe(COPIES_MAX)
  expect(new Set(copies.map(({ name }) => name)).size).toBe(COPIES_MAX)
  expect(copyOf(lisbon, 7)).toEqual(copies[6])
  expect(copies[6]?.key).toBe('lisbon-x07')
})

test('a copy has other hotels than its place, inside its own districts', () => {
  const copy = copyOf(lisbon, 3)
  const hotels = world.hotelsOf(copy)
  expect(hotels).toHaveLength(lisbon.hotels)
  expect(hotels.map(({ name }) => name)).not.toEqual(world.hotelsOf(lisbon).map(({ name }) => name))
  expect(hotels.every(({ id, destination }) => id.startsWith('lisbon-x03-') && destination === 'lisbon-x03')).toBe(true)
})
