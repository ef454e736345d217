import type { Facts } from '../facts.ts'
import { afrikaans } from '../naming/afrikaans.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const capeTown: Facts = {
  key: 'cape-town',
  name: 'Cape Town',
  aliases: ['Kaapstad', 'iKapa'],
  country: 'South Africa',
  countryCode: 'ZA',
  currency: 'ZAR',
  timeZone: 'Africa/Johannesburg',
  at: [-33.9249, 18.4241],
  art: 'cape-town',
  hotels: 38,
  nightly: 2_900,
  stepMinor: 1_000,
  climate: 'mediterranean',
  season: [134, 130, 118, 104, 84, 74, 78, 80, 92, 104, 110, 128],
  peaks: [{ from: '12-15', to: '12-26', percent: 114 }, ...newYear(136)],
  week: resort,
  views: ['view of Table Mountain', 'bay view', 'walled garden'],
  naming: called(afrikaans, 'cape-town', ['Kaapse Wind', 'Tafelkleed', 'Silver Tree Lane', 'Bo-Kaap Blue']),
  address: '{n} {s}',
  phone: '+27 21 555 ',
  districts: [
    district('city-bowl', 'City Bowl', -33.926, 18.418, 260, ['Long Street', 'Kloof Street', 'Bree Street']),
    district('bo-kaap', 'Bo-Kaap', -33.921, 18.414, 130, ['Wale Street', 'Chiappini Street', 'Dorp Street']),
    district('gardens', 'Gardens', -33.935, 18.413, 240, ['Kloof Street', 'Hope Street', 'Orange Street']),
    district('green-point', 'Green Point', -33.9075, 18.409, 150, ['Main Road', 'Somerset Road', 'High Level Road']),
    district('sea-point', 'Sea Point', -33.917, 18.389, 150, ['Regent Road', 'Main Road', 'High Level Road']),
    district('camps-bay', 'Camps Bay', -33.952, 18.383, 180, ['Camps Bay Drive', 'Geneva Drive', 'The Meadway']),
    district('woodstock', 'Woodstock', -33.9275, 18.446, 180, ['Albert Road', 'Sir Lowry Road', 'Roodebloem Road']),
    district('constantia', 'Constantia', -34.026, 18.426, 320, ['Constantia Main Road', 'Spaanschemat River Road', 'Klein Constantia Road']),
  ],
  landmarks: [
    landmark('table-mountain-cableway', 'Table Mountain cableway', 'the cableway', -33.9484, 18.403),
    landmark('v-a-waterfront', 'V&A Waterfront', 'the Waterfront', -33.9036, 18.4207),
    landmark('castle-of-good-hope', 'Castle of Good Hope', 'the castle', -33.9259, 18.4278),
    landmark('kirstenbosch', 'Kirstenbosch', 'Kirstenbosch', -33.9881, 18.4327),
  ],
  airport: airport('CPT', 'Cape Town International Airport', -33.9689, 18.5965),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2018-04-01', source: 'Value-Added Tax Act 89 of 1991; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 1, {
      collected: 'now',
      kind: 'fee',
      since: '1998-01-01',
      source: 'TOMSA levy, voluntary, charged by most houses; general knowledge of 2025, not looked up',
    }),
  ],
}
