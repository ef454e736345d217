import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { filipino } from '../naming/filipino.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const siargao: Facts = {
  key: 'siargao',
  name: 'Siargao',
  aliases: ['General Luna'],
  country: 'Philippines',
  countryCode: 'PH',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  at: [9.7843, 126.1589],
  art: 'siargao',
  hotels: 22,
  nightly: 5_100,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [95, 101, 111, 111, 105, 95, 95, 101, 103, 99, 91, 97],
  peaks: newYear(116),
  week: resort,
  views: ['ocean view', 'palm top view', 'coconut garden'],
  naming: called(filipino, 'siargao', ['Cloudbreak', 'Lubi', 'Doot Beach', 'Bakhaw']),
  address: '{n} {s}',
  phone: '+63 86 555 ',
  districts: [
    district('general-luna', 'General Luna', 9.785, 126.156, 200, ['Tourism Road', 'Mabini Street', 'Luna Street']),
    district('catangnan', 'Catangnan', 9.8045, 126.157, 200, ['Tourism Road', 'Purok 4 Road']),
    district('malinao', 'Malinao', 9.7805, 126.133, 160, ['Malinao Road', 'Union Road']),
    district('dapa', 'Dapa', 9.7615, 126.051, 180, ['Rizal Street', 'Magsaysay Street']),
    district('pacifico', 'Pacifico', 9.949, 126.09, 150, ['San Isidro Road', 'Circumferential Road']),
  ],
  landmarks: [
    landmark('cloud-9-boardwalk', 'Cloud 9 boardwalk', 'the Cloud 9 boardwalk', 9.8127, 126.1676),
    landmark('sugba-lagoon', 'Sugba Lagoon', 'Sugba Lagoon', 9.8585, 125.9275),
    landmark('magpupungko-rock-pools', 'Magpupungko rock pools', 'the Magpupungko rock pools', 9.9893, 126.0755),
  ],
  airport: airport('IAO', 'Siargao Airport', 9.8589, 126.0139),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2006-02-01', source: 'Philippine National Internal Revenue Code (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
