import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { kazakh } from '../naming/kazakh.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const almaty: Facts = {
  key: 'almaty',
  name: 'Almaty',
  aliases: ['Алматы'],
  country: 'Kazakhstan',
  countryCode: 'KZ',
  currency: 'KZT',
  timeZone: 'Asia/Almaty',
  at: [43.2567, 76.9286],
  art: 'almaty',
  hotels: 28,
  nightly: 36_000,
  stepMinor: 10_000,
  climate: 'temperate',
  season: [98, 98, 96, 98, 102, 106, 108, 106, 104, 98, 90, 98],
  peaks: [{ from: '03-20', to: '03-24', percent: 114 }, ...newYear(114)],
  week: business,
  views: ['mountain view', 'skyline view', 'apple court'],
  naming: called(kazakh, 'almaty', ['Medeu', 'Kok Tobe', 'Arbat Lane', 'Apple Father']),
  address: '{s}, {n}',
  phone: '+7 727 355 ',
  districts: [
    district('golden-square', 'Golden Square', 43.255, 76.945, 250, ['Kabanbay Batyr Street', 'Tulebaev Street', 'Shevchenko Street']),
    district('panfilov', 'Panfilov', 43.2605, 76.9505, 180, ['Gogol Street', 'Zenkov Street', 'Panfilov Street']),
    district('arbat', 'Arbat', 43.262, 76.9385, 200, ['Zhibek Zholy Avenue', 'Ablai Khan Avenue', 'Makatayev Street']),
    district('republic-square', 'Republic Square', 43.238, 76.945, 220, ['Satpaev Street', 'Furmanov Street', 'Timiryazev Street']),
    district('samal', 'Samal', 43.2275, 76.954, 220, ['Al-Farabi Avenue', 'Dostyk Avenue', 'Mendikulov Boulevard']),
  ],
  landmarks: [
    landmark('ascension-cathedral', 'Ascension Cathedral', 'the Ascension Cathedral', 43.2588, 76.9531),
    landmark('green-bazaar', 'Green Bazaar', 'the Green Bazaar', 43.2635, 76.9533),
    landmark('kok-tobe', 'Kok-Tobe', 'Kok-Tobe', 43.2331, 76.976),
    landmark('medeu', 'Medeu', 'Medeu', 43.1573, 77.0589),
  ],
  airport: airport('ALA', 'Almaty International Airport', 43.3467, 77.0115),
  taxes: [percent('vat', 'VAT', 16, { since: '2026-01-01', source: 'Tax Code of Kazakhstan of 2025 (general knowledge, 2025, unverified)' })],
}
