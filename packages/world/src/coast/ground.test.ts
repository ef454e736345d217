import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { type GroundLine, groundOf, isWithin } from './ground.ts'
import { packed, unpacked } from './lines.ts'

const world = createWorld({ seed: 'test', places: 'all' })

test('every place has a ground, and its districts lie within its bounds', () => {
  for (const { key, districts } of world.destinations) {
    const ground = groundOf(key)
    expect(ground, key).not.toBeNull()
    const { south, west, north, east } = ground!.bounds
    for (const { at } of districts) expect(at[0] > south && at[0] < north && at[1] > west && at[1] < east, key).toBe(true)
  }
})

test('no property of the world lies in the sea, in a lake or in a river', { timeout: 60_000 }, () => {
  const wet: string[] = []
  for (const facts of world.destinations) {
    const land = groundOf(facts.key)!.land.flat()
    for (const { id, at } of [...world.hotelsOf(facts), ...world.homesOf(facts)]) if (!isWithin(land, at[1], at[0])) wet.push(id)
  }
  expect(wet).toEqual([])
})

test('a point in a hole is not within', () => {
  const square = (half: number): GroundLine => [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
  expect(isWithin([square(4), square(1)], 2, 2)).toBe(true)
  expect(isWithin([square(4), square(1)], 0, 0)).toBe(false)
  expect(isWithin([square(4), square(1)], 9, 0)).toBe(false)
})

test('what is packed comes back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -18_000_000, max: 18_000_000 })), (values) => {
      expect(unpacked(packed(values))).toEqual(values)
    }),
  )
})
