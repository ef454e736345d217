import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { filipino } from '../naming/filipino.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const manila: Facts = {
  key: 'manila',
  name: 'Manila',
  aliases: ['Maynila', 'Makati'],
  country: 'Philippines',
  countryCode: 'PH',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  at: [14.6042, 120.9822],
  art: 'manila',
  hotels: 40,
  nightly: 5_800,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [104, 102, 104, 104, 100, 94, 94, 92, 90, 96, 104, 116],
  peaks: newYear(112),
  week: business,
  views: ['bay view', 'skyline view', 'banana court'],
  naming: called(filipino, 'manila', ['Escolta', 'Intramuros Gate', 'Pasig Lantern', 'Kalesa']),
  address: '{n} {s}',
  phone: '+63 2 8555 ',
  districts: [
    district('intramuros', 'Intramuros', 14.59, 120.975, 220, ['General Luna Street', 'Calle Real', 'Cabildo Street']),
    district('ermita', 'Ermita', 14.581, 120.9835, 180, ['Mabini Street', 'Adriatico Street', 'Padre Faura Street']),
    district('makati', 'Makati', 14.556, 121.0225, 300, ['Ayala Avenue', 'Legazpi Street', 'Salcedo Street']),
    district('poblacion', 'Poblacion', 14.565, 121.031, 220, ['Kalayaan Avenue', 'Burgos Street', 'Don Pedro Street']),
    district('bonifacio-global-city', 'Bonifacio Global City', 14.551, 121.0495, 280, ['5th Avenue', '9th Avenue', '26th Street']),
    district('binondo', 'Binondo', 14.5995, 120.975, 180, ['Ongpin Street', 'Escolta Street', 'Quintin Paredes Road']),
  ],
  landmarks: [
    landmark('fort-santiago', 'Fort Santiago', 'Fort Santiago', 14.5942, 120.9705),
    landmark('san-agustin-church', 'San Agustin Church', 'San Agustin Church', 14.5889, 120.9753),
    landmark('rizal-park', 'Rizal Park', 'Rizal Park', 14.5826, 120.9787),
    landmark('ayala-museum', 'Ayala Museum', 'the Ayala Museum', 14.5535, 121.0232),
  ],
  airport: airport('MNL', 'Ninoy Aquino International Airport', 14.5112, 121.0192),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2006-02-01', source: 'Philippine National Internal Revenue Code (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
