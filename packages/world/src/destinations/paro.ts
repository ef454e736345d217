import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { nepali } from '../naming/nepali.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const paro: Facts = {
  key: 'paro',
  name: 'Paro',
  aliases: ['Bhutan', 'Tiger’s Nest', 'སྤ་རོ་'],
  country: 'Bhutan',
  countryCode: 'BT',
  currency: 'BTN',
  timeZone: 'Asia/Thimphu',
  at: [27.4305, 89.4133],
  art: 'paro',
  hotels: 22,
  nightly: 12_000,
  stepMinor: 1_000,
  climate: 'highland',
  season: [86, 92, 116, 120, 100, 84, 80, 82, 100, 130, 116, 94],
  peaks: [],
  week: resort,
  views: ['valley view', 'monastery view', 'willow court'],
  naming: called(nepali, 'paro', ['Druk Lane', 'Taktsang', 'Pa Chhu', 'Dzong']),
  address: '{s} {n}',
  phone: '+975 8 255 ',
  districts: [
    district('paro-town', 'Paro Town', 27.4285, 89.4165, 160, ['Tshongdue Lam', 'Main Street']),
    district('rinpung', 'Rinpung', 27.4285, 89.426, 110, ['Dzong Lam', 'Museum Road']),
    district('drukgyel-road', 'Drukgyel Road', 27.458, 89.379, 200, ['Drukgyel Road', 'Satsam Road']),
    district('lango', 'Lango', 27.45, 89.3935, 160, ['Lango Lam', 'Drukgyel Road']),
    district('shaba', 'Shaba', 27.358, 89.46, 160, ['Paro–Thimphu Highway']),
  ],
  landmarks: [
    landmark('tigers-nest', 'Tiger’s Nest', 'the Tiger’s Nest', 27.4919, 89.3634),
    landmark('rinpung-dzong', 'Rinpung Dzong', 'Rinpung Dzong', 27.4266, 89.4234),
    landmark('national-museum', 'National Museum', 'the National Museum', 27.4285, 89.4263),
    landmark('kyichu-lhakhang', 'Kyichu Lhakhang', 'Kyichu Lhakhang', 27.4413, 89.3763),
  ],
  airport: airport('PBH', 'Paro International Airport', 27.4333, 89.4167),
  taxes: [
    percent('gst', 'GST', 5, {
      since: '2026-01-01',
      source: 'Bhutan Goods and Services Tax Act; the daily fee for the kingdom is paid with the visa (general knowledge, 2025, unverified)',
    }),
  ],
}
