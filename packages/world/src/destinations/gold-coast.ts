import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const goldCoast: Facts = {
  key: 'gold-coast',
  name: 'Gold Coast',
  aliases: ['Surfers Paradise'],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Brisbane',
  at: [-28.0003, 153.4309],
  art: 'gold-coast',
  hotels: 32,
  nightly: 210,
  stepMinor: 100,
  climate: 'oceanic',
  season: [124, 102, 98, 104, 87, 87, 96, 90, 102, 102, 92, 114],
  peaks: newYear(142),
  week: resort,
  views: ['ocean view', 'hinterland view', 'pandanus garden'],
  naming: called(australian, 'gold-coast', ['Burleigh', 'Point Break', 'Pandanus', 'Nobby']),
  address: '{n} {s}',
  phone: '+61 7 5550 ',
  districts: [
    district('surfers-paradise', 'Surfers Paradise', -28.0025, 153.428, 110, ['Cavill Avenue', 'Orchid Avenue', 'Ferny Avenue']),
    district('broadbeach', 'Broadbeach', -28.028, 153.431, 150, ['Surf Parade', 'Victoria Avenue', 'Albert Avenue']),
    district('burleigh-heads', 'Burleigh Heads', -28.0895, 153.448, 150, ['James Street', 'Connor Street', 'West Street']),
    district('coolangatta', 'Coolangatta', -28.1685, 153.537, 110, ['Griffith Street', 'McLean Street', 'Lanham Street']),
    district('southport', 'Southport', -27.9675, 153.411, 160, ['Nerang Street', 'Scarborough Street', 'Davenport Street']),
    district('currumbin', 'Currumbin', -28.137, 153.482, 110, ['Gold Coast Highway', 'Tomewin Street', 'Duringan Street']),
  ],
  landmarks: [
    landmark('surfers-paradise-beach', 'Surfers Paradise Beach', 'Surfers Paradise Beach', -28.0016, 153.4302),
    landmark('burleigh-head-national-park', 'Burleigh Head National Park', 'the Burleigh Head National Park', -28.0951, 153.4573),
    landmark('skypoint', 'SkyPoint', 'SkyPoint', -28.0063, 153.4294),
    landmark('currumbin-wildlife-sanctuary', 'Currumbin Wildlife Sanctuary', 'the Currumbin Wildlife Sanctuary', -28.1356, 153.4884),
  ],
  airport: airport('OOL', 'Gold Coast Airport', -28.1662, 153.5131),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
