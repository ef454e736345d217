import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { serbian } from '../naming/serbian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const belgrade: Facts = {
  key: 'belgrade',
  name: 'Belgrade',
  aliases: ['Beograd', 'Београд'],
  country: 'Serbia',
  countryCode: 'RS',
  currency: 'RSD',
  timeZone: 'Europe/Belgrade',
  at: [44.8178, 20.4569],
  art: 'belgrade',
  hotels: 28,
  nightly: 12_400,
  stepMinor: 10_000,
  climate: 'temperate',
  season: [84, 86, 94, 102, 112, 110, 104, 102, 110, 106, 92, 98],
  peaks: newYear(122),
  week: cityBreak,
  views: ['view of the Sava', 'rooftop view', 'quiet court'],
  naming: called(serbian, 'belgrade', ['Skadarlija', 'Kosmajac', 'Ada Galeb', 'Kalemegdanska']),
  address: '{s} {n}',
  phone: '+381 11 455 ',
  districts: [
    district('stari-grad', 'Stari Grad', 44.819, 20.459, 160, ['Kralja Petra', 'Dobračina', 'Gospodar Jevremova']),
    district('dorcol', 'Dorćol', 44.824, 20.463, 160, ['Strahinjića Bana', 'Cara Dušana', 'Gospodar Jovanova']),
    district('savamala', 'Savamala', 44.813, 20.453, 90, ['Braće Krsmanovića', 'Gavrila Principa', 'Kraljevića Marka']),
    district('vracar', 'Vračar', 44.801, 20.473, 200, ['Njegoševa', 'Krunska', 'Svetozara Markovića']),
    district('zemun', 'Zemun', 44.844, 20.411, 140, ['Glavna', 'Gospodska', 'Svetosavska']),
    district('new-belgrade', 'New Belgrade', 44.813, 20.425, 220, ['Bulevar Mihajla Pupina', 'Bulevar Zorana Đinđića', 'Omladinskih brigada']),
  ],
  landmarks: [
    landmark('belgrade-fortress', 'Belgrade Fortress', 'the fortress', 44.8231, 20.4502),
    landmark('church-of-saint-sava', 'Church of Saint Sava', 'the Church of Saint Sava', 44.7981, 20.469),
    landmark('knez-mihailova', 'Knez Mihailova', 'Knez Mihailova', 44.8174, 20.4568),
    landmark('gardos-tower', 'Gardoš Tower', 'the Gardoš Tower', 44.8485, 20.4095),
  ],
  airport: airport('BEG', 'Belgrade Nikola Tesla Airport', 44.8194, 20.3069, { by: 'bus', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2014-01-01', source: 'Zakon o PDV, special rate for accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Sojourn tax', 16_000, {
      ages: [15, 200],
      since: '2023-01-01',
      source: 'Grad Beograd, boravišna taksa; general knowledge of 2025, not looked up',
    }),
  ],
}
