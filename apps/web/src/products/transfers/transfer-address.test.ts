import { expect, test } from 'vitest'
import { sampleRide } from './sample-transfers.ts'
import { askOf, parseRide, partyText, rideQuery, transferHref, transferResultsHref } from './transfer-address.ts'

const earliest = '2027-02-20'
const read = (query: string) => parseRide(new URLSearchParams(query), earliest)

test('a ride is read from the address that it is printed to', () => {
  expect(parseRide(rideQuery(sampleRide), earliest)).toMatchObject({ ride: sampleRide, errors: {} })
  expect(transferResultsHref(sampleRide)).toBe(
    '/transfers/search-details?from=LIS&to=lisbon.alfama&at=2027-03-12T10:20&flight=TP1234&return_at=2027-03-15T15:00&return_flight=TP1235&people=2,5&bags=2',
  )
  expect(transferHref('a.MPV', { ...sampleRide, back: null, flight: '' })).toBe(
    '/transfers/details?from=LIS&to=lisbon.alfama&at=2027-03-12T10:20&people=2,5&bags=2&transfer=a.MPV',
  )
})

test('the fields of a form without scripts are read as well', () => {
  const { ride } = read('from=LIS&to=lisbon&at=2027-03-12&at_time=08:15&flight=tp+12&people=3&bags=3')
  expect(ride).toMatchObject({ day: '2027-03-12', time: '08:15', flight: 'TP12', back: null, adults: 3, bags: 3 })
})

test.each([
  ['to=lisbon&at=2027-03-12T10:00', 'from'],
  ['from=LIS&at=2027-03-12T10:00', 'to'],
  ['from=LIS&to=lisbon', 'at'],
  ['from=LIS&to=lisbon&at=2027-02-30T10:00', 'at'],
  ['from=LIS&to=lisbon&at=2027-02-01T10:00', 'at'],
  ['from=LIS&to=lisbon&at=2027-03-12T25:00', 'at'],
  ['from=LIS&to=lisbon&at=2027-03-12T10:00&flight=nine', 'flight'],
  ['from=LIS&to=lisbon&at=2027-03-12T10:00&return_at=2027-03-12T09:00', 'return_at'],
  ['from=LIS&to=lisbon&at=2027-03-12T10:00&return_at=2027-03-14T09:00&return_flight=x', 'return_flight'],
  ['from=LIS&to=lisbon&at=2027-03-12T10:00&people=0', 'people'],
  ['from=LIS&to=lisbon&at=2027-03-12T10:00&bags=-1', 'people'],
])('%s is reported at its field', (query, field) => {
  const { ride, errors } = read(query)
  expect([ride, Object.keys(errors)]).toEqual([null, [field]])
})

test('the calls are asked with what the address says', () => {
  expect(askOf(sampleRide)).toEqual({
    from: 'LIS',
    to: 'lisbon.alfama',
    at: '2027-03-12T10:20',
    flight: 'TP1234',
    international: true,
    return: { at: '2027-03-15T15:00', flight: 'TP1235', international: true },
    adults: 2,
    children: [5],
    bags: 2,
    wheelchair: false,
  })
  expect(partyText(sampleRide)).toBe('2 adults, 1 child; 2 bags')
})
