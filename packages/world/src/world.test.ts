import { decimalsOf, hashUnit } from '@sojourn/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresBetween } from './geo.ts'
import { starsOf } from './hotels.ts'
import { slugOf } from './naming.ts'
import { createWorld } from './world.ts'

const world = createWorld({ seed: 'test' })
const all = world.destinations.map((facts) => ({ facts, hotels: world.hotelsOf(facts) }))

describe('the demo world', () => {
  test('the same seed gives the same bytes, another seed another world', () => {
    const bytes = (seed: string) => JSON.stringify(world.destinations.map((facts) => createWorld({ seed }).hotelsOf(facts)))
    expect(bytes('test')).toBe(bytes('test'))
    expect(bytes('test')).not.toBe(bytes('other'))
  })

  test('has 20 destinations and more than 600 hotels', () => {
    expect(world.destinations).toHaveLength(20)
    expect(all.flatMap(({ hotels }) => hotels).length).toBeGreaterThan(600)
  })

  test('names and ids are unique in their city', () => {
    for (const { hotels } of all) {
      expect(new Set(hotels.map((h) => h.name)).size).toBe(hotels.length)
      expect(new Set(hotels.map((h) => h.id)).size).toBe(hotels.length)
      for (const hotel of hotels) expect(hotel.id).toMatch(/^[a-z0-9-]{5,80}$/)
    }
  })

  test('hotels are inside their district, and districts near their city', () => {
    for (const { facts, hotels } of all) {
      for (const hotel of hotels) {
        const district = facts.districts.find((d) => d.key === hotel.district)!
        expect(metresBetween(hotel.at, district.at)).toBeLessThanOrEqual(district.radiusM + 2)
      }
      for (const district of facts.districts) expect(metresBetween(district.at, facts.at)).toBeLessThan(60_000)
    }
  })

  test('of a hundred hotels about 10, 35, 38 and 17 have 2, 3, 4 and 5 stars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 400 }), fc.string({ maxLength: 8 }), (count, key) => {
        const stars = starsOf(count, 'test', key)
        const share = (n: number) => (stars.filter((s) => s === n).length / count) * 100
        for (const [n, wanted] of [
          [2, 10],
          [3, 35],
          [4, 38],
          [5, 17],
        ] as const)
          expect(Math.abs(share(n) - wanted)).toBeLessThan(5.1)
      }),
    )
  })

  test('scores, rooms and prices stay in their bounds', () => {
    for (const { facts, hotels } of all) {
      for (const hotel of hotels) {
        expect(hotel.score).toBeGreaterThanOrEqual(6.8)
        expect(hotel.score).toBeLessThanOrEqual(9.6)
        expect(hotel.rooms.length).toBeGreaterThanOrEqual(4)
        expect(hotel.rooms.length).toBeLessThanOrEqual(9)
        expect(['saver,free,flex', 'early,free,flex']).toContain(hotel.plans.map((p) => p.code).join())
        expect(hotel.baseMinor % facts.stepMinor).toBe(0)
        expect(hotel.reviews.length).toBeGreaterThanOrEqual(6)
        expect(`${hotel.description} ${hotel.reviews.map((r) => r.text).join(' ')}`).not.toMatch(/undefined|\{/)
      }
    }
  })

  test('every tax says since when and after which source', () => {
    for (const tax of world.destinations.flatMap((d) => d.taxes)) {
      expect(tax.since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(tax.source.length).toBeGreaterThan(10)
    }
  })

  test('every currency has a rate, and prices of a night in three-decimal currencies end in 0', () => {
    for (const facts of world.destinations) {
      expect(world.rates.map((r) => r.currency)).toContain(facts.currency)
      if (decimalsOf(facts.currency) === 3) expect(facts.stepMinor % 10).toBe(0)
    }
  })

  test('time zones are known here', () => {
    for (const facts of world.destinations) expect(() => new Intl.DateTimeFormat('en', { timeZone: facts.timeZone })).not.toThrow()
  })

  test('a season never more than doubles from one month to the next', () => {
    for (const { season } of world.destinations) {
      for (const [i, share] of season.entries()) {
        const next = season[(i + 1) % 12]!
        expect(Math.max(share, next) / Math.min(share, next)).toBeLessThan(1.75)
      }
    }
  })
})

test('a slug is plain latin', () => {
  expect(slugOf('Pensão dos Azulejos')).toBe('pensao-dos-azulejos')
  expect(slugOf('Çınar Hanı')).toBe('cinar-hani')
  expect(slugOf('Hótel Álfhóll')).toBe('hotel-alfholl')
  expect(hashUnit('a')).toBeLessThan(1)
})
