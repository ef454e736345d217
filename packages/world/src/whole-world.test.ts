import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { metresBetween } from './geo.ts'
import type { Hotel } from './hotel.ts'
import { remarks } from './reviews/remarks.ts'
import { voices } from './reviews/voices.ts'
import { createWorld } from './world.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const all = world.destinations.map((facts) => ({ facts, hotels: world.hotelsOf(facts), homes: world.homesOf(facts) }))
const hotels = all.flatMap((place) => place.hotels)
const homes = all.flatMap((place) => place.homes)
const properties = [...hotels, ...homes]

/** Ids of properties of which something does not hold; one expectation for all, since ten thousand of them cost minutes. */
const idsWhereNot = (list: readonly Hotel[], holds: (property: Hotel) => boolean): string[] => list.filter((property) => !holds(property)).map(({ id }) => id)
const within = (value: number, least: number, most: number): boolean => value >= least && value <= most

describe('the whole demo world', () => {
  test('has some nine thousand hotels and fifteen hundred homes, and no place without either', () => {
    expect(hotels.length).toBeGreaterThan(8_800)
    expect(homes.length).toBeGreaterThan(1_400)
    expect(all.filter((place) => place.hotels.length < 20 || place.homes.length < 2).map(({ facts }) => facts.key)).toEqual([])
  })

  test('the same seed gives the same bytes, in whatever order places are asked for', () => {
    const checksums = (order: readonly number[]) => {
      const again = createWorld({ seed: 'test', places: 'all' })
      const sumOf = (i: number) => JSON.stringify([again.hotelsOf(again.destinations[i]!), again.homesOf(again.destinations[i]!)])
      return new Map(order.map((i) => [i, createHash('sha256').update(sumOf(i)).digest('hex')]))
    }
    const sample = [0, 1, 40, 97, 150, 211, all.length - 1]
    const forth = checksums(sample)
    for (const [i, sum] of checksums([...sample].reverse())) expect(sum).toBe(forth.get(i))
  })

  test('names and ids are unique in a place, across both products', () => {
    const twice = all.filter(({ hotels, homes }) => {
      const both = [...hotels, ...homes]
      return new Set(both.map((h) => h.name)).size < both.length || new Set(both.map((h) => h.id)).size < both.length
    })
    expect(twice.map(({ facts }) => facts.key)).toEqual([])
    expect(idsWhereNot(properties, ({ id, name }) => /^[a-z0-9-]{5,80}$/.test(id) && !/ \d+$|[{}]|undefined/.test(name))).toEqual([])
  })

  test('properties are inside the circle of their district', () => {
    const circles = new Map(all.flatMap(({ facts }) => facts.districts.map((d) => [`${facts.key} ${d.key}`, d])))
    const inside = ({ destination, district, at }: Hotel) => {
      const circle = circles.get(`${destination} ${district}`)!
      return metresBetween(at, circle.at) <= circle.radiusM + 2
    }
    expect(idsWhereNot(properties, inside)).toEqual([])
  })

  test('of a hundred hotels about 10, 35, 38 and 17 have 2, 3, 4 and 5 stars', () => {
    const share = (stars: number) => (hotels.filter((h) => h.stars === stars).length / hotels.length) * 100
    for (const [stars, wanted] of [
      [2, 10],
      [3, 35],
      [4, 38],
      [5, 17],
    ] as const)
      expect(Math.abs(share(stars) - wanted)).toBeLessThan(2)
  })

  test('hotels have 4 to 9 room types, 20 to 600 keys and three rates', () => {
    const fine = ({ product, rooms, keys, plans }: Hotel) =>
      product === 'hotels' && within(rooms.length, 4, 9) && within(keys, 20, 600) && plans.length === 3 && rooms.some((room) => room.adultsMax >= 2)
    expect(idsWhereNot(hotels, fine)).toEqual([])
    expect(new Set(hotels.map(({ rooms }) => rooms.length))).toEqual(new Set([4, 5, 6, 7, 8, 9]))
  })

  test('homes let one to three units for 2 to 12 people, each with a kitchen, and nothing is added for the cleaning', () => {
    const fine = ({ product, rooms, keys, plans, amenities }: Hotel) =>
      product === 'holidaystays' &&
      within(rooms.length, 1, 3) &&
      keys === rooms.length &&
      rooms.every(({ sleeps, adultsMax, facts }) => within(sleeps, 2, 12) && adultsMax === sleeps && facts.includes('Kitchen')) &&
      amenities.includes('kitchen') &&
      plans.every(({ board, included }) => board === 'room_only' && included.includes('final cleaning'))
    expect(idsWhereNot(homes, fine)).toEqual([])
  })

  test('scores lie between 6.8 and 9.7, prices are whole steps', () => {
    const steps = new Map(all.map(({ facts }) => [facts.key, facts.stepMinor]))
    expect(idsWhereNot(properties, ({ score, baseMinor, destination }) => within(score, 6.8, 9.7) && baseMinor % steps.get(destination)! === 0)).toEqual([])
  })

  test('a property has 6 to 12 reviews, newest first, in words that are filled', () => {
    const fine = ({ reviews, description }: Hotel) =>
      within(reviews.length, 6, 12) &&
      reviews.every(({ text, month }, i) => text.length > 8 && month < '2026-11' && month <= (reviews[i - 1]?.month ?? month)) &&
      !/undefined|null|[{}]/.test(`${description} ${reviews.map(({ text }) => text).join(' ')}`)
    expect(idsWhereNot(properties, fine)).toEqual([])
  })

  test('no sentence is said twice of one property', () => {
    const lines = [...voices.flatMap((voice) => voice.lines), ...Object.values(remarks).flatMap(({ good, weak }) => [...good, ...weak])]
    const known = lines.map((line) => line.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0]!)
    const once = ({ reviews }: Hotel) => {
      const said = reviews.map(({ text }) => text).join('\n')
      return known.every((part) => said.indexOf(part) === said.lastIndexOf(part))
    }
    expect(
      idsWhereNot(
        properties.filter((_, i) => i % 20 === 3),
        once,
      ),
    ).toEqual([])
  })

  test('some review mentions the weakest point of a property, and none praises it', () => {
    const honest = ({ score, scores, reviews }: Hotel) => {
      const { label, value } = scores.reduce((low, part) => (part.value < low.value ? part : low))
      if (value > score - 0.25) return true
      const said = reviews.map(({ text }) => text).join(' ')
      const { good, weak } = remarks[label]!
      return weak.some((line) => said.includes(line)) && !good.some((line) => !line.includes('{') && said.includes(line))
    }
    expect(idsWhereNot(properties, honest)).toEqual([])
  })

  test('guests score near what the property is scored', () => {
    const off = properties.map(({ score, reviews }) => reviews.reduce((sum, review) => sum + review.score, 0) / reviews.length - score)
    expect(Math.abs(off.reduce((a, b) => a + b, 0) / off.length)).toBeLessThan(0.25)
    expect(off.filter((by) => Math.abs(by) > 0.9).length / off.length).toBeLessThan(0.01)
  })
})
