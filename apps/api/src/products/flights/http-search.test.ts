import { type BodyOf, exploreFlights, flightCalendar, flightDetails, searchFlights, suggestAirports } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { describe, expect, test } from 'vitest'
import { createSystem, got, systemDb, traveller } from '../../flows/booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const ana = traveller('ana')
const search = system.call(searchFlights)
const details = system.call(flightDetails)
const suggest = system.call(suggestAirports)
const calendar = system.call(flightCalendar)
const explore = system.call(exploreFlights)

type Search = BodyOf<typeof searchFlights>
const OUT = { from: 'LIS', to: 'NYC', date: '2027-03-17' }
const BACK = { from: 'NYC', to: 'LIS', date: '2027-03-24' }
const oneWay: Search = { flightsearch: [OUT] }
const there: Search = { triptype: 2, flightsearch: [OUT, BACK], adult: 2, child: 1, infant: 1, bags: { cabin: 1, checked: 1 } }

describe('a search', () => {
  test('[B9.7] of type 2 is a return: each journey goes there and comes back', async () => {
    const { itineraries, total } = got(await search(there, ana))
    expect(total).toBeGreaterThan(20)
    for (const { bounds, labels, why, brands, price } of itineraries) {
      expect(bounds).toHaveLength(2)
      expect([bounds[0]!.segments[0]!.from.iata, bounds[1]!.segments.at(-1)!.to.iata]).toEqual(['LIS', 'LIS'])
      expect(price.total).toBe(brands[0]!.price.total)
      expect(Math.round((price.base + price.taxes) * 100)).toBe(Math.round(price.total * 100))
      expect(why[0]!.amount).toBeGreaterThan(0)
      expect(labels.length).toBeLessThanOrEqual(4)
    }
    expect(itineraries[0]!.labels).toContain('best')
  })

  test('what is listed costs as much as its details say', async () => {
    const { triptype, flightsearch, ...asked } = there
    for (const { itinerary_id, brands } of got(await search(there, ana)).itineraries.slice(0, 4)) {
      const { itinerary } = got(await details({ ...asked, itinerary_id }, ana))
      const prices = (of: typeof brands) => of.map(({ brand_id, price }) => [brand_id, price.total]).sort()
      expect(prices(itinerary.brands)).toEqual(prices(brands))
    }
  })

  test('is filtered, counted, sorted and paged', async () => {
    const all = got(await search({ ...oneWay, limit: 60 }, ana))
    const nonStop = got(await search({ ...oneWay, filters: { stops_max: 0 }, sort: 'price' }, ana))
    expect(nonStop.total).toBe(all.facets.stops.find(({ value }) => value === '0')!.count)
    expect(nonStop.itineraries[0]!.price.total).toBe(all.facets.stops.find(({ value }) => value === '0')!.from)
    const totals = nonStop.itineraries.map(({ price }) => price.total)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    const [first, second] = [got(await search({ ...oneWay, limit: 7 }, ana)), got(await search({ ...oneWay, limit: 7, cursor: '7' }, ana))]
    expect(first.next).toBe('7')
    expect([...first.itineraries, ...second.itineraries].map(({ itinerary_id }) => itinerary_id)).toEqual(
      all.itineraries.slice(0, 14).map(({ itinerary_id }) => itinerary_id),
    )
    const jfk = got(await search({ ...oneWay, filters: { airports: ['JFK'] }, limit: 60 }, ana))
    expect(new Set(jfk.itineraries.map(({ bounds }) => bounds[0]!.segments.at(-1)!.to.iata))).toEqual(new Set(['JFK']))
    expect(jfk.total).toBe(all.facets.airports.find(({ value }) => value === 'JFK')!.count)
  })

  test('each facet says how many are left once it is chosen', async () => {
    const { facets } = got(await search({ ...there, limit: 1 }, ana))
    const chosen = async (filters: Search['filters']) => got(await search({ ...there, filters, limit: 1 }, ana)).total
    for (const { value, count } of facets.airlines.slice(0, 2)) expect(await chosen({ airlines: [value] })).toBe(count)
    expect(facets.alliances.length).toBeGreaterThan(0)
    for (const { value, count } of facets.alliances) expect([value, await chosen({ alliances: [value] })]).toEqual([value, count])
    for (const { value, count } of facets.via.slice(0, 2)) expect(await chosen({ via: [value] })).toBe(count)
    for (const { value, count } of facets.airports) expect([value, await chosen({ airports: [value] })]).toEqual([value, count])
    expect(await chosen({ easy_changes: true })).toBe(facets.easy_changes)
    expect(await chosen({ refundable: true })).toBe(facets.refundable)
  })

  test('refuses what cannot be, and says what to do', async () => {
    const refused = async (body: Search) => {
      const outcome = await search(body, ana)
      return outcome.ok ? null : [outcome.refusal.code, (outcome.refusal.detail as { errors?: { path: string }[] } | undefined)?.errors?.[0]?.path]
    }
    expect(await refused({ flightsearch: [{ ...OUT, from: 'XXX' }] })).toEqual(['unknown_place', 'flightsearch.0.from'])
    expect(await refused({ flightsearch: [{ ...OUT, to: 'LIS' }] })).toEqual(['same_place', 'flightsearch.0.to'])
    expect(await refused({ flightsearch: [{ ...OUT, from: 'JFK' }] })).toEqual(['same_place', 'flightsearch.0.to'])
    expect(await refused({ flightsearch: [{ ...OUT, from: 'LHR', to: 'LGW' }] })).toEqual(['same_place', 'flightsearch.0.to'])
    expect(await refused({ flightsearch: [{ ...OUT, date: '2020-01-01' }] })).toEqual(['bad_dates', 'flightsearch.0.date'])
    expect(await refused({ flightsearch: [{ ...OUT, date: '2031-01-01' }] })).toEqual(['bad_dates', 'flightsearch.0.date'])
    expect(await refused({ triptype: 2, flightsearch: [OUT] })).toEqual(['bad_dates', 'flightsearch'])
    expect(await refused({ triptype: 2, flightsearch: [OUT, { ...BACK, date: '2027-03-10' }] })).toEqual(['bad_dates', 'flightsearch.1.date'])
    expect(await refused({ ...oneWay, adult: 1, infant: 2 })).toEqual(['bad_party', 'infant'])
    expect(await refused({ ...oneWay, adult: 6, child: 4 })).toEqual(['bad_party', 'adult'])
    expect(await refused({ ...oneWay, currency: 'XXX' })).toEqual(['unknown_currency', undefined])
  })
})

describe('places and days', () => {
  test('airports nearby are looked at where that is asked for', async () => {
    const between = (nearby: boolean) => ({ flightsearch: [{ from: 'MIL', to: 'BSL', date: OUT.date }], nearby, limit: 60 }) satisfies Search
    const [near, own] = [got(await search(between(true), ana)), got(await search(between(false), ana))]
    expect(near.facets.airports.length).toBeGreaterThan(own.facets.airports.length)
    expect(near.total).toBeGreaterThan(own.total)
  })

  test('several cities are one journey, each bound after the one before', async () => {
    const flightsearch = [OUT, { from: 'NYC', to: 'MIA', date: '2027-03-20' }, { from: 'MIA', to: 'LIS', date: '2027-03-25' }]
    for (const { bounds } of got(await search({ triptype: 3, flightsearch }, ana)).itineraries) {
      expect(bounds.map(({ departs_at }) => departs_at.slice(0, 10))).toEqual(flightsearch.map(({ date }) => date))
      expect(bounds.flatMap(({ segments, layovers }) => [segments.length - 1, layovers.length])).toEqual(bounds.flatMap(({ stops }) => [stops, stops]))
    }
  })

  test('where no airline sells a cabin, those that are sold are named; they find flights', async () => {
    const way = [{ from: 'LIS', to: 'OPO', date: OUT.date }]
    const none = got(await search({ flightsearch: way, cabinclass: 'first' }, ana))
    expect([none.total, none.nearest_days?.dates]).toEqual([0, []])
    expect(none.other_cabins).toContain('economy')
    for (const cabinclass of none.other_cabins) expect(got(await search({ flightsearch: way, cabinclass }, ana)).total).toBeGreaterThan(0)
    expect(got(await search({ flightsearch: way }, ana)).other_cabins).toEqual([])
  })

  test('hours of the local day are those of each bound', async () => {
    const filters = { departs: [{ from: 6, to: 12 }, null], arrives: [null, { from: 0, to: 18 }] }
    const { itineraries } = got(await search({ ...there, filters, limit: 60 }, ana))
    expect(itineraries.length).toBeGreaterThan(0)
    for (const { bounds } of itineraries) {
      expect(bounds[0]!.departs_at.slice(11) >= '06:00' && bounds[0]!.departs_at.slice(11) <= '12:00').toBe(true)
      expect(bounds[1]!.arrives_at.slice(11) <= '18:00').toBe(true)
    }
  })

  test('[C2.18] a day has passed by the clock of the first airport', async () => {
    const before = clock.nowMs()
    // The 31st in Auckland, the 30th in Honolulu.
    clock.set(Date.parse('2027-01-30T20:00:00Z'))
    const from = async (iata: string, date: string) => {
      const outcome = await search({ flightsearch: [{ from: iata, to: 'LAX', date }] }, ana)
      return outcome.ok ? outcome.value.total > 0 : outcome.refusal.code
    }
    expect(await from('AKL', '2027-01-30')).toBe('bad_dates')
    expect(await from('HNL', '2027-01-30')).toBe(true)
    expect(await from('HNL', '2027-01-29')).toBe('bad_dates')
    clock.set(before)
  })
})

describe('names of places', () => {
  test.each([null, '', 'lis', 123] as const)('[B7.6] %j is a text, and each place has its code, type 6 and position', async (text) => {
    const { places } = got(await suggest({ text, latitude: '', longitude: null, type: 6, language: 'en' }, ana))
    if (text !== 123) expect(places.length).toBeGreaterThan(0)
    for (const { iata, search_type, latitude, longitude } of places) {
      expect(iata).toMatch(/^[A-Z]{3}$/)
      expect(search_type).toBe(6)
      expect(Math.abs(latitude) + Math.abs(longitude)).toBeGreaterThan(0)
    }
  })

  test('those near a position are first', async () => {
    const { places } = got(await suggest({ text: '', latitude: '38.7', longitude: -9.1 }, ana))
    expect(places[0]?.iata).toBe('LIS')
    expect(got(await suggest({ text: 'NYC' }, ana))).toMatchObject({ meant: 'NYC', places: [{ kind: 'city', airports: ['JFK', 'EWR', 'LGA'] }] })
  })
})

describe('days and places', () => {
  test('a calendar tells the price that a search of the day finds, one way and with nights', async () => {
    const party = { adult: 2, bags: { cabin: 1, checked: 0 } }
    const pair = { from: 'LIS', to: 'NYC', month: '2027-03', ...party }
    const lowest = async (flightsearch: Search['flightsearch'], triptype: 1 | 2) =>
      got(await search({ triptype, flightsearch, ...party, sort: 'price', limit: 1 }, ana)).itineraries[0]!.price.total
    const { days } = got(await calendar(pair, ana))
    expect(days.map(({ date }) => date)).toHaveLength(31)
    expect(days[16]).toEqual({ date: OUT.date, total: await lowest([OUT], 1) })
    const { days: week, grid } = got(await calendar({ ...pair, nights: 7, depart: OUT.date, back: BACK.date }, ana))
    expect(week[16]).toEqual({ date: OUT.date, total: await lowest([OUT, BACK], 2) })
    expect(grid).toHaveLength(49)
    expect(grid.find(({ depart, back }) => depart === OUT.date && back === BACK.date)?.total).toBe(week[16]!.total)
  })

  test('days that have passed or are not sold yet have no price', async () => {
    const { days } = got(await calendar({ from: 'LIS', to: 'MAD', month: '2020-01' }, ana))
    expect(days.every(({ total }) => total === null)).toBe(true)
  })

  test('each place of a map is sold at its price, or for less, on its day', async () => {
    const { places } = got(await explore({ from: 'LIS', month: '2027-03' }, ana))
    expect(places.length).toBeGreaterThan(0)
    for (const { iata, date, total } of places.slice(0, 5)) {
      const [cheapest] = got(await search({ flightsearch: [{ from: 'LIS', to: iata, date }], sort: 'price', limit: 1 }, ana)).itineraries
      expect(cheapest!.price.total).toBeLessThanOrEqual(total)
    }
    expect(got(await explore({ from: 'LIS', month: '2027-03' }, ana)).places).toEqual(places)
  })
})
