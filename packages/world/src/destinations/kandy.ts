import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { sinhala } from '../naming/sinhala.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const kandy: Facts = {
  key: 'kandy',
  name: 'Kandy',
  aliases: ['මහනුවර'],
  country: 'Sri Lanka',
  countryCode: 'LK',
  currency: 'LKR',
  timeZone: 'Asia/Colombo',
  at: [7.2955, 80.6356],
  art: 'kandy',
  hotels: 24,
  nightly: 24_000,
  stepMinor: 10_000,
  climate: 'highland',
  season: [114, 112, 102, 98, 90, 88, 104, 118, 90, 88, 90, 110],
  peaks: newYear(118),
  week: resort,
  views: ['lake view', 'hill view', 'tea garden'],
  naming: called(sinhala, 'kandy', ['Dalada', 'Mahaweli', 'Perahera', 'Udarata']),
  address: '{n} {s}',
  phone: '+94 81 555 ',
  districts: [
    district('lakeside', 'Lakeside', 7.2885, 80.6405, 90, ['Sangaraja Mawatha', 'Rajapihilla Mawatha']),
    district('city-centre', 'City Centre', 7.2955, 80.635, 150, ['Dalada Vidiya', 'Kotugodella Vidiya', 'Yatinuwara Vidiya']),
    district('anniewatte', 'Anniewatte', 7.2975, 80.6265, 150, ['Anniewatte Road', 'William Gopallawa Mawatha']),
    district('peradeniya', 'Peradeniya', 7.265, 80.5935, 160, ['Colombo Road', 'Galaha Road']),
    district('ampitiya', 'Ampitiya', 7.272, 80.655, 180, ['Ampitiya Road', 'Mahawela Road']),
  ],
  landmarks: [
    landmark('temple-of-the-tooth', 'Temple of the Tooth', 'the Temple of the Tooth', 7.2936, 80.6413),
    landmark('bahirawakanda-buddha', 'Bahirawakanda Buddha', 'the Bahirawakanda Buddha', 7.2969, 80.6297),
    landmark('peradeniya-botanic-gardens', 'Peradeniya Botanic Gardens', 'the Peradeniya Botanic Gardens', 7.2683, 80.5966),
    landmark('kandy-lake', 'Kandy Lake', 'Kandy Lake', 7.2908, 80.642),
  ],
  airport: airport('CMB', 'Bandaranaike International Airport', 7.1741, 79.8865, { by: 'car', minutes: 150 }),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2024-01-01', source: 'Inland Revenue Department of Sri Lanka (general knowledge, 2025, unverified)' }),
    percent('sscl', 'Social security levy', 2.5, {
      since: '2022-10-01',
      source: 'Social Security Contribution Levy Act (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
