import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const taipei: Facts = {
  key: 'taipei',
  name: 'Taipei',
  aliases: ['台北', '臺北'],
  country: 'Taiwan',
  countryCode: 'TW',
  currency: 'TWD',
  timeZone: 'Asia/Taipei',
  at: [25.0478, 121.5319],
  art: 'taipei',
  hotels: 42,
  nightly: 3_600,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [98, 100, 98, 103, 98, 96, 100, 98, 96, 103, 105, 107],
  peaks: newYear(114),
  week: cityBreak,
  views: ['mountain view', 'skyline view', 'alley garden'],
  naming: called(chinese, 'taipei', ['Dihua', 'Yongkang', 'Tamsui', 'Camphor Gate']),
  address: '{n} {s}',
  phone: '+886 2 5550 ',
  districts: [
    district('zhongzheng', 'Zhongzheng', 25.0445, 121.518, 250, ['Guanqian Road', 'Chongqing South Road', 'Hengyang Road']),
    district('ximending', 'Ximending', 25.0435, 121.507, 200, ['Wuchang Street', 'Emei Street', 'Chengdu Road']),
    district('daan', 'Da’an', 25.032, 121.5345, 280, ['Yongkang Street', 'Lishui Street', 'Xinyi Road']),
    district('xinyi', 'Xinyi', 25.0365, 121.566, 280, ['Songshou Road', 'Songgao Road', 'Keelung Road']),
    district('dadaocheng', 'Dadaocheng', 25.057, 121.51, 170, ['Dihua Street', 'Minsheng West Road', 'Guide Street']),
    district('zhongshan', 'Zhongshan', 25.055, 121.5245, 250, ['Zhongshan North Road', 'Nanjing West Road', 'Chifeng Street']),
    district('beitou', 'Beitou', 25.1365, 121.507, 200, ['Guangming Road', 'Zhongshan Road', 'Wenquan Road']),
  ],
  landmarks: [
    landmark('taipei-101', 'Taipei 101', 'Taipei 101', 25.0339, 121.5645),
    landmark('longshan-temple', 'Longshan Temple', 'Longshan Temple', 25.0372, 121.4999),
    landmark('national-palace-museum', 'National Palace Museum', 'the National Palace Museum', 25.1024, 121.5485),
    landmark('chiang-kai-shek-memorial', 'Chiang Kai-shek Memorial', 'the Chiang Kai-shek Memorial', 25.0346, 121.5218),
  ],
  airport: airport('TPE', 'Taoyuan International Airport', 25.0755, 121.2325, { by: 'train', minutes: 40 }),
  taxes: [
    percent('vat', 'Business tax', 5, { since: '1986-04-01', source: 'Ministry of Finance, business tax (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
