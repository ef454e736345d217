import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { swahili } from '../naming/swahili.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const dianiBeach: Facts = {
  key: 'diani-beach',
  name: 'Diani Beach',
  aliases: ['Ukunda', 'Mombasa coast'],
  country: 'Kenya',
  countryCode: 'KE',
  currency: 'KES',
  timeZone: 'Africa/Nairobi',
  at: [-4.2797, 39.5947],
  art: 'diani-beach',
  hotels: 26,
  nightly: 19_500,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [118, 116, 106, 82, 72, 80, 98, 108, 98, 98, 104, 124],
  peaks: [{ from: '12-20', to: '12-26', percent: 116 }, ...newYear(126)],
  week: resort,
  views: ['Indian Ocean view', 'palm view', 'coral garden'],
  naming: called(swahili, 'diani-beach', ['Kaya Kinondo', 'Mnazi', 'Dhow Rahisi', 'Colobus']),
  address: '{s}, plot {n}',
  phone: '+254 40 555 ',
  districts: [
    district('diani', 'Diani', -4.293, 39.5795, 130, ['Diani Beach Road', 'Palm Avenue', 'Ukunda Link Road']),
    district('galu', 'Galu', -4.34, 39.564, 140, ['Galu Beach Road', 'Kinondo Road', 'Diani Beach Road']),
    district('tiwi', 'Tiwi', -4.238, 39.595, 170, ['Tiwi Beach Road', 'Likoni–Lunga Lunga Road', 'Mwachema Lane']),
    district('ukunda', 'Ukunda', -4.288, 39.566, 250, ['Ukunda Road', 'Palm Avenue', 'Airstrip Road']),
  ],
  landmarks: [
    landmark('colobus-sanctuary', 'Colobus sanctuary', 'the colobus sanctuary', -4.333, 39.565),
    landmark('kongo-mosque', 'Kongo Mosque', 'Kongo Mosque', -4.259, 39.596),
    landmark('kaya-kinondo-forest', 'Kaya Kinondo forest', 'Kaya Kinondo forest', -4.396, 39.545),
  ],
  airport: airport('UKA', 'Diani Airport, Ukunda', -4.3, 39.5667),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2013-09-02', source: 'Value Added Tax Act 2013; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 2, {
      collected: 'now',
      since: '2012-01-01',
      source: 'Tourism Act 2011, tourism fund levy; general knowledge of 2025, not looked up',
    }),
  ],
}
