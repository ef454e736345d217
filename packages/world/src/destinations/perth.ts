import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const perth: Facts = {
  key: 'perth',
  name: 'Perth',
  aliases: ['Fremantle'],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Perth',
  at: [-31.9522, 115.8614],
  art: 'perth',
  hotels: 30,
  nightly: 200,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [112, 108, 106, 98, 90, 88, 90, 90, 98, 104, 108, 108],
  peaks: newYear(116),
  week: business,
  views: ['Swan River view', 'skyline view', 'courtyard'],
  naming: called(australian, 'perth', ['Swan', 'Fremantle Doctor', 'Jarrah', 'Quokka']),
  address: '{n} {s}',
  phone: '+61 8 5550 ',
  districts: [
    district('central', 'Central', -31.954, 115.857, 220, ['St Georges Terrace', 'Murray Street', 'King Street']),
    district('northbridge', 'Northbridge', -31.9475, 115.858, 200, ['William Street', 'James Street', 'Lake Street']),
    district('east-perth', 'East Perth', -31.957, 115.872, 150, ['Adelaide Terrace', 'Royal Street', 'Hay Street']),
    district('subiaco', 'Subiaco', -31.948, 115.826, 220, ['Rokeby Road', 'Hay Street', 'Barker Road']),
    district('fremantle', 'Fremantle', -32.054, 115.747, 180, ['High Street', 'Market Street', 'Henry Street']),
    district('cottesloe', 'Cottesloe', -31.9945, 115.754, 130, ['Napoleon Street', 'Forrest Street', 'Eric Street']),
  ],
  landmarks: [
    landmark('kings-park', 'Kings Park', 'Kings Park', -31.9601, 115.8442),
    landmark('elizabeth-quay', 'Elizabeth Quay', 'Elizabeth Quay', -31.9577, 115.8574),
    landmark('fremantle-prison', 'Fremantle Prison', 'Fremantle Prison', -32.0549, 115.7537),
    landmark('cottesloe-beach', 'Cottesloe Beach', 'Cottesloe Beach', -31.9948, 115.7509),
  ],
  airport: airport('PER', 'Perth Airport', -31.9336, 115.9602),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
