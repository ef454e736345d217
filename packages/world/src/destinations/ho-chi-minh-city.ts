import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { vietnamese } from '../naming/vietnamese.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const hoChiMinhCity: Facts = {
  key: 'ho-chi-minh-city',
  name: 'Ho Chi Minh City',
  aliases: ['Saigon', 'Sài Gòn', 'Thành phố Hồ Chí Minh'],
  country: 'Vietnam',
  countryCode: 'VN',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  at: [10.7758, 106.7007],
  art: 'ho-chi-minh-city',
  hotels: 42,
  nightly: 1_900_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [112, 106, 102, 98, 92, 92, 96, 96, 90, 96, 106, 114],
  peaks: newYear(114),
  week: business,
  views: ['river view', 'skyline view', 'alley garden'],
  naming: called(vietnamese, 'ho-chi-minh-city', ['Bến Thành Xưa', 'Chợ Lớn', 'Đồng Khởi Sen', 'Hẻm Xanh']),
  address: '{n} {s}',
  phone: '+84 28 3555 ',
  districts: [
    district('ben-nghe', 'Ben Nghe', 10.776, 106.703, 220, ['Đồng Khởi', 'Nguyễn Huệ', 'Lý Tự Trọng']),
    district('ben-thanh', 'Ben Thanh', 10.7715, 106.697, 220, ['Lê Thánh Tôn', 'Bùi Thị Xuân', 'Nguyễn Trãi']),
    district('district-3', 'District 3', 10.7805, 106.687, 300, ['Võ Văn Tần', 'Nguyễn Đình Chiểu', 'Pasteur']),
    district('cholon', 'Cholon', 10.7525, 106.659, 280, ['Nguyễn Trãi', 'Hải Thượng Lãn Ông', 'Châu Văn Liêm']),
    district('thao-dien', 'Thao Dien', 10.8025, 106.738, 200, ['Xuân Thủy', 'Thảo Điền', 'Quốc Hương']),
  ],
  landmarks: [
    landmark('notre-dame-cathedral', 'Notre-Dame Cathedral', 'the cathedral', 10.7798, 106.699),
    landmark('ben-thanh-market', 'Ben Thanh Market', 'Ben Thanh Market', 10.7725, 106.698),
    landmark('war-remnants-museum', 'War Remnants Museum', 'the War Remnants Museum', 10.7795, 106.6921),
    landmark('jade-emperor-pagoda', 'Jade Emperor Pagoda', 'the Jade Emperor Pagoda', 10.7919, 106.698),
  ],
  airport: airport('SGN', 'Tan Son Nhat International Airport', 10.813, 106.6625),
  taxes: [
    percent('vat', 'VAT', 8, { since: '2025-07-01', source: 'Vietnam, temporary VAT reduction from 10 to 8 % (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 5, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
