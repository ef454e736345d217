import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { japanese } from '../naming/japanese.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuestByPrice } from './write.ts'

export const sapporo: Facts = {
  key: 'sapporo',
  name: 'Sapporo',
  aliases: ['札幌', 'Hokkaido'],
  country: 'Japan',
  countryCode: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  at: [43.0618, 141.3545],
  art: 'sapporo',
  hotels: 34,
  nightly: 19_000,
  stepMinor: 100,
  climate: 'subpolar',
  season: [103, 121, 91, 81, 91, 99, 119, 117, 99, 93, 81, 101],
  peaks: [{ from: '02-04', to: '02-11', percent: 124 }, ...newYear(116)],
  week: cityBreak,
  views: ['mountain view', 'skyline view', 'birch garden'],
  naming: called(japanese, 'sapporo', ['Yukidaruma', 'Poplar Namiki', 'Suzuran', 'Ezo Fuji']),
  address: '{n} {s}',
  phone: '+81 11-555-',
  districts: [
    district('odori', 'Odori', 43.0605, 141.353, 220, ['Odori', 'Minami 1-jo-dori', 'Ekimae-dori']),
    district('susukino', 'Susukino', 43.055, 141.353, 220, ['Minami 4-jo-dori', 'Tanukikoji', 'Tsukisamu-dori']),
    district('sapporo-station', 'Sapporo Station', 43.0665, 141.351, 220, ['Kita 5-jo-dori', 'Ishiyama-dori', 'Kita 3-jo-dori']),
    district('maruyama', 'Maruyama', 43.056, 141.319, 260, ['Maruyama Urasando', 'Minami 1-jo-dori', 'Kita 1-jo-dori']),
    district('nakajima-park', 'Nakajima Park', 43.0475, 141.3555, 180, ['Minami 9-jo-dori', 'Kikusui Asahiyama-dori']),
  ],
  landmarks: [
    landmark('odori-park', 'Odori Park', 'Odori Park', 43.0599, 141.3468),
    landmark('clock-tower', 'Clock Tower', 'the Clock Tower', 43.0626, 141.3537),
    landmark('nijo-market', 'Nijo Market', 'Nijo Market', 43.0583, 141.3583),
    landmark('hokkaido-shrine', 'Hokkaido Shrine', 'Hokkaido Shrine', 43.0543, 141.3078),
  ],
  airport: airport('CTS', 'New Chitose Airport', 42.7873, 141.6813, { by: 'train', minutes: 40 }),
  taxes: [
    percent('vat', 'Consumption tax', 10, { since: '2019-10-01', source: 'National Tax Agency, consumption tax (general knowledge, 2025, unverified)' }),
    perGuestByPrice(
      'city',
      'Accommodation tax, city and Hokkaido',
      [
        [0, 300],
        [20000, 400],
        [50000, 1000],
      ],
      { since: '2026-04-01', source: 'City of Sapporo and Hokkaido, accommodation tax (general knowledge, 2025, unverified)' },
    ),
  ],
}
