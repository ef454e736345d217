import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { japanese } from '../naming/japanese.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const hakone: Facts = {
  key: 'hakone',
  name: 'Hakone',
  aliases: ['箱根', 'Mount Fuji'],
  country: 'Japan',
  countryCode: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  at: [35.2326, 139.107],
  art: 'hakone',
  hotels: 26,
  nightly: 33_000,
  stepMinor: 100,
  climate: 'temperate',
  season: [92, 88, 100, 105, 105, 90, 96, 109, 94, 107, 117, 98],
  peaks: [...newYear(132), { from: '05-01', to: '05-05', percent: 126 }],
  week: resort,
  views: ['mountain view', 'valley view', 'bath garden'],
  naming: called(japanese, 'hakone', ['Ashinoko', 'Sengoku Susuki', 'Hakoneji', 'Yubune']),
  address: '{n} {s}',
  phone: '+81 460-555-',
  districts: [
    district('yumoto', 'Yumoto', 35.2325, 139.102, 180, ['Tokaido', 'Yumoto-dori', 'Takidori']),
    district('tonosawa', 'Tonosawa', 35.233, 139.0945, 120, ['Tokaido', 'Tamadare-no-taki-michi']),
    district('miyanoshita', 'Miyanoshita', 35.2425, 139.06, 160, ['Sepia-dori', 'Tokaido']),
    district('gora', 'Gora', 35.25, 139.046, 220, ['Soun-zan-dori', 'Chokoku-no-mori-dori', 'Koen-kami-dori']),
    district('sengokuhara', 'Sengokuhara', 35.265, 139.018, 250, ['Hakone Ura-kaido', 'Susuki-michi']),
    district('moto-hakone', 'Moto-Hakone', 35.2035, 139.0315, 110, ['Kyu-Kaido', 'Hakone Jinja-dori']),
  ],
  landmarks: [
    landmark('hakone-open-air-museum', 'Hakone Open-Air Museum', 'the Hakone Open-Air Museum', 35.2446, 139.051),
    landmark('owakudani', 'Owakudani', 'Owakudani', 35.2437, 139.0196),
    landmark('hakone-shrine', 'Hakone Shrine', 'Hakone Shrine', 35.2049, 139.0252),
    landmark('hakone-checkpoint', 'Hakone Checkpoint', 'the Hakone Checkpoint', 35.1927, 139.0263),
  ],
  airport: airport('HND', 'Haneda Airport', 35.5491, 139.7845, { by: 'train', minutes: 130 }),
  taxes: [
    percent('vat', 'Consumption tax', 10, { since: '2019-10-01', source: 'National Tax Agency, consumption tax (general knowledge, 2025, unverified)' }),
    perGuest('bath', 'Bathing tax', 150, {
      ages: [12, 200],
      since: '1989-04-01',
      source: 'Town of Hakone, hot-spring bathing tax (general knowledge, 2025, unverified)',
    }),
  ],
}
