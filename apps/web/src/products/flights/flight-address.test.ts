import { expect, test } from 'vitest'
import { askOf, type FlightSearch, flightHref, flightResultsHref, movedTo, nightsOf, parseFlights } from './flight-address.ts'
import { sampleSearch } from './sample-flights.ts'

const earliest = '2027-02-20'
const read = (query: string) => parseFlights(new URLSearchParams(query), earliest)
const ADDRESS = '/flight/search-details?triptype=2&from=LIS&to=NYC&depart=2027-03-17&return=2027-03-24&cabin=economy&adults=2&children=1&cabin_bag=1&bags=1'

test('[B2.5] a return is read from the address that it is printed to, and is trip type 2 (B9.7)', () => {
  expect(flightResultsHref(sampleSearch)).toBe(ADDRESS)
  expect(read(ADDRESS.split('?')[1]!)).toMatchObject({ search: sampleSearch, errors: {} })
  expect(flightHref('A0001-2027-03-17~A0002-2027-03-24', sampleSearch, 'LIGHT')).toBe(
    `${ADDRESS.replace('search-details', 'details')}&itinerary=A0001-2027-03-17~A0002-2027-03-24&fare=LIGHT`,
  )
})

test('several cities are repeated names, and each leaves no earlier than the one before', () => {
  const several: FlightSearch = { ...sampleSearch, trip: 'several', slices: [...sampleSearch.slices, { from: 'LIS', to: 'PAR', day: '2027-03-30' }] }
  expect(read(flightResultsHref(several).split('?')[1]!).search).toEqual(several)
  expect(read('triptype=3&from=LIS&to=NYC&depart=2027-03-17&from=NYC&to=PAR&depart=2027-03-16').errors).toEqual({
    depart1: 'This flight would leave before the one before it. Please check the days.',
  })
})

test('without a number the trip is what its fields say, and the fields of a form without scripts are read', () => {
  expect(read('from=LIS&to=NYC&depart=2027-03-17').search).toMatchObject({ trip: 'one_way', adults: 1, cabin: 'economy' })
  expect(read('from=LIS&to=NYC&depart=2027-03-17&return=2027-03-20').search?.slices).toHaveLength(2)
  expect(read('triptype=1&from=LIS&to=NYC&depart=2027-03-17&return=2027-03-20&adults=1&adults=3&cabin=economy&cabin=first').search).toMatchObject({
    trip: 'one_way',
    adults: 3,
    cabin: 'first',
  })
})

test.each([
  ['to=NYC&depart=2027-03-17', 'from0'],
  ['from=LIS&depart=2027-03-17', 'to0'],
  ['from=LIS&to=lis&depart=2027-03-17', 'to0'],
  ['from=LIS&to=NYC', 'depart0'],
  ['from=LIS&to=NYC&depart=2027-02-31', 'depart0'],
  ['from=LIS&to=NYC&depart=2027-01-01', 'depart0'],
  ['triptype=2&from=LIS&to=NYC&depart=2027-03-17', 'return'],
  ['triptype=2&from=LIS&to=NYC&depart=2027-03-17&return=2027-03-16', 'return'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=0', 'party'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=6&children=0&children=4', 'party'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=6&children=12', 'party'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=2&children=8,', 'party'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=2&children=8,40', 'party'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=1&infants=2', 'party'],
  ['from=LIS&to=NYC&depart=2027-03-17&adults=two', 'party'],
])('%s is reported at its field', (query, field) => {
  const { search, errors } = read(query)
  expect([search, Object.keys(errors)]).toEqual([null, [field]])
})

test.each([
  ['adults=2&children=8&infants=1', [2, 1, 1]],
  ['adults=2&children=7', [2, 7, 0]],
  ['adults=2&children=8,5', [2, 2, 0]],
  ['adults=2&children=8%2C1%2C13', [3, 1, 1]],
  ['adults=6&children=4', [6, 1, 0]],
  ['adults=1&children=2', [1, 2, 0]],
])('%s: children are a number, or ages as the addresses of other products have them', (query, party) => {
  const { search } = read(`from=LIS&to=NYC&depart=2027-03-17&${query}`)
  expect([search?.adults, search?.children, search?.infants]).toEqual(party)
})

test('the calls are asked with what the address says', () => {
  expect(askOf(sampleSearch)).toEqual({
    triptype: 2,
    flightsearch: [
      { from: 'LIS', to: 'NYC', date: '2027-03-17' },
      { from: 'NYC', to: 'LIS', date: '2027-03-24' },
    ],
    cabinclass: 'economy',
    adult: 2,
    child: 1,
    infant: 0,
    bags: { cabin: 1, checked: 1 },
    nearby: false,
  })
})

test('moved to another day a return is as long as before, unless both days are given', () => {
  expect(nightsOf(sampleSearch)).toBe(7)
  expect(movedTo(sampleSearch, '2027-03-20').slices.map(({ day }) => day)).toEqual(['2027-03-20', '2027-03-27'])
  expect(movedTo(sampleSearch, '2027-03-20', '2027-03-21').slices.map(({ day }) => day)).toEqual(['2027-03-20', '2027-03-21'])
})
