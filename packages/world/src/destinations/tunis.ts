import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maghrebi } from '../naming/maghrebi.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const tunis: Facts = {
  key: 'tunis',
  name: 'Tunis',
  aliases: ['Carthage', 'Sidi Bou Said', 'تونس'],
  country: 'Tunisia',
  countryCode: 'TN',
  currency: 'TND',
  timeZone: 'Africa/Tunis',
  at: [36.8065, 10.1815],
  art: 'tunis',
  hotels: 26,
  nightly: 290,
  stepMinor: 1_000,
  climate: 'mediterranean',
  season: [76, 78, 88, 100, 104, 112, 130, 134, 112, 98, 86, 82],
  peaks: newYear(112),
  week: cityBreak,
  views: ['gulf view', 'roof terrace view', 'tiled patio'],
  naming: called(maghrebi, 'tunis', ['Halfaouine', 'Jasmin Bleu', 'Chechia', 'Zitouna']),
  address: '{n} {s}',
  phone: '+216 71 555 ',
  districts: [
    district('medina', 'Medina', 36.7985, 10.171, 170, ['Rue de la Kasbah', 'Rue du Pacha', 'Rue Sidi Ben Arous']),
    district('ville-nouvelle', 'Ville Nouvelle', 36.8, 10.183, 180, ['Avenue Habib Bourguiba', 'Rue de Marseille', 'Rue Charles de Gaulle']),
    district('sidi-bou-said', 'Sidi Bou Said', 36.8695, 10.343, 110, ['Rue Habib Thameur', 'Rue Sidi Bou Fares', 'Rue Taïeb Mehiri']),
    district('la-marsa', 'La Marsa', 36.878, 10.324, 140, ['Avenue Habib Bourguiba', 'Rue du Maroc', 'Avenue Taïeb Mehiri']),
    district('carthage', 'Carthage', 36.856, 10.328, 120, ['Avenue Habib Bourguiba', 'Rue Hannibal', 'Avenue Didon']),
    district('gammarth', 'Gammarth', 36.906, 10.292, 120, ['Avenue Taïeb Mehiri', 'Rue de la Plage', 'Route Touristique']),
  ],
  landmarks: [
    landmark('al-zaytuna-mosque', 'Al-Zaytuna Mosque', 'Al-Zaytuna Mosque', 36.7973, 10.1712),
    landmark('bardo-museum', 'Bardo Museum', 'the Bardo Museum', 36.8094, 10.1345),
    landmark('antonine-baths', 'Antonine Baths', 'the Antonine Baths', 36.8545, 10.335),
    landmark('bab-el-bhar', 'Bab el Bhar', 'Bab el Bhar', 36.799, 10.1755),
  ],
  airport: airport('TUN', 'Tunis–Carthage International Airport', 36.8476, 10.2171),
  taxes: [
    percent('vat', 'VAT', 7, { since: '2018-01-01', source: 'Code de la TVA, accommodation; general knowledge of 2025, not looked up' }),
    perGuest('stay', 'Stay tax', [4_000, 8_000, 12_000, 12_000], {
      ages: [12, 200],
      nightsMax: 9,
      since: '2025-01-01',
      source: 'Loi de finances 2025, droit de séjour; general knowledge of 2025, not looked up',
    }),
  ],
}
