import { expect, test } from 'vitest'
import { carResultsHref, parseRental, rentalQuery } from './car-address.ts'
import { CAR_RANGE } from './search/car-range.ts'

const EARLIEST = '2027-01-16'
const read = (query: string) => parseRental(new URLSearchParams(query), EARLIEST)

test('an address says a rental in one line, and is read as what was written', () => {
  const { rental, errors } = read('pickup=LIS&dropoff=OPO&from=2027-03-17T10:30&to=2027-03-20T09:00&age=24')
  expect(errors).toEqual({})
  expect(rental).toEqual({ pickup: 'LIS', dropoff: 'OPO', from: '2027-03-17', fromTime: '10:30', to: '2027-03-20', toTime: '09:00', age: 24 })
  expect(carResultsHref(rental!)).toBe('/cars/search-details?pickup=LIS&dropoff=OPO&from=2027-03-17T10:30&to=2027-03-20T09:00&age=24')
  expect(parseRental(rentalQuery(rental!), EARLIEST).rental).toEqual(rental)
})

test('a form without scripts sends days and times apart, and the place of return only where it is wanted', () => {
  const form = 'pickup=lisbon&dropoff=porto&elsewhere=0&from=2027-03-17&from_time=08:00&to=2027-03-20&to_time=18:30&age=40'
  expect(read(form).rental).toMatchObject({ pickup: 'lisbon', dropoff: '', fromTime: '08:00', toTime: '18:30' })
})

test.each([
  ['pickup=&from=2027-03-17T10:00&to=2027-03-20T10:00', 'pickup'],
  ['pickup=LIS&from=2027-01-02T10:00&to=2027-03-20T10:00', 'from'],
  ['pickup=LIS&from=never&to=2027-03-20T10:00', 'from'],
  ['pickup=LIS&from=2027-02-30T10:00&to=2027-03-20T10:00', 'from'],
  ['pickup=LIS&from=2027-03-17T24:00&to=2027-03-20T10:00', 'from'],
  ['pickup=LIS&from=2027-03-17&from_time=10:10&to=2027-03-20T10:00', 'from'],
  ['pickup=LIS&from=2027-03-17T10:00&to=2027-06-31T10:00', 'to'],
  ['pickup=LIS&from=2027-03-17T10:00&to=2027-03-20T25:00', 'to'],
  ['pickup=LIS&from=2027-03-17T10:00&to=2027-03-17T10:00', 'to'],
  ['pickup=LIS&from=2027-03-17T10:00&to=2027-09-20T10:00', 'to'],
  ['pickup=LIS&from=2027-03-17T10:00&to=2027-03-20T10:00&age=17', 'age'],
])('what is wrong is said at its field: %s', (query, field) => {
  const { rental, errors } = read(query)
  expect(rental).toBeNull()
  expect(Object.keys(errors)).toContain(field)
})

test('a car comes back on the day of its pick-up, in the calendar as in an address', () => {
  expect(CAR_RANGE.least).toBe(0)
  expect(read('pickup=LIS&from=2027-03-17T10:00&to=2027-03-17T18:00&age=40').rental).toMatchObject({ from: '2027-03-17', to: '2027-03-17' })
})

test('[C2.17] the text of a place is never cut: a longer one is said to be too long', () => {
  const long = `Lisbon ${'x'.repeat(80)}`
  const { rental, given, errors } = read(`pickup=${long}&dropoff=${long}&from=2027-03-17T10:00&to=2027-03-20T10:00&age=40`)
  expect(rental).toBeNull()
  expect(given).toMatchObject({ pickup: long, dropoff: long })
  expect(errors).toEqual({ pickup: expect.stringContaining('at most 80 characters. It has 87'), dropoff: expect.stringContaining('at most 80') })
})
