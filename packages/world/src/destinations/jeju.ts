import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { korean } from '../naming/korean.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const jeju: Facts = {
  key: 'jeju',
  name: 'Jeju',
  aliases: ['제주', 'Jeju Island'],
  country: 'South Korea',
  countryCode: 'KR',
  currency: 'KRW',
  timeZone: 'Asia/Seoul',
  at: [33.5097, 126.5219],
  art: 'jeju',
  hotels: 30,
  nightly: 160_000,
  stepMinor: 1_000,
  climate: 'oceanic',
  season: [85, 85, 97, 111, 109, 99, 113, 117, 97, 103, 91, 89],
  peaks: [...newYear(114), { from: '07-28', to: '08-10', percent: 116 }],
  week: resort,
  views: ['sea view', 'Hallasan view', 'tangerine garden'],
  naming: called(korean, 'jeju', ['Hareubang', 'Gamgyul', 'Oreum', 'Haenyeo']),
  address: '{n} {s}',
  phone: '+82 64-555-',
  districts: [
    district('jeju-old-town', 'Jeju Old Town', 33.512, 126.525, 200, ['Chilseong-ro', 'Gwandeok-ro', 'Jungang-ro']),
    district('yeon-dong', 'Yeon-dong', 33.489, 126.4935, 250, ['Sammu-ro', 'Singwang-ro', 'Noyeon-ro']),
    district('aewol', 'Aewol', 33.4625, 126.3115, 120, ['Aewol-ro', 'Gwakji-ro']),
    district('seogwipo', 'Seogwipo', 33.2505, 126.5625, 200, ['Ijungseop-geori', 'Jungang-ro', 'Myeongdong-ro']),
    district('jungmun', 'Jungmun', 33.2535, 126.412, 220, ['Jungmungwangwang-ro', 'Cheonjeyeon-ro']),
    district('seongsan', 'Seongsan', 33.4615, 126.933, 130, ['Seongsan-deungyong-ro', 'Ilchul-ro']),
  ],
  landmarks: [
    landmark('seongsan-ilchulbong', 'Seongsan Ilchulbong', 'Seongsan Ilchulbong', 33.4581, 126.9425),
    landmark('dongmun-market', 'Dongmun Market', 'Dongmun Market', 33.5116, 126.526),
    landmark('hallasan', 'Hallasan', 'Hallasan', 33.3617, 126.5292),
    landmark('jeongbang-waterfall', 'Jeongbang Waterfall', 'Jeongbang Waterfall', 33.2448, 126.5718),
  ],
  airport: airport('CJU', 'Jeju International Airport', 33.5067, 126.4931),
  taxes: [percent('vat', 'VAT', 10, { since: '1977-07-01', source: 'National Tax Service of Korea (general knowledge, 2025, unverified)' })],
}
