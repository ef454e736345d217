import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { vietnamese } from '../naming/vietnamese.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const hanoi: Facts = {
  key: 'hanoi',
  name: 'Hanoi',
  aliases: ['Hà Nội'],
  country: 'Vietnam',
  countryCode: 'VN',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  at: [21.0278, 105.8342],
  art: 'hanoi',
  hotels: 40,
  nightly: 1_800_000,
  stepMinor: 10_000,
  climate: 'temperate',
  season: [103, 96, 107, 107, 94, 88, 88, 90, 96, 109, 115, 107],
  peaks: newYear(112),
  week: cityBreak,
  views: ['lake view', 'rooftop view', 'courtyard'],
  naming: called(vietnamese, 'hanoi', ['Hồ Gươm Xưa', 'Tràng Thi', 'Ngõ Huế', 'Long Biên']),
  address: '{n} {s}',
  phone: '+84 24 3555 ',
  districts: [
    district('old-quarter', 'Old Quarter', 21.035, 105.85, 250, ['Hàng Bạc', 'Mã Mây', 'Hàng Gai']),
    district('french-quarter', 'French Quarter', 21.0235, 105.854, 250, ['Tràng Tiền', 'Lý Thường Kiệt', 'Hai Bà Trưng']),
    district('ba-dinh', 'Ba Dinh', 21.035, 105.828, 280, ['Đội Cấn', 'Ngọc Hà', 'Liễu Giai']),
    district('truc-bach', 'Truc Bach', 21.0465, 105.8415, 120, ['Châu Long', 'Ngũ Xã', 'Nguyễn Trường Tộ']),
    district('tay-ho', 'Tay Ho', 21.0655, 105.826, 130, ['Tô Ngọc Vân', 'Quảng An', 'Xuân Diệu']),
    district('cathedral-quarter', 'Cathedral Quarter', 21.0285, 105.849, 150, ['Nhà Thờ', 'Lý Quốc Sư', 'Nhà Chung']),
  ],
  landmarks: [
    landmark('hoan-kiem-lake', 'Hoan Kiem Lake', 'Hoan Kiem Lake', 21.0288, 105.8525),
    landmark('temple-of-literature', 'Temple of Literature', 'the Temple of Literature', 21.0287, 105.8357),
    landmark('ho-chi-minh-mausoleum', 'Ho Chi Minh Mausoleum', 'the Ho Chi Minh Mausoleum', 21.0368, 105.8346),
    landmark('hanoi-opera-house', 'Hanoi Opera House', 'the opera house', 21.0243, 105.8577),
  ],
  airport: airport('HAN', 'Noi Bai International Airport', 21.2142, 105.8028),
  taxes: [
    percent('vat', 'VAT', 8, { since: '2025-07-01', source: 'Vietnam, temporary VAT reduction from 10 to 8 % (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 5, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
