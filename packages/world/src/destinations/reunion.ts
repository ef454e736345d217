import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { creole } from '../naming/creole.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const reunion: Facts = {
  key: 'reunion',
  name: 'Réunion',
  aliases: ['La Réunion', 'Saint-Denis', 'Saint-Gilles'],
  country: 'Réunion',
  countryCode: 'RE',
  currency: 'EUR',
  timeZone: 'Indian/Reunion',
  at: [-21.07, 55.23],
  art: 'reunion',
  hotels: 24,
  nightly: 142,
  stepMinor: 100,
  climate: 'tropical',
  season: [104, 96, 94, 98, 96, 92, 98, 106, 104, 110, 106, 106],
  peaks: newYear(118),
  week: resort,
  views: ['lagoon view', 'view of the cirques', 'filao garden'],
  naming: called(creole, 'reunion', ['Piton Rouge', 'Maloya', 'Papangue', 'Tamarin des Hauts']),
  address: '{n} {s}',
  phone: '+262 262 55 ',
  districts: [
    district('saint-gilles-les-bains', 'Saint-Gilles-les-Bains', -21.055, 55.227, 70, ['rue du Général de Gaulle', 'rue de la Plage', 'rue Lacaussade']),
    district('lermitage', 'L’Ermitage', -21.083, 55.2315, 80, ['avenue de Bourbon', 'rue des Îles Éparses', 'avenue de la Mer']),
    district('saint-leu', 'Saint-Leu', -21.17, 55.2905, 70, ['rue du Général Lambert', 'rue Haute', 'rue de l’Étang']),
    district('saint-denis', 'Saint-Denis', -20.88, 55.45, 160, ['rue de Paris', 'rue Maréchal Leclerc', 'rue Jean Chatel']),
    district('cilaos', 'Cilaos', -21.134, 55.472, 140, ['rue du Père Boiteau', 'rue des Écoles', 'rue du Marché']),
    district('hell-bourg', 'Hell-Bourg', -21.065, 55.521, 100, ['rue du Général de Gaulle', 'rue Amiral Lacaze', 'rue des Myrtilles']),
  ],
  landmarks: [
    landmark('piton-de-la-fournaise', 'Piton de la Fournaise', 'the Piton de la Fournaise', -21.244, 55.708),
    landmark('lermitage-lagoon', 'L’Ermitage lagoon', 'the lagoon', -21.087, 55.224),
    landmark('maido-lookout', 'Maïdo lookout', 'the Maïdo lookout', -21.071, 55.385),
    landmark('voile-de-la-mariee', 'Voile de la Mariée', 'Voile de la Mariée', -21.047, 55.533),
  ],
  airport: airport('RUN', 'Réunion Roland Garros Airport', -20.892, 55.5119),
  taxes: [
    percent('vat', 'VAT', 2.1, {
      since: '2014-01-01',
      source: 'Code général des impôts, article 296: accommodation overseas; general knowledge of 2025, not looked up',
    }),
    perGuest('city', 'Tourist tax', [80, 110, 170, 250], {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Territoire de l’Ouest, taxe de séjour; general knowledge of 2025, not looked up',
    }),
  ],
}
