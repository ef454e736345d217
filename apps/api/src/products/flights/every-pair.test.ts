import { addDays, hash32 } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { destinationAirports, searchingOf } from './flights.testing.ts'
import { nearestDays } from './nearest-days.ts'
import { networkOf } from './network/network-index.ts'
import { type FlightRequest, pricedWays } from './search-flights.ts'

const searching = searchingOf()
const { airports } = searching.flights
const index = networkOf(searching.flights)
const all = destinationAirports()

test.each([
  ['the next two weeks', 1, 14],
  ['the rest of the year', 15, 315],
])(
  '1,500 pairs of destinations on days of %s have seats for parties of one to nine, or days near by on which they have',
  async (_when, first, days) => {
    const without: string[] = []
    let full = 0
    for (let nth = 0; nth < 1_500; nth++) {
      const [from, to] = [all[hash32('from', nth) % all.length]!, all[hash32('to', nth) % all.length]!]
      if (airports[from]!.cityCode === airports[to]!.cityCode) continue
      const slice = { origins: [from], destinations: [to], day: addDays('2026-11-28', first + (hash32('day', nth) % days)) }
      const request: FlightRequest = {
        cabin: 'economy',
        party: { adult: 1 + (nth % 9), child: 0, infant: 0 },
        bags: { cabin: 0, checked: 0 },
        markupBasisPoints: 0,
      }
      if (pricedWays(searching, index, slice, request).priced.length > 0) continue
      full++
      const nearest = await nearestDays(searching, [slice], request)
      if (!nearest || nearest.days.length === 0) without.push(`${airports[from]!.iata} ${airports[to]!.iata} ${slice.day} ${1 + (nth % 9)}`)
    }
    expect(without).toEqual([])
    expect(full).toBeLessThan(10)
  },
  60_000,
)
