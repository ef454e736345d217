import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { norwegian } from '../naming/norwegian.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const lofoten: Facts = {
  key: 'lofoten',
  name: 'Lofoten',
  aliases: ['Svolvær', 'Reine', 'Henningsvær', 'Leknes'],
  country: 'Norway',
  countryCode: 'NO',
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  at: [68.17, 14.2],
  art: 'lofoten',
  hotels: 22,
  nightly: 1_980,
  stepMinor: 500,
  climate: 'subpolar',
  season: [86, 98, 106, 92, 92, 120, 134, 120, 96, 84, 82, 84],
  peaks: newYear(112),
  week: resort,
  views: ['fjord view', 'view of the peaks', 'quayside court'],
  naming: called(norwegian, 'lofoten', ['Stokkfisk', 'Rorbu', 'Hamnøya', 'Vågakallen']),
  address: '{s} {n}',
  phone: '+47 76 555 ',
  districts: [
    district('svolvaer', 'Svolvær', 68.2345, 14.565, 80, ['Storgata', 'Vestfjordgata', 'Avisgata']),
    district('kabelvag', 'Kabelvåg', 68.2105, 14.475, 80, ['Torggata', 'Storvåganveien', 'Finneset']),
    district('henningsvaer', 'Henningsvær', 68.1535, 14.203, 40, ['Dreyers gate', 'Gammelveien', 'Misværveien']),
    district('leknes', 'Leknes', 68.148, 13.613, 130, ['Storgata', 'Lillevollveien', 'Idrettsgata']),
    district('reine', 'Reine', 67.9325, 13.087, 40, ['Reineveien', 'Sakrisøyveien', 'Navaren']),
  ],
  landmarks: [
    landmark('lofoten-museum', 'Lofoten Museum', 'the Lofoten Museum', 68.209, 14.46),
    landmark('svolvaergeita', 'Svolværgeita', 'Svolværgeita', 68.244, 14.586),
    landmark('reinebringen', 'Reinebringen', 'Reinebringen', 67.929, 13.07),
    landmark('lofotr-viking-museum', 'Lofotr Viking Museum', 'the Viking museum', 68.244, 13.756),
  ],
  airport: airport('SVJ', 'Svolvær Airport, Helle', 68.245, 14.6678),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2018-01-01', source: 'Merverdiavgiftsloven, low rate for accommodation; general knowledge of 2025, not looked up' }),
  ],
}
