import { expect, test } from 'vitest'
import type { Facts } from '../facts.ts'
import { homesCountOf } from '../homes.ts'
import { hotelNamesOf, starsOf } from '../hotels.ts'
import { createWorld } from '../world.ts'
import { dealFacades } from './facades.ts'
import { dealInteriors } from './interiors.ts'
import { facadePool, interiorPool } from './pool.ts'

const SEED = 'sojourn'
const { destinations } = createWorld({ places: 'all' })

function housesOf(facts: Facts) {
  const stars = starsOf(facts.hotels, SEED, facts.key)
  return hotelNamesOf(facts, SEED).map((name, i) => ({ name, stars: stars[i]! }))
}
const kinds = ['villa', 'apartment', 'cottage', 'townhouse', 'farmhouse'] as const
const homesOf = (facts: Facts) => Array.from({ length: homesCountOf(facts, SEED) }, (_, i) => kinds[i % kinds.length]!)
const typeOf = (plate: string) => plate.slice(0, plate.lastIndexOf('-'))

test('no two properties of a destination are drawn alike, hotels and homes together, and the same seed deals the same', () => {
  for (const facts of destinations) {
    const dealt = dealFacades(facts, SEED, housesOf(facts), homesOf(facts))
    const plates = [...dealt.hotels, ...dealt.homes]
    expect(new Set(plates).size, facts.key).toBe(plates.length)
    for (const plate of plates) expect(Number(plate.slice(-2)), plate).toBeLessThanOrEqual(facadePool[typeOf(plate) as keyof typeof facadePool])
    expect(dealFacades(facts, SEED, housesOf(facts), homesOf(facts))).toEqual(dealt)
  }
})

test('neighbours of a list are of different types, but where their names promise the same', () => {
  let alike = 0
  let pairs = 0
  for (const facts of destinations) {
    const { hotels } = dealFacades(facts, SEED, housesOf(facts), [])
    pairs += hotels.length - 1
    alike += hotels.filter((plate, i) => i > 0 && typeOf(plate) === typeOf(hotels[i - 1]!)).length
  }
  expect(alike / pairs).toBeLessThan(0.03)
})

test('a riad is drawn as a riad, and a town of a thousand properties goes round again', () => {
  const marrakech = destinations.find(({ key }) => key === 'marrakech')!
  const many = Array.from({ length: 1_000 }, (_, i) => ({ name: `Hotel ${i}`, stars: 4 as const }))
  expect(dealFacades(marrakech, SEED, [{ name: 'Riad Zaytoun', stars: 3 }], []).hotels[0]).toMatch(/^riad-/)
  expect(new Set(dealFacades(marrakech, SEED, many, []).hotels).size).toBe(Object.values(facadePool).reduce((sum, count) => sum + count, 0))
})

test('properties of four and five stars are the last to share an interior', () => {
  for (const facts of destinations) {
    const stars = starsOf(facts.hotels, SEED, facts.key)
    const interiors = dealInteriors(facts, SEED, stars)
    for (const interior of interiors) {
      const [outlook, number] = interior.split('-') as [keyof typeof interiorPool, string]
      expect(Number(number)).toBeLessThanOrEqual(interiorPool[outlook])
    }
    const fine = interiors.filter((_, i) => stars[i]! > 3)
    expect(new Set(fine).size, facts.key).toBe(Math.min(fine.length, new Set(interiors).size))
  }
})
