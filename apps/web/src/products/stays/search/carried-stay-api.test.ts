import { expect, test } from 'vitest'
import type { Client } from '../../../lib/http.ts'
import { HOTELS } from '../stay-product.ts'
import { carriedStay } from './carried-stay-api.ts'

const lisbon = { place_id: 'lisbon', type: 'city', name: 'Lisbon', label: 'Lisbon, Portugal', time_zone: 'Europe/Lisbon' }
const client = { post: () => Promise.resolve({ ok: true, data: { places: [lisbon] } }) } as unknown as Client
const read = (query: string) => carriedStay(client, HOTELS, new URLSearchParams(query), () => '2027-01-16')

test('a place and days of another product begin a search of stays', async () => {
  expect(await read('place=lisbon&from=2027-03-12&until=2027-03-15')).toEqual({
    given: { destination: 'lisbon', checkin: '2027-03-12', checkout: '2027-03-15' },
    placeLabel: 'Lisbon, Portugal',
    timeZone: 'Europe/Lisbon',
  })
})

test('an airport where a car is picked up is found behind the city of its name', async () => {
  const airport = {
    place_id: 'lis',
    type: 'airport',
    name: 'Lisbon Airport (LIS)',
    label: 'Lisbon Airport (LIS), Lisbon, Portugal',
    time_zone: 'Europe/Lisbon',
  }
  const both = { post: () => Promise.resolve({ ok: true, data: { places: [lisbon, airport] } }) } as unknown as Client
  expect(await carriedStay(both, HOTELS, new URLSearchParams('place=LIS'), () => '2027-01-16')).toEqual({
    given: { destination: 'lis' },
    placeLabel: airport.label,
    timeZone: 'Europe/Lisbon',
  })
})

test('a place that stays do not know, and days that no stay can have, are left out', async () => {
  expect(await read('place=LIS&from=2027-03-12&until=2027-03-12')).toEqual({ given: {} })
  expect(await read('from=2027-01-02&until=2027-01-20')).toEqual({ given: {} })
})

test('[C2.9] Change Dates keeps the place by its name and the party; the days that were too soon are left out', async () => {
  expect(await read('place=Lisbon&from=2027-01-15&until=2027-01-18&rooms=2,5')).toEqual({
    given: { destination: 'lisbon', rooms: [{ adults: 2, children: [5] }] },
    placeLabel: 'Lisbon, Portugal',
    timeZone: 'Europe/Lisbon',
  })
})
