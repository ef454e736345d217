import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { malay } from '../naming/malay.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perRoom } from './write.ts'

export const penang: Facts = {
  key: 'penang',
  name: 'Penang',
  aliases: ['George Town', 'Pulau Pinang'],
  country: 'Malaysia',
  countryCode: 'MY',
  currency: 'MYR',
  timeZone: 'Asia/Kuala_Lumpur',
  at: [5.4141, 100.3288],
  art: 'penang',
  hotels: 34,
  nightly: 290,
  stepMinor: 100,
  climate: 'tropical',
  season: [101, 101, 98, 96, 96, 100, 101, 103, 98, 96, 100, 111],
  peaks: newYear(118),
  week: cityBreak,
  views: ['strait view', 'shophouse roofs', 'air well'],
  naming: called(malay, 'penang', ['Clan Jetty', 'Kongsi Lane', 'Nyonya Blue', 'Trishaw']),
  address: '{n} {s}',
  phone: '+60 4-555 ',
  districts: [
    district('armenian-street', 'Armenian Street', 5.415, 100.3365, 160, ['Lebuh Armenian', 'Lebuh Cannon', 'Lebuh Ah Quee']),
    district('love-lane', 'Love Lane', 5.4195, 100.336, 150, ['Love Lane', 'Lebuh Chulia', 'Lebuh Muntri']),
    district('little-india', 'Little India', 5.417, 100.339, 120, ['Lebuh Queen', 'Lebuh Pasar', 'Lebuh Penang']),
    district('campbell', 'Campbell', 5.4175, 100.331, 160, ['Lebuh Campbell', 'Jalan Penang', 'Lebuh Cintra']),
    district('gurney', 'Gurney', 5.436, 100.3085, 180, ['Jalan Kelawai', 'Jalan Burma', 'Bangkok Lane']),
    district('batu-ferringhi', 'Batu Ferringhi', 5.4715, 100.2445, 130, ['Jalan Batu Ferringhi']),
  ],
  landmarks: [
    landmark('khoo-kongsi', 'Khoo Kongsi', 'Khoo Kongsi', 5.4144, 100.3372),
    landmark('pinang-peranakan-mansion', 'Pinang Peranakan Mansion', 'the Pinang Peranakan Mansion', 5.4193, 100.3411),
    landmark('kek-lok-si', 'Kek Lok Si', 'Kek Lok Si', 5.3996, 100.2737),
    landmark('penang-hill', 'Penang Hill', 'Penang Hill', 5.4239, 100.2694),
  ],
  airport: airport('PEN', 'Penang International Airport', 5.293, 100.2652),
  taxes: [
    percent('sst', 'Service tax', 8, { since: '2024-03-01', source: 'Royal Malaysian Customs, service tax (general knowledge, 2025, unverified)' }),
    perRoom('tourism', 'Tourism tax', 1000, {
      since: '2017-09-01',
      source: 'Malaysian Tourism Tax Act 2017, foreign guests, per room and night (general knowledge, 2025, unverified)',
    }),
    perRoom('local', 'Penang hotel fee', [200, 200, 300, 300], {
      kind: 'fee',
      since: '2014-06-01',
      source: 'Penang local government fee (general knowledge, 2025, unverified)',
    }),
  ],
}
