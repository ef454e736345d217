import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const luxembourg: Facts = {
  key: 'luxembourg',
  name: 'Luxembourg',
  aliases: ['Lëtzebuerg', 'Luxemburg'],
  country: 'Luxembourg',
  countryCode: 'LU',
  currency: 'EUR',
  timeZone: 'Europe/Luxembourg',
  at: [49.6117, 6.13],
  art: 'luxembourg',
  hotels: 24,
  nightly: 178,
  stepMinor: 100,
  climate: 'temperate',
  season: [92, 96, 102, 104, 106, 104, 92, 86, 106, 106, 104, 102],
  peaks: newYear(106),
  week: business,
  views: ['view of the Alzette', 'view of the ramparts', 'quiet court'],
  naming: called(french, 'luxembourg', ['de la Corniche Douce', 'des Casemates Bleues', 'du Pétrusse', 'du Rosier Grimpant']),
  address: '{n} {s}',
  phone: '+352 2755 ',
  districts: [
    district('ville-haute', 'Ville Haute', 49.6115, 6.13, 110, ['Grand-Rue', 'rue du Curé', 'rue Philippe II']),
    district('gare', 'Gare', 49.601, 6.132, 130, ['avenue de la Liberté', 'rue de Strasbourg', 'rue Joseph Junck']),
    district('grund', 'Grund', 49.6085, 6.137, 50, ['rue Münster', 'montée du Grund', 'rue de Trèves']),
    district('kirchberg', 'Kirchberg', 49.629, 6.158, 200, ['avenue John F. Kennedy', 'rue Edward Steichen', 'boulevard Konrad Adenauer']),
    district('limpertsberg', 'Limpertsberg', 49.619, 6.123, 170, ['avenue Victor Hugo', 'rue des Glacis', 'avenue Pasteur']),
  ],
  landmarks: [
    landmark('bock-casemates', 'Bock Casemates', 'the Bock casemates', 49.6116, 6.1366),
    landmark('grand-ducal-palace', 'Grand Ducal Palace', 'Grand Ducal Palace', 49.6111, 6.133),
    landmark('notre-dame-cathedral', 'Notre-Dame Cathedral', 'Notre-Dame Cathedral', 49.6096, 6.1316),
    landmark('mudam', 'Mudam', 'Mudam', 49.6187, 6.1405),
  ],
  airport: airport('LUX', 'Luxembourg Airport', 49.6311, 6.2095, { by: 'tram', minutes: 25 }),
  taxes: [percent('vat', 'VAT', 3, { since: '2015-01-01', source: 'Loi TVA, super-reduced rate: accommodation; general knowledge of 2025, not looked up' })],
}
