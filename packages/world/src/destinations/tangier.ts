import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maghrebi } from '../naming/maghrebi.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const tangier: Facts = {
  key: 'tangier',
  name: 'Tangier',
  aliases: ['Tanger', 'طنجة'],
  country: 'Morocco',
  countryCode: 'MA',
  currency: 'MAD',
  timeZone: 'Africa/Casablanca',
  at: [35.7673, -5.7998],
  art: 'tangier',
  hotels: 24,
  nightly: 1_020,
  stepMinor: 1_000,
  climate: 'mediterranean',
  season: [78, 80, 90, 102, 104, 110, 128, 136, 108, 98, 84, 82],
  peaks: newYear(116),
  week: cityBreak,
  views: ['view of the Strait', 'roof terrace view', 'quiet patio'],
  naming: called(maghrebi, 'tangier', ['Détroit', 'Socco', 'Spartel', 'Hafa']),
  address: '{n} {s}',
  phone: '+212 539 555 ',
  districts: [
    district('kasbah', 'Kasbah', 35.788, -5.8125, 70, ['Rue de la Kasbah', 'Rue Sidi Ahmed Boukouja', 'Place de la Kasbah']),
    district('medina', 'Medina', 35.7855, -5.8105, 110, ['Rue Siaghine', 'Rue des Almohades', 'Petit Socco']),
    district('marshan', 'Marshan', 35.79, -5.824, 130, ['Avenue Hadj Mohamed Tazi', 'Rue Asad Ibn Al Farrat', 'Rue Shakespeare']),
    district('ville-nouvelle', 'Ville Nouvelle', 35.779, -5.811, 180, ['Boulevard Pasteur', 'Rue de la Liberté', 'Rue de Belgique']),
    district('malabata', 'Malabata', 35.78, -5.777, 120, ['Avenue Mohammed VI', 'Route de Malabata', 'Rue de la Plage']),
  ],
  landmarks: [
    landmark('kasbah-museum', 'Kasbah Museum', 'the Kasbah Museum', 35.789, -5.8127),
    landmark('grand-socco', 'Grand Socco', 'Grand Socco', 35.7843, -5.8127),
    landmark('cafe-hafa', 'Café Hafa', 'Café Hafa', 35.7913, -5.8213),
    landmark('cape-spartel', 'Cape Spartel', 'Cape Spartel', 35.7917, -5.9233),
  ],
  airport: airport('TNG', 'Tangier Ibn Battouta Airport', 35.7263, -5.9129),
  taxes: [
    percent('vat', 'VAT', 10, {
      since: '2008-01-01',
      source: 'Code général des impôts (Maroc), hotel accommodation; general knowledge of 2025, not looked up',
    }),
    perGuest('city', 'Stay tax', [500, 700, 1_000, 2_500], {
      ages: [12, 200],
      since: '2021-01-01',
      source: 'Law 47-06 on local taxes, taxe de séjour, upper bounds; general knowledge of 2025, not looked up',
    }),
  ],
}
