import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const bordeaux: Facts = {
  key: 'bordeaux',
  name: 'Bordeaux',
  aliases: [],
  country: 'France',
  countryCode: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  at: [44.8404, -0.5805],
  art: 'bordeaux',
  hotels: 26,
  nightly: 146,
  stepMinor: 100,
  climate: 'oceanic',
  season: [78, 80, 90, 100, 110, 116, 114, 108, 114, 106, 92, 92],
  peaks: newYear(112),
  week: cityBreak,
  views: ['view of the Garonne', 'view of the roofs', 'quiet court'],
  naming: called(french, 'bordeaux', ['du Cannelé', 'des Chartrons Blonds', 'de la Barrique', 'du Chai Neuf']),
  address: '{n} {s}',
  phone: '+33 5 36 49 ',
  districts: [
    district('saint-pierre', 'Saint-Pierre', 44.8405, -0.5715, 90, ['rue du Parlement-Saint-Pierre', 'rue des Argentiers', 'rue de la Devise']),
    district('triangle-dor', 'Triangle d’Or', 44.8425, -0.578, 130, ['cours Clemenceau', 'rue Voltaire', 'cours de l’Intendance']),
    district('chartrons', 'Chartrons', 44.853, -0.571, 110, ['rue Notre-Dame', 'rue Borie', 'cours Xavier-Arnozan']),
    district('saint-michel', 'Saint-Michel', 44.8345, -0.5675, 110, ['rue des Faures', 'rue Camille-Sauvageau', 'rue de la Rousselle']),
    district('la-bastide', 'La Bastide', 44.841, -0.557, 140, ['avenue Thiers', 'rue de la Benauge', 'rue Serr']),
  ],
  landmarks: [
    landmark('place-de-la-bourse', 'Place de la Bourse', 'Place de la Bourse', 44.8414, -0.5698),
    landmark('grand-theatre', 'Grand Théâtre', 'Grand Théâtre', 44.8426, -0.5743),
    landmark('cite-du-vin', 'Cité du Vin', 'the Cité du Vin', 44.8625, -0.5504),
    landmark('bordeaux-cathedral', 'Bordeaux Cathedral', 'the cathedral', 44.8377, -0.5776),
  ],
  airport: airport('BOD', 'Bordeaux–Mérignac Airport', 44.831, -0.7022, { by: 'tram', minutes: 40 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2014-01-01', source: 'Code général des impôts, article 279: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [130, 200, 330, 460], {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Bordeaux Métropole, taxe de séjour with surcharges; general knowledge of 2025, not looked up',
    }),
  ],
}
