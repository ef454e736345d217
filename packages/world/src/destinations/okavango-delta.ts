import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { safari } from '../naming/safari.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const okavangoDelta: Facts = {
  key: 'okavango-delta',
  name: 'Okavango Delta',
  aliases: ['Maun', 'Okavango'],
  country: 'Botswana',
  countryCode: 'BW',
  currency: 'BWP',
  timeZone: 'Africa/Gaborone',
  at: [-19.9833, 23.4167],
  art: 'okavango-delta',
  hotels: 22,
  nightly: 4_600,
  stepMinor: 1_000,
  climate: 'desert',
  season: [84, 82, 84, 94, 100, 112, 124, 130, 118, 104, 84, 84],
  peaks: newYear(112),
  week: resort,
  views: ['delta view', 'floodplain view', 'leadwood garden'],
  naming: called(safari, 'okavango-delta', ['Mokoro', 'Papyrus', 'Lechwe', 'Thamalakane Reed']),
  address: '{s}, plot {n}',
  phone: '+267 65 5 ',
  districts: [
    district('maun', 'Maun', -19.988, 23.425, 220, ['Koro Street', 'Tsheko Tsheko Road', 'Sir Seretse Khama Road']),
    district('matlapaneng', 'Matlapaneng', -19.953, 23.486, 160, ['Old Mall Road', 'Matlapaneng Road', 'Shorobe Road']),
    district('boro', 'Boro', -19.9, 23.49, 180, ['Boro Road', 'Buffalo Fence Road', 'Mokoro Station Track']),
    district('sexaxa', 'Sexaxa', -19.905, 23.525, 180, ['Shorobe Road', 'Sexaxa Road', 'River Track']),
    district('disaneng', 'Disaneng', -20.02, 23.375, 180, ['Toteng Road', 'Disaneng Road', 'Tawana Road']),
  ],
  landmarks: [
    landmark('nhabe-museum', 'Nhabe Museum', 'the Nhabe Museum', -19.986, 23.423),
    landmark('buffalo-fence', 'Buffalo Fence', 'the Buffalo Fence', -19.88, 23.5),
    landmark('maun-game-park', 'Maun Game Park', 'the Maun game park', -19.97, 23.465),
  ],
  airport: airport('MUB', 'Maun Airport', -19.9708, 23.4306),
  taxes: [
    percent('vat', 'VAT', 14, { since: '2021-04-01', source: 'Value Added Tax Act; general knowledge of 2025, not looked up' }),
    perGuest('levy', 'Tourism levy', 1_000, {
      since: '2014-06-01',
      source: 'Botswana Tourism Organisation, bed levy of BWP 10; general knowledge of 2025, not looked up',
    }),
  ],
}
