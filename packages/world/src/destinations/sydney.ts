import type { Facts } from '../facts.ts'
import { australian } from '../naming/australian.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const sydney: Facts = {
  key: 'sydney',
  name: 'Sydney',
  aliases: [],
  country: 'Australia',
  countryCode: 'AU',
  currency: 'AUD',
  timeZone: 'Australia/Sydney',
  at: [-33.8679, 151.2073],
  art: 'sydney',
  hotels: 64,
  nightly: 270,
  stepMinor: 100,
  climate: 'temperate',
  season: [115, 109, 105, 99, 87, 85, 87, 89, 97, 103, 107, 117],
  peaks: newYear(140),
  week: cityBreak,
  views: ['harbour view', 'skyline view', 'terrace garden'],
  naming: called(australian, 'sydney', ['Sandstone', 'Ferry Wharf', 'Opera Gull', 'Fig Tree'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+61 2 5550 ',
  districts: [
    district('the-rocks', 'The Rocks', -33.8595, 151.2085, 130, ['George Street', 'Argyle Street', 'Gloucester Street']),
    district('darling-harbour', 'Darling Harbour', -33.873, 151.2048, 160, ['Sussex Street', 'Kent Street', 'Day Street']),
    district('surry-hills', 'Surry Hills', -33.8855, 151.2115, 250, ['Crown Street', 'Bourke Street', 'Reservoir Street']),
    district('potts-point', 'Potts Point', -33.871, 151.225, 150, ['Macleay Street', 'Victoria Street', 'Challis Avenue']),
    district('bondi', 'Bondi', -33.8895, 151.272, 160, ['Hall Street', 'Campbell Parade', 'Curlewis Street']),
    district('manly', 'Manly', -33.7985, 151.285, 120, ['The Corso', 'Whistler Street', 'Belgrave Street']),
    district('newtown', 'Newtown', -33.8975, 151.179, 220, ['King Street', 'Enmore Road', 'Wilson Street']),
  ],
  landmarks: [
    landmark('sydney-opera-house', 'Sydney Opera House', 'the Opera House', -33.8568, 151.2153),
    landmark('harbour-bridge', 'Harbour Bridge', 'the Harbour Bridge', -33.8523, 151.2108),
    landmark('bondi-beach', 'Bondi Beach', 'Bondi Beach', -33.8908, 151.2767),
    landmark('royal-botanic-garden', 'Royal Botanic Garden', 'the Royal Botanic Garden', -33.8642, 151.2166),
    landmark('taronga-zoo', 'Taronga Zoo', 'Taronga Zoo', -33.8433, 151.2411),
  ],
  airport: airport('SYD', 'Sydney Kingsford Smith Airport', -33.9329, 151.1799),
  taxes: [percent('gst', 'GST', 10, { since: '2000-07-01', source: 'Australian Taxation Office (general knowledge, 2025, unverified)' })],
}
