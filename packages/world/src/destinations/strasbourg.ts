import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const strasbourg: Facts = {
  key: 'strasbourg',
  name: 'Strasbourg',
  aliases: ['Straßburg', 'Alsace'],
  country: 'France',
  countryCode: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  at: [48.5734, 7.7521],
  art: 'strasbourg',
  hotels: 26,
  nightly: 144,
  stepMinor: 100,
  climate: 'temperate',
  season: [82, 80, 88, 98, 106, 106, 104, 104, 104, 98, 96, 134],
  peaks: [{ from: '11-27', to: '12-24', percent: 118 }, ...newYear(112)],
  week: cityBreak,
  views: ['view of the Ill', 'view of the cathedral', 'quiet court'],
  naming: called(french, 'strasbourg', ['de la Petite Cigogne', 'des Colombages', 'du Pain d’Épices', 'du Bretzel']),
  address: '{n} {s}',
  phone: '+33 3 53 01 ',
  districts: [
    district('grande-ile', 'Grande Île', 48.5825, 7.7485, 120, ['rue des Hallebardes', 'rue des Juifs', 'rue du Dôme']),
    district('petite-france', 'Petite France', 48.5805, 7.7415, 70, ['rue du Bain-aux-Plantes', 'rue des Dentelles', 'Grand’Rue']),
    district('krutenau', 'Krutenau', 48.579, 7.757, 130, ['rue de Zurich', 'rue de la Krutenau', 'rue de l’Abreuvoir']),
    district('neustadt', 'Neustadt', 48.588, 7.758, 170, ['avenue de la Forêt-Noire', 'rue Schweighaeuser', 'rue Geiler']),
    district('gare', 'Gare', 48.584, 7.737, 110, ['rue du Maire-Kuss', 'rue Kuhn', 'rue du Faubourg-de-Saverne']),
  ],
  landmarks: [
    landmark('strasbourg-cathedral', 'Strasbourg Cathedral', 'the cathedral', 48.5818, 7.751),
    landmark('ponts-couverts', 'Ponts Couverts', 'Ponts Couverts', 48.5798, 7.74),
    landmark('palais-rohan', 'Palais Rohan', 'Palais Rohan', 48.5809, 7.7523),
    landmark('european-parliament', 'European Parliament', 'the European Parliament', 48.5975, 7.7686),
  ],
  airport: airport('SXB', 'Strasbourg Airport', 48.5449, 7.6277, { by: 'train', minutes: 9 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2014-01-01', source: 'Code général des impôts, article 279: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [130, 200, 330, 460], {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Eurométropole de Strasbourg, taxe de séjour with surcharges; general knowledge of 2025, not looked up',
    }),
  ],
}
