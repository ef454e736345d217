import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { nepali } from '../naming/nepali.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const pokhara: Facts = {
  key: 'pokhara',
  name: 'Pokhara',
  aliases: ['पोखरा', 'Annapurna'],
  country: 'Nepal',
  countryCode: 'NP',
  currency: 'NPR',
  timeZone: 'Asia/Kathmandu',
  at: [28.2096, 83.9856],
  art: 'pokhara',
  hotels: 26,
  nightly: 8_300,
  stepMinor: 1_000,
  climate: 'highland',
  season: [92, 94, 114, 116, 96, 82, 78, 82, 94, 126, 120, 106],
  peaks: [],
  week: resort,
  views: ['Annapurna view', 'lake view', 'orange garden'],
  naming: called(nepali, 'pokhara', ['Phewa', 'Machhapuchhre', 'Begnas', 'Sarangkot']),
  address: '{s} {n}',
  phone: '+977 61-555 ',
  districts: [
    district('lakeside', 'Lakeside', 28.2105, 83.9585, 110, ['Lakeside Road', 'Hallan Chowk Marg', 'Baidam Marg']),
    district('damside', 'Damside', 28.1985, 83.967, 120, ['Pardi Road', 'Damside Marg']),
    district('khahare', 'Khahare', 28.2185, 83.9535, 90, ['Khahare Marg', 'Phewa Marg']),
    district('old-bazaar', 'Old Bazaar', 28.236, 83.9865, 160, ['Bindhyabasini Marg', 'Purano Bazaar']),
    district('sarangkot', 'Sarangkot', 28.2445, 83.948, 180, ['Sarangkot Road']),
  ],
  landmarks: [
    landmark('phewa-lake', 'Phewa Lake', 'Phewa Lake', 28.2112, 83.9545),
    landmark('world-peace-pagoda', 'World Peace Pagoda', 'the World Peace Pagoda', 28.2011, 83.9446),
    landmark('bindhyabasini-temple', 'Bindhyabasini Temple', 'Bindhyabasini Temple', 28.2383, 83.9841),
    landmark('international-mountain-museum', 'International Mountain Museum', 'the International Mountain Museum', 28.1902, 83.9822),
  ],
  airport: airport('PKR', 'Pokhara Airport', 28.1897, 84.0149),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2005-01-14', source: 'Inland Revenue Department of Nepal (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
