import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { japanese } from '../naming/japanese.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuestByPrice } from './write.ts'

export const hiroshima: Facts = {
  key: 'hiroshima',
  name: 'Hiroshima',
  aliases: ['広島', 'Miyajima'],
  country: 'Japan',
  countryCode: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  at: [34.3963, 132.4594],
  art: 'hiroshima',
  hotels: 28,
  nightly: 17_000,
  stepMinor: 100,
  climate: 'temperate',
  season: [83, 83, 103, 115, 109, 95, 95, 101, 95, 111, 115, 91],
  peaks: [{ from: '05-01', to: '05-05', percent: 124 }, ...newYear(114)],
  week: cityBreak,
  views: ['river view', 'skyline view', 'camphor garden'],
  naming: called(japanese, 'hiroshima', ['Seto', 'Momiji Tram', 'Otagawa', 'Oyster Bay']),
  address: '{n} {s}',
  phone: '+81 82-555-',
  districts: [
    district('hondori', 'Hondori', 34.393, 132.461, 200, ['Hondori', 'Kinzagai', 'Namiki-dori']),
    district('peace-park', 'Peace Park', 34.391, 132.4485, 130, ['Heiwa-odori', 'Dobashi-dori']),
    district('hatchobori', 'Hatchobori', 34.3945, 132.4645, 180, ['Aioi-dori', 'Hakushima-dori', 'Jonan-dori']),
    district('hiroshima-station', 'Hiroshima Station', 34.3975, 132.477, 180, ['Ekimae-odori', 'Johoku-dori']),
    district('miyajima', 'Miyajima', 34.2985, 132.3215, 90, ['Omotesando', 'Machiya-dori']),
  ],
  landmarks: [
    landmark('peace-memorial', 'Peace Memorial', 'the Peace Memorial', 34.3955, 132.4536),
    landmark('hiroshima-castle', 'Hiroshima Castle', 'Hiroshima Castle', 34.4026, 132.4593),
    landmark('itsukushima-shrine', 'Itsukushima Shrine', 'Itsukushima Shrine', 34.296, 132.3198),
    landmark('shukkei-en', 'Shukkei-en', 'Shukkei-en', 34.4007, 132.4677),
  ],
  airport: airport('HIJ', 'Hiroshima Airport', 34.4361, 132.9194, { by: 'coach', minutes: 50 }),
  taxes: [
    percent('vat', 'Consumption tax', 10, { since: '2019-10-01', source: 'National Tax Agency, consumption tax (general knowledge, 2025, unverified)' }),
    perGuestByPrice(
      'city',
      'Accommodation tax',
      [
        [0, 0],
        [6000, 200],
      ],
      { since: '2026-04-01', source: 'Hiroshima Prefecture (general knowledge, 2025, unverified)' },
    ),
  ],
}
