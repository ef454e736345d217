import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { slovene } from '../naming/slovene.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const ljubljana: Facts = {
  key: 'ljubljana',
  name: 'Ljubljana',
  aliases: ['Laibach'],
  country: 'Slovenia',
  countryCode: 'SI',
  currency: 'EUR',
  timeZone: 'Europe/Ljubljana',
  at: [46.0511, 14.5051],
  art: 'ljubljana',
  hotels: 26,
  nightly: 132,
  stepMinor: 100,
  climate: 'temperate',
  season: [80, 82, 88, 98, 108, 114, 118, 118, 110, 100, 86, 98],
  peaks: newYear(122),
  week: cityBreak,
  views: ['view of the Ljubljanica', 'view of the castle', 'quiet court'],
  naming: called(slovene, 'ljubljana', ['Pri Tromostovju', 'Trnovska Sova', 'Pri Barju', 'Krakovski Vrt']),
  address: '{s} {n}',
  phone: '+386 1 255 ',
  districts: [
    district('old-town', 'Old Town', 46.0475, 14.507, 100, ['Stari trg', 'Gornji trg', 'Mestni trg']),
    district('center', 'Center', 46.053, 14.5035, 150, ['Slovenska cesta', 'Čopova ulica', 'Nazorjeva ulica']),
    district('trnovo', 'Trnovo', 46.042, 14.501, 130, ['Trnovski pristan', 'Eipprova ulica', 'Karunova ulica']),
    district('metelkova', 'Metelkova', 46.0565, 14.516, 130, ['Metelkova ulica', 'Trubarjeva cesta', 'Resljeva cesta']),
    district('tivoli', 'Tivoli', 46.057, 14.499, 110, ['Prešernova cesta', 'Župančičeva ulica', 'Cankarjeva cesta']),
  ],
  landmarks: [
    landmark('ljubljana-castle', 'Ljubljana Castle', 'the castle', 46.0489, 14.5086),
    landmark('triple-bridge', 'Triple Bridge', 'the Triple Bridge', 46.0511, 14.5062),
    landmark('dragon-bridge', 'Dragon Bridge', 'the Dragon Bridge', 46.052, 14.5104),
    landmark('central-market', 'Central Market', 'the Central Market', 46.051, 14.5085),
  ],
  airport: airport('LJU', 'Ljubljana Jože Pučnik Airport', 46.231, 14.455, { by: 'shuttle', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 9.5, { since: '2013-07-01', source: 'ZDDV-1, annex I: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax and promotion', 313, {
      ages: [18, 200],
      since: '2019-01-01',
      source: 'Mestna občina Ljubljana, turistična taksa; general knowledge of 2025, not looked up',
    }),
  ],
}
