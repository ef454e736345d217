import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { japanese } from '../naming/japanese.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const okinawa: Facts = {
  key: 'okinawa',
  name: 'Okinawa',
  aliases: ['Naha', '沖縄'],
  country: 'Japan',
  countryCode: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  at: [26.2125, 127.6811],
  art: 'okinawa',
  hotels: 34,
  nightly: 20_000,
  stepMinor: 100,
  climate: 'tropical',
  season: [83, 87, 101, 101, 103, 95, 125, 130, 105, 97, 87, 87],
  peaks: [...newYear(118), { from: '05-01', to: '05-05', percent: 126 }],
  week: resort,
  views: ['East China Sea view', 'town view', 'hibiscus garden'],
  naming: called(japanese, 'okinawa', ['Shisa', 'Bingata', 'Gajumaru', 'Tida']),
  address: '{n} {s}',
  phone: '+81 98-555-',
  districts: [
    district('kokusai-dori', 'Kokusai-dori', 26.2155, 127.6885, 200, ['Kokusai-dori', 'Ukishima-dori', 'Heiwa-dori']),
    district('tsuboya', 'Tsuboya', 26.2125, 127.692, 140, ['Yachimun-dori', 'Sakurazaka']),
    district('omoromachi', 'Omoromachi', 26.2225, 127.6965, 220, ['Omoromachi', 'Route 330', 'Mekaru-dori']),
    district('shuri', 'Shuri', 26.217, 127.717, 200, ['Ryutan-dori', 'Shurijo-mae-dori', 'Kinjo']),
    district('chatan', 'Chatan', 26.3155, 127.7575, 150, ['Mihama', 'Route 58']),
    district('onna', 'Onna', 26.497, 127.854, 130, ['Route 58', 'Onna-michi']),
  ],
  landmarks: [
    landmark('shuri-castle', 'Shuri Castle', 'Shuri Castle', 26.217, 127.7195),
    landmark('kokusai-dori-market', 'Kokusai-dori market', 'the Kokusai-dori market', 26.2147, 127.6879),
    landmark('shikina-en', 'Shikina-en', 'Shikina-en', 26.2042, 127.7152),
    landmark('american-village', 'American Village', 'the American Village', 26.3156, 127.7543),
  ],
  airport: airport('OKA', 'Naha Airport', 26.205, 127.6458),
  taxes: [percent('vat', 'Consumption tax', 10, { since: '2019-10-01', source: 'National Tax Agency, consumption tax (general knowledge, 2025, unverified)' })],
}
