import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { creole } from '../naming/creole.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const mauritius: Facts = {
  key: 'mauritius',
  name: 'Mauritius',
  aliases: ['Maurice', 'Grand Baie', 'Port Louis'],
  country: 'Mauritius',
  countryCode: 'MU',
  currency: 'MUR',
  timeZone: 'Indian/Mauritius',
  at: [-20.1609, 57.5012],
  art: 'mauritius',
  hotels: 30,
  nightly: 9_800,
  stepMinor: 5_000,
  climate: 'tropical',
  season: [112, 104, 100, 102, 94, 84, 84, 92, 96, 108, 110, 118],
  peaks: [{ from: '12-20', to: '12-26', percent: 114 }, ...newYear(134)],
  week: resort,
  views: ['lagoon view', 'view of the peaks', 'filao garden'],
  naming: called(creole, 'mauritius', ['Dodo Bleu', 'Sega', 'Trou d’Eau', 'Morne Rose']),
  address: '{n} {s}',
  phone: '+230 255 ',
  districts: [
    district('grand-baie', 'Grand Baie', -20.013, 57.583, 130, ['Royal Road', 'Chemin Vingt Pieds', 'La Salette Road']),
    district('trou-aux-biches', 'Trou aux Biches', -20.034, 57.55, 110, ['Coastal Road', 'Royal Road', 'Morcellement Jhuboo']),
    district('port-louis', 'Port Louis', -20.164, 57.504, 160, ['Royal Street', 'La Chaussée Street', 'Desforges Street']),
    district('flic-en-flac', 'Flic en Flac', -20.279, 57.371, 140, ['Coastal Road', 'Avenue des Cocotiers', 'Pasadena Lane']),
    district('belle-mare', 'Belle Mare', -20.19, 57.76, 140, ['Coastal Road', 'Royal Road', 'Palmar Road']),
    district('black-river', 'Black River', -20.362, 57.372, 140, ['Royal Road', 'La Balise Lane', 'La Preneuse Road']),
    district('blue-bay', 'Blue Bay', -20.44, 57.707, 90, ['Coastal Road', 'Pointe d’Esny Road', 'Le Bouchon Road']),
  ],
  landmarks: [
    landmark('aapravasi-ghat', 'Aapravasi Ghat', 'Aapravasi Ghat', -20.1587, 57.503),
    landmark('pamplemousses-garden', 'Pamplemousses Garden', 'the Pamplemousses garden', -20.1047, 57.5797),
    landmark('le-morne', 'Le Morne', 'Le Morne', -20.456, 57.316),
    landmark('chamarel', 'Chamarel', 'the coloured earth of Chamarel', -20.44, 57.373),
  ],
  airport: airport('MRU', 'Sir Seewoosagur Ramgoolam International Airport', -20.432, 57.6766),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2002-07-01', source: 'Value Added Tax Act 1998; general knowledge of 2025, not looked up' }),
    perGuest('tourist', 'Tourist fee', 15_000, {
      ages: [12, 200],
      since: '2025-10-01',
      source: 'Finance Act 2025, tourist fee of EUR 3 in rupees; general knowledge of 2025, not looked up',
    }),
  ],
}
