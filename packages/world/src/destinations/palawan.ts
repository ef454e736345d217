import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { filipino } from '../naming/filipino.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const palawan: Facts = {
  key: 'palawan',
  name: 'Palawan',
  aliases: ['El Nido', 'Coron'],
  country: 'Philippines',
  countryCode: 'PH',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  at: [11.1956, 119.4075],
  art: 'palawan',
  hotels: 28,
  nightly: 6_000,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [117, 119, 119, 115, 103, 85, 83, 83, 77, 87, 99, 115],
  peaks: newYear(126),
  week: resort,
  views: ['bay view', 'karst view', 'palm court'],
  naming: called(filipino, 'palawan', ['Bacuit', 'Tamilok', 'Taraw', 'Lagen']),
  address: '{n} {s}',
  phone: '+63 48 555 ',
  districts: [
    district('el-nido-town', 'El Nido town', 11.1785, 119.3945, 110, ['Calle Hama', 'Rizal Street', 'Calle Real']),
    district('corong-corong', 'Corong-Corong', 11.166, 119.394, 90, ['Taytay–El Nido Road', 'Corong-Corong Road']),
    district('lio', 'Lio', 11.2045, 119.4135, 150, ['Lio Avenue', 'Calle Kalye']),
    district('marimegmeg', 'Marimegmeg', 11.153, 119.3955, 90, ['Taytay–El Nido Road']),
    district('nacpan', 'Nacpan', 11.321, 119.435, 110, ['Nacpan Road']),
  ],
  landmarks: [
    landmark('nacpan-beach', 'Nacpan Beach', 'Nacpan Beach', 11.3257, 119.4297),
    landmark('taraw-cliff', 'Taraw Cliff', 'Taraw Cliff', 11.1808, 119.3914),
    landmark('las-cabanas-beach', 'Las Cabanas Beach', 'Las Cabanas Beach', 11.1474, 119.3926),
  ],
  airport: airport('ENI', 'El Nido Airport', 11.2035, 119.414),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2006-02-01', source: 'Philippine National Internal Revenue Code (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
