import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const hobart: Facts = {
  key: 'hobart',
  name: 'Hobart',
  aliases: ['Tasmania'],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Hobart',
  at: [-42.8794, 147.3294],
  art: 'hobart',
  hotels: 26,
  nightly: 210,
  stepMinor: 100,
  climate: 'oceanic',
  season: [127, 117, 111, 99, 83, 83, 81, 83, 91, 99, 105, 117],
  peaks: newYear(136),
  week: cityBreak,
  views: ['Derwent view', 'mountain view', 'apple court'],
  naming: called(australian, 'hobart', ['Derwent', 'Whaler', 'Huon Pine', 'Sandstone Store']),
  address: '{n} {s}',
  phone: '+61 3 5556 ',
  districts: [
    district('salamanca', 'Salamanca', -42.8865, 147.3315, 100, ['Salamanca Place', 'Montpelier Retreat', 'Kirksway Place']),
    district('battery-point', 'Battery Point', -42.891, 147.3325, 130, ['Hampden Road', 'Arthur Circus', 'Kelly Street']),
    district('city', 'City', -42.8825, 147.3265, 180, ['Liverpool Street', 'Murray Street', 'Elizabeth Street']),
    district('north-hobart', 'North Hobart', -42.8725, 147.315, 180, ['Elizabeth Street', 'Tasma Street', 'Newdegate Street']),
    district('sandy-bay', 'Sandy Bay', -42.8985, 147.328, 150, ['Sandy Bay Road', 'King Street', 'Regent Street']),
  ],
  landmarks: [
    landmark('salamanca-market', 'Salamanca Market', 'Salamanca Market', -42.8868, 147.3317),
    landmark('mona', 'MONA', 'MONA', -42.8125, 147.2611),
    landmark('mount-wellington', 'Mount Wellington', 'kunanyi / Mount Wellington', -42.8963, 147.2369),
    landmark('constitution-dock', 'Constitution Dock', 'Constitution Dock', -42.8826, 147.3322),
  ],
  airport: airport('HBA', 'Hobart International Airport', -42.8373, 147.5052),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
