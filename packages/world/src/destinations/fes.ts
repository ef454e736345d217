import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maghrebi } from '../naming/maghrebi.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const fes: Facts = {
  key: 'fes',
  name: 'Fes',
  aliases: ['Fez', 'Fès', 'فاس'],
  country: 'Morocco',
  countryCode: 'MA',
  currency: 'MAD',
  timeZone: 'Africa/Casablanca',
  at: [34.0331, -5.0003],
  art: 'fes',
  hotels: 28,
  nightly: 1_080,
  stepMinor: 1_000,
  climate: 'mediterranean',
  season: [82, 86, 102, 122, 116, 100, 84, 86, 106, 116, 102, 98],
  peaks: newYear(124),
  week: resort,
  views: ['view of the medina', 'roof terrace view', 'fountain court'],
  naming: called(maghrebi, 'fes', ['Chouara', 'Zouak', 'Qaraouine', 'Moulay Tayeb']),
  address: '{n} {s}',
  phone: '+212 535 555 ',
  districts: [
    district('fes-el-bali', 'Fes el-Bali', 34.064, -4.976, 220, ['Talaa Kebira', 'Talaa Sghira', 'Derb Bouhaj']),
    district('batha', 'Batha', 34.06, -4.984, 120, ['Place Batha', 'Rue Salaj', 'Derb Arset Lamdelssi']),
    district('fes-el-jdid', 'Fes el-Jdid', 34.056, -4.991, 150, ['Grande Rue de Fes el-Jdid', 'Bab Smarine', 'Derb Sidi Bounafaa']),
    district('mellah', 'Mellah', 34.0525, -4.9915, 110, ['Rue des Mérinides', 'Rue Bou Ksissat', 'Derb Djedid']),
    district('ville-nouvelle', 'Ville Nouvelle', 34.037, -5.002, 260, ['Avenue Hassan II', 'Boulevard Mohammed V', 'Rue de la Liberté']),
  ],
  landmarks: [
    landmark('bab-bou-jeloud', 'Bab Bou Jeloud', 'Bab Bou Jeloud', 34.0617, -4.9842),
    landmark('al-qarawiyyin', 'Al-Qarawiyyin', 'Al-Qarawiyyin', 34.0645, -4.9734),
    landmark('chouara-tannery', 'Chouara Tannery', 'Chouara Tannery', 34.0665, -4.971),
    landmark('merenid-tombs', 'Merenid Tombs', 'the Merenid tombs', 34.069, -4.98),
  ],
  airport: airport('FEZ', 'Fès–Saïs Airport', 33.9308, -4.9821),
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
