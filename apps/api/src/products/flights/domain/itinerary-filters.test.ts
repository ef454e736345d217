import { expect, test } from 'vitest'
import { facetOf, type ItineraryRequest, type ItineraryRow, passes } from './itinerary-filters.ts'

const ROW: ItineraryRow = {
  totalMinor: 300_00,
  minutes: 600,
  stopsMax: 1,
  airlines: ['D0', 'R0'],
  alliances: ['Halcyon'],
  via: ['AMS'],
  ends: ['LHR', 'JFK'],
  departs: [9 * 60, 17 * 60],
  arrives: [19 * 60, 23 * 60],
  refundable: false,
  changeable: true,
  easyChanges: true,
}
const ANY: ItineraryRequest = {
  stopsMax: null,
  airlines: [],
  alliances: [],
  via: [],
  airports: [],
  departs: [],
  arrives: [],
  minutesMax: null,
  totalMaxMinor: null,
  refundable: false,
  changeable: false,
  easyChanges: false,
}

test.each<[boolean, Partial<ItineraryRequest>]>([
  [true, {}],
  [true, { stopsMax: 1 }],
  [false, { stopsMax: 0 }],
  [true, { airlines: ['R0', 'D0'] }],
  [true, { airlines: ['D0'] }],
  [false, { airlines: ['Q0'] }],
  [true, { alliances: ['Sextant', 'Halcyon'] }],
  [false, { alliances: ['Sextant'] }],
  [true, { via: ['AMS', 'CDG'] }],
  [false, { via: ['CDG'] }],
  [true, { airports: ['LHR', 'LGW', 'JFK'] }],
  [false, { airports: ['LGW', 'JFK'] }],
  [true, { departs: [{ from: 9, to: 12 }] }],
  [false, { departs: [{ from: 10, to: 12 }] }],
  [false, { departs: [null, { from: 6, to: 16 }] }],
  [true, { arrives: [null, { from: 0, to: 23 }] }],
  [true, { minutesMax: 600, totalMaxMinor: 300_00 }],
  [false, { minutesMax: 599 }],
  [false, { totalMaxMinor: 299_99 }],
  [false, { refundable: true }],
  [true, { changeable: true, easyChanges: true }],
])('%s: %o', (isWanted, request) => {
  expect(passes(ROW, { ...ANY, ...request })).toBe(isWanted)
})

test('no stop is what was asked for where an airport to change in is', () => {
  expect(passes({ ...ROW, via: [], stopsMax: 0 }, { ...ANY, via: ['AMS'] })).toBe(false)
})

test('a facet counts each journey once and knows the lowest price', () => {
  const rows = [ROW, { ...ROW, totalMinor: 250_00, airlines: ['D0'] }]
  expect(facetOf(rows, ({ airlines }) => airlines)).toEqual([
    { value: 'D0', count: 2, fromMinor: 250_00 },
    { value: 'R0', count: 1, fromMinor: 300_00 },
  ])
})
