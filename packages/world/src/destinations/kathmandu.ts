import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { nepali } from '../naming/nepali.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const kathmandu: Facts = {
  key: 'kathmandu',
  name: 'Kathmandu',
  aliases: ['काठमाडौं', 'Patan'],
  country: 'Nepal',
  countryCode: 'NP',
  currency: 'NPR',
  timeZone: 'Asia/Kathmandu',
  at: [27.7017, 85.3206],
  art: 'kathmandu',
  hotels: 32,
  nightly: 8_900,
  stepMinor: 1_000,
  climate: 'highland',
  season: [92, 94, 116, 118, 96, 80, 76, 80, 94, 128, 122, 100],
  peaks: [{ from: '10-05', to: '10-25', percent: 112 }],
  week: resort,
  views: ['Himalaya view', 'stupa view', 'brick court'],
  naming: called(nepali, 'kathmandu', ['Swayambhu', 'Newa', 'Bagmati', 'Yak Tail']),
  address: '{s} {n}',
  phone: '+977 1-555 ',
  districts: [
    district('thamel', 'Thamel', 27.715, 85.311, 220, ['Thamel Marg', 'Paknajol Marg', 'Narsingh Chowk Marg']),
    district('durbar-square', 'Durbar Square', 27.7045, 85.3085, 150, ['Freak Street', 'Basantapur Marg', 'Indrachowk']),
    district('lazimpat', 'Lazimpat', 27.7225, 85.3205, 200, ['Lazimpat Road', 'Panipokhari Marg']),
    district('boudha', 'Boudha', 27.721, 85.3625, 180, ['Boudha Road', 'Phulbari Marg', 'Tinchuli Marg']),
    district('patan', 'Patan', 27.6735, 85.3235, 200, ['Mangal Bazaar', 'Kumaripati', 'Pulchowk Road']),
    district('bhaktapur', 'Bhaktapur', 27.672, 85.428, 180, ['Durbar Square Marg', 'Taumadhi', 'Dattatreya Marg']),
  ],
  landmarks: [
    landmark('swayambhunath', 'Swayambhunath', 'Swayambhunath', 27.7149, 85.2904),
    landmark('boudhanath-stupa', 'Boudhanath Stupa', 'the Boudhanath Stupa', 27.7215, 85.362),
    landmark('kathmandu-durbar-square', 'Kathmandu Durbar Square', 'Kathmandu Durbar Square', 27.7043, 85.3074),
    landmark('pashupatinath', 'Pashupatinath', 'Pashupatinath', 27.7105, 85.3487),
    landmark('patan-durbar-square', 'Patan Durbar Square', 'Patan Durbar Square', 27.6727, 85.3252),
  ],
  airport: airport('KTM', 'Tribhuvan International Airport', 27.6999, 85.3566),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2005-01-14', source: 'Inland Revenue Department of Nepal (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
