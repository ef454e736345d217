import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { tahitian } from '../naming/tahitian.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const boraBora: Facts = {
  key: 'bora-bora',
  name: 'Bora Bora',
  aliases: ['French Polynesia', 'Tahiti'],
  country: 'French Polynesia',
  countryCode: 'PF',
  currency: 'XPF',
  timeZone: 'Pacific/Tahiti',
  at: [-16.5057, -151.7414],
  art: 'bora-bora',
  hotels: 22,
  nightly: 44_000,
  stepMinor: 100,
  climate: 'tropical',
  season: [85, 81, 87, 96, 106, 112, 124, 122, 110, 100, 89, 89],
  peaks: newYear(130),
  week: resort,
  views: ['lagoon view', 'Otemanu view', 'tiare garden'],
  naming: called(tahitian, 'bora-bora', ['Otemanu', 'Matira Blue', 'Vaitape', 'Motu Piti']),
  address: '{s}',
  phone: '+689 4055 ',
  districts: [
    district('matira', 'Matira', -16.541, -151.7355, 60, ['Pointe Matira', 'Route de ceinture']),
    district('vaitape', 'Vaitape', -16.506, -151.749, 70, ['Route de ceinture', 'Chemin du Quai']),
    district('faanui', 'Faanui', -16.4865, -151.739, 70, ['Route de ceinture', 'Baie de Faanui']),
    district('anau', 'Anau', -16.5095, -151.7255, 70, ['Route de ceinture', 'Chemin d’Anau']),
  ],
  landmarks: [
    landmark('matira-beach', 'Matira Beach', 'Matira Beach', -16.5427, -151.7362),
    landmark('mount-otemanu', 'Mount Otemanu', 'Mount Otemanu', -16.504, -151.7345),
    landmark('vaitape-quay', 'Vaitape quay', 'the quay of Vaitape', -16.5068, -151.7512),
  ],
  airport: airport('BOB', 'Bora Bora Airport', -16.4462, -151.7545, { by: 'boat', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 5, { since: '1998-01-01', source: 'Code des impôts de la Polynésie française, hébergement (general knowledge, 2025, unverified)' }),
    perGuest('stay', 'Tourist tax', 200, {
      ages: [12, 200],
      since: '2023-01-01',
      source: 'Communes of French Polynesia, taxe de séjour (general knowledge, 2025, unverified)',
    }),
  ],
}
