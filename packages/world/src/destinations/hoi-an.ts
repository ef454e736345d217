import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { vietnamese } from '../naming/vietnamese.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const hoiAn: Facts = {
  key: 'hoi-an',
  name: 'Hoi An',
  aliases: ['Hội An', 'Da Nang', 'Đà Nẵng'],
  country: 'Vietnam',
  countryCode: 'VN',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  at: [15.8794, 108.335],
  art: 'hoi-an',
  hotels: 38,
  nightly: 1_800_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [97, 107, 109, 111, 103, 107, 115, 111, 91, 75, 79, 93],
  peaks: newYear(114),
  week: resort,
  views: ['river view', 'roof tile view', 'lantern court'],
  naming: called(vietnamese, 'hoi-an', ['Thu Bồn', 'Chùa Cầu Xưa', 'An Bàng', 'Trà Quế']),
  address: '{n} {s}',
  phone: '+84 235 3555 ',
  districts: [
    district('ancient-town', 'Ancient Town', 15.8785, 108.329, 180, ['Trần Phú', 'Nguyễn Thái Học', 'Lê Lợi']),
    district('cam-pho', 'Cam Pho', 15.8795, 108.322, 180, ['Hùng Vương', 'Đào Duy Từ', 'Nguyễn Thị Minh Khai']),
    district('cam-chau', 'Cam Chau', 15.883, 108.344, 200, ['Cửa Đại', 'Trần Nhân Tông', 'Lý Thái Tổ']),
    district('tra-que', 'Tra Que', 15.9005, 108.337, 160, ['Hai Bà Trưng', 'Trà Quế']),
    district('an-bang', 'An Bang', 15.911, 108.3385, 120, ['An Bàng', 'Nguyễn Phan Vinh']),
    district('da-nang-centre', 'Da Nang centre', 16.0675, 108.2205, 300, ['Bạch Đằng', 'Trần Phú', 'Yên Bái']),
  ],
  landmarks: [
    landmark('japanese-bridge', 'Japanese Bridge', 'the Japanese Bridge', 15.8771, 108.326),
    landmark('an-bang-beach', 'An Bang Beach', 'An Bang Beach', 15.9143, 108.341),
    landmark('hoi-an-market', 'Hoi An Market', 'the market', 15.8769, 108.3312),
    landmark('marble-mountains', 'Marble Mountains', 'the Marble Mountains', 16.0036, 108.263),
  ],
  airport: airport('DAD', 'Da Nang International Airport', 16.0533, 108.2028),
  taxes: [
    percent('vat', 'VAT', 8, { since: '2025-07-01', source: 'Vietnam, temporary VAT reduction from 10 to 8 % (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 5, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
