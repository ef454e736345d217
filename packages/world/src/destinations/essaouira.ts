import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maghrebi } from '../naming/maghrebi.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const essaouira: Facts = {
  key: 'essaouira',
  name: 'Essaouira',
  aliases: ['Mogador', 'الصويرة'],
  country: 'Morocco',
  countryCode: 'MA',
  currency: 'MAD',
  timeZone: 'Africa/Casablanca',
  at: [31.5125, -9.77],
  art: 'essaouira',
  hotels: 24,
  nightly: 980,
  stepMinor: 1_000,
  climate: 'mediterranean',
  season: [84, 86, 100, 114, 106, 104, 108, 112, 98, 104, 92, 92],
  peaks: [{ from: '06-25', to: '06-28', percent: 114 }, ...newYear(124)],
  week: resort,
  views: ['Atlantic view', 'rampart view', 'blue court'],
  naming: called(maghrebi, 'essaouira', ['Gnaoua', 'Thuya', 'Skala', 'Alizé']),
  address: '{n} {s}',
  phone: '+212 524 555 ',
  districts: [
    district('medina', 'Medina', 31.5135, -9.7695, 130, ['Rue Laalouj', 'Avenue de l’Istiqlal', 'Rue Mohammed El Qorry']),
    district('kasbah', 'Kasbah', 31.5115, -9.77, 70, ['Rue de la Skala', 'Rue Attarine', 'Place Moulay Hassan']),
    district('mellah', 'Mellah', 31.516, -9.7685, 70, ['Rue Mellah', 'Bab Doukkala', 'Rue Sidi Mohamed Ben Abdallah']),
    district('quartier-des-dunes', 'Quartier des Dunes', 31.502, -9.7585, 160, ['Boulevard Mohammed V', 'Rue Marrakech', 'Avenue Lalla Aicha']),
    district('ghazoua', 'Ghazoua', 31.448, -9.723, 240, ['Route d’Agadir', 'Douar Ghazoua', 'Route de Sidi Kaouki']),
  ],
  landmarks: [
    landmark('skala-de-la-ville', 'Skala de la Ville', 'Skala de la Ville', 31.514, -9.7725),
    landmark('place-moulay-hassan', 'Place Moulay Hassan', 'Place Moulay Hassan', 31.5118, -9.7712),
    landmark('port-of-essaouira', 'Port of Essaouira', 'the port', 31.5098, -9.7733),
  ],
  airport: airport('ESU', 'Essaouira Mogador Airport', 31.3975, -9.6817),
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
