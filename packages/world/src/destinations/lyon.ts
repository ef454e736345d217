import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { french } from '../naming/french.ts'
import { airport, business, district, landmark, newYear, percent, perGuest } from './write.ts'

export const lyon: Facts = {
  key: 'lyon',
  name: 'Lyon',
  aliases: [],
  country: 'France',
  countryCode: 'FR',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  at: [45.764, 4.8357],
  art: 'lyon',
  hotels: 28,
  nightly: 148,
  stepMinor: 100,
  climate: 'temperate',
  season: [90, 92, 98, 100, 104, 106, 98, 84, 108, 106, 98, 116],
  peaks: [{ from: '12-05', to: '12-08', percent: 136 }, ...newYear(108)],
  week: business,
  views: ['view of the Saône', 'view of the roofs', 'quiet traboule'],
  naming: called(french, 'lyon', ['des Canuts', 'de la Traboule', 'du Guignol', 'de la Quenelle']),
  address: '{n} {s}',
  phone: '+33 4 65 71 ',
  districts: [
    district('vieux-lyon', 'Vieux Lyon', 45.763, 4.827, 100, ['rue Saint-Jean', 'rue du Bœuf', 'rue Juiverie']),
    district('presquile', 'Presqu’île', 45.764, 4.835, 150, ['rue Mercière', 'rue de la République', 'rue des Archers']),
    district('croix-rousse', 'Croix-Rousse', 45.775, 4.831, 190, ['rue d’Austerlitz', 'Grande Rue de la Croix-Rousse', 'montée de la Grande-Côte']),
    district('confluence', 'Confluence', 45.745, 4.82, 90, ['cours Charlemagne', 'rue Denuzière', 'rue Casimir-Perier']),
    district('brotteaux', 'Brotteaux', 45.768, 4.855, 190, ['rue Tronchet', 'rue Bugeaud', 'cours Vitton']),
  ],
  landmarks: [
    landmark('notre-dame-de-fourviere', 'Notre-Dame de Fourvière', 'the basilica', 45.7623, 4.8226),
    landmark('place-bellecour', 'Place Bellecour', 'Place Bellecour', 45.7578, 4.832),
    landmark('lyon-cathedral', 'Lyon Cathedral', 'the cathedral', 45.7607, 4.8272),
    landmark('musee-des-confluences', 'Musée des Confluences', 'Musée des Confluences', 45.7329, 4.818),
  ],
  airport: airport('LYS', 'Lyon–Saint-Exupéry Airport', 45.7214, 5.0803, { by: 'tram', minutes: 30 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2014-01-01', source: 'Code général des impôts, article 279: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Tourist tax', [130, 200, 330, 460], {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Métropole de Lyon, taxe de séjour with surcharges; general knowledge of 2025, not looked up',
    }),
  ],
}
