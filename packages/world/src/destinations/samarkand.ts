import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { uzbek } from '../naming/uzbek.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const samarkand: Facts = {
  key: 'samarkand',
  name: 'Samarkand',
  aliases: ['Samarqand', 'Самарканд'],
  country: 'Uzbekistan',
  countryCode: 'UZ',
  currency: 'UZS',
  timeZone: 'Asia/Samarkand',
  at: [39.6542, 66.9597],
  art: 'samarkand',
  hotels: 26,
  nightly: 730_000,
  stepMinor: 100_000,
  climate: 'desert',
  season: [78, 82, 106, 122, 120, 104, 92, 92, 116, 118, 92, 80],
  peaks: [{ from: '03-20', to: '03-24', percent: 118 }],
  week: cityBreak,
  views: ['blue dome view', 'rooftop view', 'apricot court'],
  naming: called(uzbek, 'samarkand', ['Registon Gate', 'Siyob', 'Ulugh', 'Afrosiyob Star']),
  address: '{s}, {n}',
  phone: '+998 66 555 ',
  districts: [
    district('registan', 'Registan', 39.652, 66.979, 180, ['Registon Street', 'Suzangaron Street', 'Toshkent Street']),
    district('gur-e-amir', 'Gur-e-Amir', 39.6475, 66.968, 160, ['Bo‘stonsaroy Street', 'Akhunbabaev Street', 'Shohruh Street']),
    district('old-town', 'Old Town', 39.6575, 66.983, 160, ['Toshkent Street', 'Xo‘jazulmurod Street', 'Penjikent Street']),
    district('university-boulevard', 'University Boulevard', 39.6515, 66.954, 220, ['Universitet Boulevard', 'Amir Temur Street', 'Mirzo Ulug‘bek Street']),
    district('siyob', 'Siyob', 39.665, 66.976, 160, ['Siyob Street', 'Shohi Zinda Street']),
  ],
  landmarks: [
    landmark('registan', 'Registan', 'the Registan', 39.6547, 66.9757),
    landmark('gur-e-amir', 'Gur-e-Amir', 'Gur-e-Amir', 39.6484, 66.9691),
    landmark('shah-i-zinda', 'Shah-i-Zinda', 'Shah-i-Zinda', 39.6628, 66.9878),
    landmark('bibi-khanym-mosque', 'Bibi-Khanym Mosque', 'the Bibi-Khanym Mosque', 39.6606, 66.9797),
  ],
  airport: airport('SKD', 'Samarkand International Airport', 39.6962, 66.9909),
  taxes: [percent('vat', 'VAT', 12, { since: '2023-01-01', source: 'Tax Code of Uzbekistan (general knowledge, 2025, unverified)' })],
}
