import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { safari } from '../naming/safari.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const serengeti: Facts = {
  key: 'serengeti',
  name: 'Serengeti',
  aliases: ['Seronera', 'Arusha'],
  country: 'Tanzania',
  countryCode: 'TZ',
  currency: 'TZS',
  timeZone: 'Africa/Dar_es_Salaam',
  at: [-2.35, 34.85],
  art: 'serengeti',
  hotels: 24,
  nightly: 1_250_000,
  stepMinor: 100_000,
  climate: 'highland',
  season: [108, 112, 98, 76, 76, 108, 126, 124, 108, 94, 78, 96],
  peaks: [{ from: '12-20', to: '12-26', percent: 114 }, ...newYear(116)],
  week: resort,
  views: ['view of the plains', 'kopje view', 'acacia garden'],
  naming: called(safari, 'serengeti', ['Kopje', 'Grumeti Crossing', 'Migration Bend', 'Siringet']),
  address: '{s}, plot {n}',
  phone: '+255 27 555 ',
  districts: [
    district('seronera', 'Seronera', -2.43, 34.82, 400, ['Seronera Road', 'Central Serengeti Track', 'Visitor Centre Road']),
    district('moru', 'Moru', -2.7, 34.8, 400, ['Moru Kopjes Track', 'Lake Magadi Track', 'Southern Track']),
    district('grumeti', 'Grumeti', -2.2, 34.38, 400, ['Grumeti Road', 'Western Corridor Track', 'Kirawira Road']),
    district('lobo', 'Lobo', -2, 35.166, 400, ['Lobo Road', 'Klein’s Gate Road', 'Bologonja Track']),
    district('turner-springs', 'Turner Springs', -2.41, 34.95, 400, ['Turner Springs Track', 'Nyaraboro Track', 'Barafu Road']),
  ],
  landmarks: [
    landmark('seronera-visitor-centre', 'Seronera visitor centre', 'the visitor centre', -2.438, 34.826),
    landmark('simba-kopjes', 'Simba Kopjes', 'Simba Kopjes', -2.63, 34.95),
    landmark('retina-hippo-pool', 'Retina Hippo Pool', 'Retina Hippo Pool', -2.37, 34.76),
  ],
  airport: airport('SEU', 'Seronera Airstrip', -2.4567, 34.8215),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2009-07-01', source: 'Value Added Tax Act; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism development levy', 1, {
      collected: 'now',
      since: '2013-07-01',
      source: 'Tourism Act, bed night levy, here as a share; general knowledge of 2025, not looked up',
    }),
  ],
}
