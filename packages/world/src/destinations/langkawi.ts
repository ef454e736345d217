import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { malay } from '../naming/malay.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const langkawi: Facts = {
  key: 'langkawi',
  name: 'Langkawi',
  aliases: ['Pulau Langkawi'],
  country: 'Malaysia',
  countryCode: 'MY',
  currency: 'MYR',
  timeZone: 'Asia/Kuala_Lumpur',
  at: [6.3265, 99.8432],
  art: 'langkawi',
  hotels: 28,
  nightly: 380,
  stepMinor: 100,
  climate: 'tropical',
  season: [114, 112, 106, 98, 94, 96, 96, 98, 86, 88, 98, 118],
  peaks: newYear(122),
  week: resort,
  views: ['Andaman view', 'hill view', 'mangrove garden'],
  naming: called(malay, 'langkawi', ['Mahsuri', 'Helang Laut', 'Gunung Raya', 'Pasir Tengkorak']),
  address: '{n} {s}',
  phone: '+60 4-9555 ',
  districts: [
    district('pantai-cenang', 'Pantai Cenang', 6.294, 99.7305, 200, ['Jalan Pantai Cenang', 'Lorong Surau']),
    district('pantai-tengah', 'Pantai Tengah', 6.2805, 99.7335, 130, ['Jalan Pantai Tengah', 'Jalan Teluk Baru']),
    district('kuah', 'Kuah', 6.3275, 99.8415, 250, ['Persiaran Mutiara', 'Jalan Pandak Mayah', 'Jalan Kelibang']),
    district('datai', 'Datai', 6.4215, 99.6745, 180, ['Jalan Teluk Datai']),
    district('tanjung-rhu', 'Tanjung Rhu', 6.446, 99.818, 160, ['Jalan Tanjung Rhu']),
  ],
  landmarks: [
    landmark('langkawi-sky-bridge', 'Langkawi Sky Bridge', 'the Langkawi Sky Bridge', 6.3866, 99.6627),
    landmark('eagle-square', 'Eagle Square', 'Eagle Square', 6.3096, 99.8536),
    landmark('cenang-beach', 'Cenang Beach', 'Cenang Beach', 6.2936, 99.726),
    landmark('seven-wells-waterfall', 'Seven Wells Waterfall', 'Seven Wells Waterfall', 6.381, 99.6725),
  ],
  airport: airport('LGK', 'Langkawi International Airport', 6.3422, 99.7314),
  taxes: [
    percent('sst', 'Service tax', 8, { since: '2024-03-01', source: 'Royal Malaysian Customs, service tax (general knowledge, 2025, unverified)' }),
    perRoom('tourism', 'Tourism tax', 1000, {
      since: '2017-09-01',
      source: 'Malaysian Tourism Tax Act 2017, foreign guests, per room and night (general knowledge, 2025, unverified)',
    }),
  ],
}
