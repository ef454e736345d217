import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, district, landmark, percent, perRoom, resort } from './write.ts'

export const mykonos: Facts = {
  key: 'mykonos',
  name: 'Mykonos',
  aliases: ['Μύκονος'],
  country: 'Greece',
  countryCode: 'GR',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  at: [37.4467, 25.3289],
  art: 'mykonos',
  hotels: 28,
  nightly: 312,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [58, 58, 68, 88, 116, 144, 164, 168, 134, 98, 62, 58],
  peaks: [{ from: '08-08', to: '08-20', percent: 112 }],
  week: resort,
  views: ['Aegean view', 'terrace view', 'whitewashed court'],
  naming: called(greek, 'mykonos', ['Pelekanos', 'Paraportiani', 'Anemomylos', 'Venetia']),
  address: '{s} {n}',
  phone: '+30 22 8955 ',
  districts: [
    district('chora', 'Chora', 37.4455, 25.329, 110, ['Matogianni', 'Enoplon Dynameon', 'Kalogera']),
    district('tourlos', 'Tourlos', 37.462, 25.329, 60, ['Tourlos Road', 'New Port Road', 'Agiou Stefanou']),
    district('ornos', 'Ornos', 37.426, 25.327, 90, ['Ornos Road', 'Korfos Road', 'Agios Ioannis Road']),
    district('platis-gialos', 'Platis Gialos', 37.4165, 25.347, 80, ['Platis Gialos Road', 'Psarou Road', 'Paraga Path']),
    district('ano-mera', 'Ano Mera', 37.448, 25.401, 160, ['Plateia Ano Meras', 'Ftelia Road', 'Kalafatis Road']),
  ],
  landmarks: [
    landmark('windmills', 'Windmills', 'the Windmills', 37.4448, 25.3256),
    landmark('little-venice', 'Little Venice', 'Little Venice', 37.4457, 25.3253),
    landmark('paraportiani', 'Paraportiani', 'Paraportiani', 37.447, 25.3255),
    landmark('armenistis-lighthouse', 'Armenistis lighthouse', 'the lighthouse', 37.488, 25.317),
  ],
  airport: airport('JMK', 'Mikonos Airport', 37.4361, 25.3444),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2016-06-01', source: 'VAT Code, reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perRoom('climate', 'Climate resilience fee', [200, 500, 1_000, 1_500], {
      collected: 'property',
      since: '2025-01-01',
      source: 'Law 5162/2024, amounts of April to October; general knowledge of 2025, not looked up',
    }),
  ],
}
