import { decimalsOf } from '@sojourn/kernel'
import { describe, expect, test } from 'vitest'
import { airports } from './airports.ts'
import { metresBetween } from './geo.ts'
import { createWorld } from './world.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const core = createWorld({ seed: 'test' }).destinations
const places = world.destinations

/** Regions and islands reach further than towns. */
const REACH_M = 90_000
/** An airport is some kilometres long. */
const AIRPORT_M = 5_000
/** Five that were once placed up to 22 km away from where they are. */
const MOVED = [
  ['NAV', [38.7719, 34.5345]],
  ['MRE', [-1.4061, 35.0081]],
  ['WVB', [-22.9799, 14.6453]],
  ['LLI', [11.975, 38.98]],
  ['IPC', [-27.1648, -109.422]],
] as const

describe('every place of the world', () => {
  test('the whole world begins with the places of the first page', () => {
    expect(places.slice(0, core.length)).toEqual(core)
    expect(places.length).toBeGreaterThan(core.length)
  })

  test('keys are unique, and unique inside a place', () => {
    expect(new Set(places.map((p) => p.key)).size).toBe(places.length)
    for (const { key, districts, landmarks, taxes } of places)
      for (const list of [districts.map((d) => d.key), landmarks.map((l) => l.key), taxes.map((t) => t.code)]) expect(new Set(list).size, key).toBe(list.length)
  })

  test('a time zone belongs to one country: deadlines are shown by the clock of the place', () => {
    const countryOf = new Map<string, string>()
    for (const { key, timeZone, countryCode } of places)
      expect(countryOf.set(timeZone, countryOf.get(timeZone) ?? countryCode).get(timeZone), key).toBe(countryCode)
  })

  test('deadlines in Petra run by the clock of Amman, in the Maasai Mara by the clock of Nairobi', () => {
    const zoneOf = new Map(places.map(({ key, timeZone }) => [key, timeZone]))
    expect(zoneOf.get('petra')).toBe('Asia/Amman')
    expect(zoneOf.get('maasai-mara')).toBe('Africa/Nairobi')
  })

  test('the airport of a place is where the list of airports has it, in the same country', () => {
    const listed = new Map(airports().map((airport) => [airport.iata, airport]))
    for (const { key, countryCode, airport } of places) {
      const known = listed.get(airport.iata)
      expect(known && metresBetween(known.at, airport.at), `${key} ${airport.iata}`).toBeLessThan(AIRPORT_M)
      expect(known?.countryCode, `${key} ${airport.iata}`).toBe(countryCode)
    }
    for (const [iata, at] of MOVED) expect(metresBetween(listed.get(iata)!.at, at), iata).toBeLessThan(AIRPORT_M)
  })

  test('districts and landmarks are near their place, and radii small enough to stay ashore', () => {
    for (const { key, at, districts, landmarks } of places) {
      expect(districts.length, key).toBeGreaterThanOrEqual(4)
      expect(landmarks.length, key).toBeGreaterThanOrEqual(3)
      for (const near of [...districts, ...landmarks]) expect(metresBetween(near.at, at), `${key} ${near.key}`).toBeLessThan(REACH_M)
      for (const { radiusM, streets } of districts) {
        expect(radiusM, key).toBeLessThanOrEqual(600)
        expect(streets.length, key).toBeGreaterThan(0)
      }
    }
  })

  test('codes, currency, zone and airport are well formed', () => {
    const rated = new Set(world.rates.map((r) => r.currency))
    for (const facts of places) {
      expect(facts.countryCode, facts.key).toMatch(/^[A-Z]{2}$/)
      expect(facts.airport.iata, facts.key).toMatch(/^[A-Z]{3}$/)
      expect(rated.has(facts.currency), `${facts.key} ${facts.currency}`).toBe(true)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: facts.timeZone })).not.toThrow()
      if (decimalsOf(facts.currency) === 3) expect(facts.stepMinor % 10).toBe(0)
      expect(facts.nightly * 10 ** decimalsOf(facts.currency), facts.key).toBeGreaterThanOrEqual(facts.stepMinor * 40)
    }
  })

  test('one country has one name', () => {
    const names = new Map<string, string>()
    for (const { countryCode, country } of places) expect(names.get(countryCode) ?? country, countryCode).toBe(names.set(countryCode, country).get(countryCode))
  })

  test('taxes say since when and after which source, and stay in bounds', () => {
    for (const { key, taxes } of places) {
      for (const tax of taxes) {
        expect(tax.since, key).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(tax.source.length, key).toBeGreaterThan(10)
        if (tax.amount.by === 'percent') expect(tax.amount.ppm, key).toBeLessThanOrEqual(270_000)
      }
    }
  })

  test('a season never leaps from one month to the next and averages a year', () => {
    for (const { key, season } of places) {
      for (const [i, share] of season.entries()) {
        const next = season[(i + 1) % 12]!
        expect(Math.max(share, next) / Math.min(share, next), key).toBeLessThan(1.75)
      }
      const mean = season.reduce((sum, share) => sum + share, 0) / 12
      expect(Math.abs(mean - 100), key).toBeLessThan(10)
    }
  })

  test('a sample of hotels: named once, in their district, priced, with words that are filled', () => {
    for (const facts of places.filter((_, i) => i % 7 === 3)) {
      const hotels = world.hotelsOf(facts)
      expect(new Set(hotels.map((h) => h.name)).size).toBe(facts.hotels)
      expect(new Set(hotels.map((h) => h.id)).size).toBe(facts.hotels)
      for (const hotel of hotels) {
        const district = facts.districts.find((d) => d.key === hotel.district)!
        expect(metresBetween(hotel.at, district.at)).toBeLessThanOrEqual(district.radiusM + 2)
        expect(hotel.id).toMatch(/^[a-z0-9-]{5,80}$/)
        expect(hotel.baseMinor % facts.stepMinor).toBe(0)
        expect(`${hotel.name} ${hotel.address} ${hotel.description}`).not.toMatch(/undefined|[{}]/)
        expect(hotel.name).not.toMatch(/ \d+$/)
      }
    }
  })
})
