import type { Facts } from '../facts.ts'
import { amharic } from '../naming/amharic.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, percent } from './write.ts'

export const addisAbaba: Facts = {
  key: 'addis-ababa',
  name: 'Addis Ababa',
  aliases: ['Addis Abeba', 'አዲስ አበባ'],
  country: 'Ethiopia',
  countryCode: 'ET',
  currency: 'ETB',
  timeZone: 'Africa/Addis_Ababa',
  at: [9.03, 38.74],
  art: 'addis-ababa',
  hotels: 26,
  nightly: 13_500,
  stepMinor: 5_000,
  climate: 'highland',
  season: [114, 104, 98, 98, 98, 92, 86, 86, 106, 108, 104, 106],
  peaks: [{ from: '01-05', to: '01-20', percent: 110 }],
  week: business,
  views: ['view of Entoto', 'skyline view', 'eucalyptus court'],
  naming: called(amharic, 'addis-ababa', ['Entoto', 'Merkato', 'Arada', 'Finfine']),
  address: '{s} {n}',
  phone: '+251 11 555 ',
  districts: [
    district('bole', 'Bole', 8.996, 38.786, 260, ['Africa Avenue', 'Cameroon Street', 'Djibouti Street']),
    district('kazanchis', 'Kazanchis', 9.015, 38.766, 190, ['Guinea Conakry Street', 'Jomo Kenyatta Avenue', 'Menelik II Avenue']),
    district('piassa', 'Piassa', 9.035, 38.752, 180, ['Adwa Street', 'Cunningham Street', 'Mahatma Gandhi Street']),
    district('arat-kilo', 'Arat Kilo', 9.033, 38.763, 160, ['King George VI Street', 'Adwa Street', 'Development Through Cooperation Avenue']),
    district('old-airport', 'Old Airport', 8.99, 38.729, 220, ['South Africa Street', 'Roosevelt Street', 'Seychelles Street']),
  ],
  landmarks: [
    landmark('holy-trinity-cathedral', 'Holy Trinity Cathedral', 'Holy Trinity Cathedral', 9.031, 38.7665),
    landmark('national-museum', 'National Museum', 'the National Museum', 9.0383, 38.7617),
    landmark('meskel-square', 'Meskel Square', 'Meskel Square', 9.0105, 38.7612),
    landmark('st-georges-cathedral', 'St George’s Cathedral', 'St George’s Cathedral', 9.0372, 38.7505),
  ],
  airport: airport('ADD', 'Addis Ababa Bole International Airport', 8.9838, 38.7959),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2003-01-01', source: 'Value Added Tax Proclamation; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Ethiopia; general knowledge of 2025, not looked up',
    }),
  ],
}
