import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribbean } from '../naming/caribbean.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const nassau: Facts = {
  key: 'nassau',
  name: 'Nassau',
  aliases: ['Bahamas', 'Paradise Island'],
  country: 'Bahamas',
  countryCode: 'BS',
  currency: 'BSD',
  timeZone: 'America/Nassau',
  at: [25.0582, -77.3431],
  art: 'nassau',
  hotels: 28,
  nightly: 240,
  stepMinor: 100,
  climate: 'tropical',
  season: [107, 115, 125, 113, 98, 98, 105, 92, 74, 78, 92, 103],
  peaks: newYear(140),
  week: resort,
  views: ['harbour view', 'ocean view', 'hibiscus garden'],
  naming: called(caribbean, 'nassau', ['Junkanoo', 'Conch Pearl', 'Lucaya', 'Casuarina Point']),
  address: '{n} {s}',
  phone: '+1 242 555 ',
  districts: [
    district('downtown', 'Downtown', 25.0765, -77.341, 110, ['Bay Street', 'Shirley Street', 'East Hill Street']),
    district('paradise-island', 'Paradise Island', 25.083, -77.3185, 90, ['Paradise Island Drive', 'Harbour Drive']),
    district('cable-beach', 'Cable Beach', 25.0755, -77.398, 80, ['West Bay Street', 'Goodman’s Bay Road']),
    district('love-beach', 'Love Beach', 25.0595, -77.489, 70, ['West Bay Street']),
    district('montagu', 'Montagu', 25.0735, -77.315, 70, ['East Bay Street', 'Village Road']),
  ],
  landmarks: [
    landmark('queens-staircase', 'Queen’s Staircase', 'the Queen’s Staircase', 25.0726, -77.338),
    landmark('straw-market', 'Straw Market', 'the Straw Market', 25.0782, -77.3447),
    landmark('parliament-square', 'Parliament Square', 'Parliament Square', 25.0778, -77.3417),
    landmark('fort-charlotte', 'Fort Charlotte', 'Fort Charlotte', 25.0782, -77.3585),
  ],
  airport: airport('NAS', 'Lynden Pindling International Airport', 25.0504, -77.4665),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2022-01-01', source: 'Bahamas Department of Inland Revenue (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
