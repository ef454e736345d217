import { hash32 } from '@sojourn/kernel'
import { describe, expect, test } from 'vitest'
import { journeyPrice } from './domain/journey-price.ts'
import { travellersOf } from './domain/party.ts'
import { searchingOf, sliceOf } from './flights.testing.ts'
import { readItinerary } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { brandsOf, type FlightRequest, listPricingOf, pricedWays, searchFlights } from './search-flights.ts'

const FAMILY: FlightRequest = { cabin: 'economy', party: { adult: 2, child: 1, infant: 1 }, bags: { cabin: 1, checked: 1 }, markupBasisPoints: 850 }
const ALONE: FlightRequest = { cabin: 'economy', party: { adult: 1, child: 0, infant: 0 }, bags: { cabin: 0, checked: 0 }, markupBasisPoints: 0 }

describe('prices of a list', () => {
  test.each([
    ['one way', 'EUR', FAMILY, [sliceOf('LIS', 'NYC', '2027-03-17')]],
    ['return within a country', 'JPY', FAMILY, [sliceOf('LAX', 'NYC', '2027-03-14'), sliceOf('NYC', 'LAX', '2027-03-21')]],
    ['return in business', 'USD', { ...ALONE, cabin: 'business' }, [sliceOf('LON', 'SIN', '2027-03-27'), sliceOf('SIN', 'LON', '2027-04-05')]],
    ['several cities', 'BRL', ALONE, [sliceOf('GRU', 'LIS', '2027-05-02'), sliceOf('LIS', 'ROM', '2027-05-08'), sliceOf('ROM', 'GRU', '2027-05-15')]],
  ] as const)('%s: each total is the one that details and checkout reckon', (_name, currency, request, slices) => {
    const searching = searchingOf(currency)
    const { rows } = searchFlights(searching, slices, request)
    expect(rows.length).toBeGreaterThan(20)
    const asked = { ...request, types: travellersOf(request.party), extraChecked: [], seats: [] }
    for (const { bounds, brands, totalMinor, id } of rows.filter((row) => hash32(row.id) % 4 === 0)) {
      expect(readItinerary(searching.flights, id)?.bounds.map(({ minutes }) => minutes)).toEqual(bounds.map(({ bound }) => bound.minutes))
      const exact = brands.map(({ brand }) => journeyPrice(searching, bounds, brand, asked).total.minor)
      const pricing = listPricingOf(searching, request)
      for (const { brand } of brands) {
        const { total, travellers } = journeyPrice(searching, bounds, brand, asked)
        const taxesMinor = travellers.flatMap(({ taxes }) => taxes.map(({ amount }) => amount.minor)).reduce((sum, minor) => sum + minor, 0)
        expect(pricing.sumsOf(bounds, brand)).toEqual({ totalMinor: total.minor, taxesMinor, firstMinor: travellers[0]!.total.minor })
      }
      expect(brands.map((each) => each.totalMinor)).toEqual(exact)
      expect(exact).toEqual(exact.toSorted((a, b) => a - b))
      expect(totalMinor).toBe(exact[0])
    }
  })

  test.each([
    ['MAD', 'BCN'],
    ['LIS', 'JFK'],
  ])('there is no cheaper return between %s and %s among all there are', (from, to) => {
    const searching = searchingOf()
    const index = networkOf(searching.flights)
    const [out, back] = [sliceOf(from, to, '2027-03-17'), sliceOf(to, from, '2027-03-24')]
    const pricing = listPricingOf(searching, ALONE)
    const [outs, backs] = [out, back].map((slice) => pricedWays(searching, index, slice, ALONE).priced) as [
      ReturnType<typeof pricedWays>['priced'],
      ReturnType<typeof pricedWays>['priced'],
    ]
    const all = outs.flatMap((one) => backs.map((two) => brandsOf(searching.market, pricing, [one, two])[0]!.totalMinor))
    expect(Math.min(...searchFlights(searching, [out, back], ALONE).rows.map(({ totalMinor }) => totalMinor))).toBe(Math.min(...all))
  })
})

test('what has left, or has too few seats for all, is not found', () => {
  const slice = sliceOf('MAD', 'BCN', '2027-03-17')
  const all = searchFlights(searchingOf(), [slice], ALONE).rows
  const noon = Date.parse('2027-03-17T12:00:00Z')
  const later = searchFlights(searchingOf('USD', { nowMs: noon }), [slice], ALONE).rows
  expect(later.length).toBeGreaterThan(0)
  expect(later.every(({ leavesMs }) => leavesMs > noon)).toBe(true)
  expect(all.some(({ leavesMs }) => leavesMs <= noon)).toBe(true)
  expect(searchFlights(searchingOf('USD', { taken: 1_000 }), [slice], ALONE).rows).toEqual([])
})

test('the second flight home never leaves before the first has landed', () => {
  for (const { bounds } of searchFlights(searchingOf(), [sliceOf('LIS', 'MAD', '2027-03-17'), sliceOf('MAD', 'LIS', '2027-03-17')], ALONE).rows)
    expect(bounds[1]!.bound.flights[0]!.departsMs - bounds[0]!.bound.flights.at(-1)!.arrivesMs).toBeGreaterThanOrEqual(60 * 60_000)
})
