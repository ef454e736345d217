import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { safari } from '../naming/safari.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const maasaiMara: Facts = {
  key: 'maasai-mara',
  name: 'Maasai Mara',
  aliases: ['Masai Mara', 'Narok', 'Talek'],
  country: 'Kenya',
  countryCode: 'KE',
  currency: 'KES',
  timeZone: 'Africa/Dar_es_Salaam',
  at: [-1.49, 35.144],
  art: 'maasai-mara',
  hotels: 22,
  nightly: 46_000,
  stepMinor: 10_000,
  climate: 'highland',
  season: [104, 104, 92, 72, 70, 92, 128, 140, 128, 108, 84, 98],
  peaks: [{ from: '12-20', to: '12-26', percent: 116 }, ...newYear(118)],
  week: resort,
  views: ['view of the plains', 'river view', 'acacia garden'],
  naming: called(safari, 'maasai-mara', ['Wildebeest Ford', 'Olare Wind', 'Topi Plain', 'Maasai Blue']),
  address: '{s}, plot {n}',
  phone: '+254 50 555 ',
  districts: [
    district('talek', 'Talek', -1.444, 35.213, 300, ['Talek Road', 'Talek Gate Road', 'Olare Orok Track']),
    district('sekenani', 'Sekenani', -1.53, 35.33, 300, ['Sekenani Gate Road', 'Narok–Sekenani Road', 'Ololaimutiek Track']),
    district('musiara', 'Musiara', -1.3, 35.06, 300, ['Musiara Gate Road', 'Governors Track', 'Mara River Track']),
    district('oloololo', 'Oloololo', -1.23, 35, 300, ['Oloololo Gate Road', 'Kichwa Tembo Track', 'Escarpment Road']),
    district('keekorok', 'Keekorok', -1.607, 35.233, 300, ['Keekorok Airstrip Road', 'Sand River Track', 'Main Reserve Road']),
  ],
  landmarks: [
    landmark('sekenani-gate', 'Sekenani Gate', 'Sekenani Gate', -1.534, 35.337),
    landmark('mara-river-crossing', 'Mara River crossing', 'the river crossing', -1.512, 35.025),
    landmark('oloololo-gate', 'Oloololo Gate', 'Oloololo Gate', -1.236, 34.998),
  ],
  airport: airport('MRE', 'Mara Lodges Airport', -1.3004, 35.0589),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2013-09-02', source: 'Value Added Tax Act 2013; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 2, {
      collected: 'now',
      since: '2012-01-01',
      source: 'Tourism Act 2011, tourism fund levy; general knowledge of 2025, not looked up',
    }),
  ],
}
