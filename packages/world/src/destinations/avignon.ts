import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const avignon: Facts = {
  key: 'avignon',
  name: 'Avignon',
  aliases: ['Provence'],
  country: 'France',
  countryCode: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  at: [43.9493, 4.8055],
  art: 'avignon',
  hotels: 24,
  nightly: 142,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [74, 76, 82, 100, 112, 118, 148, 122, 110, 98, 82, 78],
  peaks: [{ from: '07-04', to: '07-26', percent: 122 }, ...newYear(108)],
  week: resort,
  views: ['view of the Rhône', 'view of the palace', 'plane-tree court'],
  naming: called(french, 'avignon', ['du Mistral Doux', 'de la Lavandine', 'du Pont Rompu', 'des Papillons']),
  address: '{n} {s}',
  phone: '+33 4 65 71 ',
  districts: [
    district('palais', 'Palais', 43.9495, 4.8065, 90, ['rue de la Peyrollerie', 'rue Banasterie', 'rue de la Balance']),
    district('les-halles', 'Les Halles', 43.9475, 4.81, 110, ['rue Bonneterie', 'rue Carnot', 'rue Grivolas']),
    district('teinturiers', 'Teinturiers', 43.945, 4.815, 90, ['rue des Teinturiers', 'rue Guillaume-Puy', 'rue des Lices']),
    district('saint-agricol', 'Saint-Agricol', 43.948, 4.803, 90, ['rue Joseph-Vernet', 'rue Saint-Agricol', 'rue Petite-Fusterie']),
    district('villeneuve', 'Villeneuve', 43.964, 4.796, 140, ['rue de la République', 'rue de l’Hôpital', 'rue Fabrigoule']),
  ],
  landmarks: [
    landmark('palais-des-papes', 'Palais des Papes', 'Palais des Papes', 43.9507, 4.8075),
    landmark('pont-saint-benezet', 'Pont Saint-Bénézet', 'Pont Saint-Bénézet', 43.9538, 4.805),
    landmark('rocher-des-doms', 'Rocher des Doms', 'Rocher des Doms', 43.9525, 4.8078),
    landmark('fort-saint-andre', 'Fort Saint-André', 'Fort Saint-André', 43.966, 4.801),
  ],
  airport: airport('AVN', 'Avignon-Caumont Airport', 43.9065, 4.9021),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2014-01-01', source: 'Code général des impôts, article 279: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [110, 170, 280, 400], {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Grand Avignon, taxe de séjour with surcharges; general knowledge of 2025, not looked up',
    }),
  ],
}
