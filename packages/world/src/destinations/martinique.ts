import type { Facts } from '../facts.ts'
import { antillais } from '../naming/antillais.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const martinique: Facts = {
  key: 'martinique',
  name: 'Martinique',
  aliases: ['Fort-de-France'],
  country: 'Martinique',
  countryCode: 'MQ',
  currency: 'EUR',
  timeZone: 'America/Martinique',
  at: [14.6089, -61.0733],
  art: 'martinique',
  hotels: 24,
  nightly: 120,
  stepMinor: 10,
  climate: 'tropical',
  season: [122, 126, 113, 105, 89, 85, 103, 101, 75, 81, 89, 113],
  peaks: newYear(134),
  week: resort,
  views: ['Caribbean view', 'hill view', 'hibiscus garden'],
  naming: called(antillais, 'martinique', ['de l’Anse', 'Morne Vert', 'Rocher', 'Balata']),
  address: '{n} {s}',
  phone: '+596 596 55 ',
  districts: [
    district('fort-de-france', 'Fort-de-France', 14.607, -61.068, 130, ['Rue Victor Hugo', 'Rue Schœlcher', 'Rue de la République']),
    district('les-trois-ilets', 'Les Trois-Îlets', 14.538, -61.036, 90, ['Rue Impératrice Joséphine', 'Chemin de la Pagerie']),
    district('sainte-luce', 'Sainte-Luce', 14.469, -60.922, 80, ['Rue Lamartine', 'Boulevard Kennedy']),
    district('le-diamant', 'Le Diamant', 14.4785, -61.028, 90, ['Rue Justin Roc', 'Route des Caraïbes']),
    district('sainte-anne', 'Sainte-Anne', 14.436, -60.881, 80, ['Rue de la Plage', 'Rue Abbé Saffache']),
    district('saint-pierre', 'Saint-Pierre', 14.743, -61.175, 70, ['Rue Victor Hugo', 'Rue Bouillé']),
  ],
  landmarks: [
    landmark('schoelcher-library', 'Schœlcher Library', 'the Schœlcher Library', 14.6048, -61.0667),
    landmark('balata-garden', 'Balata Garden', 'the Balata Garden', 14.6634, -61.0916),
    landmark('diamond-rock-lookout', 'Diamond Rock lookout', 'the lookout to Diamond Rock', 14.4713, -61.0568),
    landmark('la-pagerie', 'La Pagerie', 'La Pagerie', 14.5311, -61.0416),
    landmark('les-salines', 'Les Salines', 'Les Salines', 14.4006, -60.8806),
  ],
  airport: airport('FDF', 'Martinique Aimé Césaire International Airport', 14.5961, -60.9999),
  taxes: [
    percent('vat', 'VAT', 2.1, {
      since: '1997-01-01',
      source: 'Code général des impôts, art. 296: reduced rate overseas (general knowledge, 2025, unverified)',
    }),
    perGuest('stay', 'Tourist tax', [99, 150, 230, 300], {
      ages: [18, 200],
      since: '2023-01-01',
      source: 'Communes of Martinique, taxe de séjour (general knowledge, 2025, unverified)',
    }),
  ],
}
