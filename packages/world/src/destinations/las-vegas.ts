import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const lasVegas: Facts = {
  key: 'las-vegas',
  name: 'Las Vegas',
  aliases: ['Vegas'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  at: [36.1699, -115.1398],
  art: 'las-vegas',
  hotels: 62,
  nightly: 140,
  stepMinor: 100,
  climate: 'desert',
  season: [102, 98, 112, 108, 106, 94, 88, 90, 100, 110, 104, 88],
  peaks: newYear(150),
  week: resort,
  views: ['Strip view', 'desert view', 'pool court'],
  naming: called(american, 'las-vegas', ['Neon', 'Roadrunner', 'Joshua', 'Dealer’s Choice'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+1 702 555 ',
  districts: [
    district('center-strip', 'Center Strip', 36.1155, -115.1735, 250, ['Las Vegas Boulevard South', 'Flamingo Road', 'Harmon Avenue']),
    district('south-strip', 'South Strip', 36.0965, -115.174, 250, ['Las Vegas Boulevard South', 'Tropicana Avenue', 'Reno Avenue']),
    district('north-strip', 'North Strip', 36.1365, -115.163, 220, ['Las Vegas Boulevard South', 'Sahara Avenue', 'Paradise Road']),
    district('downtown', 'Downtown', 36.1685, -115.14, 220, ['Fremont Street', 'Carson Avenue', 'Main Street']),
    district('arts-district', 'Arts District', 36.1585, -115.153, 180, ['South Main Street', 'East Charleston Boulevard', 'Casino Center Boulevard']),
    district('summerlin', 'Summerlin', 36.153, -115.3325, 250, ['Festival Plaza Drive', 'Pavilion Center Drive', 'Town Center Drive']),
  ],
  landmarks: [
    landmark('las-vegas-sign', 'Las Vegas Sign', 'the Welcome sign', 36.0821, -115.1728),
    landmark('fremont-street-experience', 'Fremont Street Experience', 'Fremont Street', 36.1705, -115.1432),
    landmark('neon-museum', 'Neon Museum', 'the Neon Museum', 36.1771, -115.1353),
    landmark('red-rock-canyon', 'Red Rock Canyon', 'Red Rock Canyon', 36.1359, -115.4272),
  ],
  airport: airport('LAS', 'Harry Reid International Airport', 36.081, -115.1476),
  taxes: [
    percent('room', 'Transient lodging tax', 13.38, {
      since: '2017-03-01',
      source: 'Clark County, primary gaming corridor (general knowledge, 2025, unverified)',
    }),
    perRoom('resort', 'Resort fee', 4500, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
