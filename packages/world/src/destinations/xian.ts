import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const xian: Facts = {
  key: 'xian',
  name: 'Xi’an',
  aliases: ['西安', 'Xian'],
  country: 'China',
  countryCode: 'CN',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  at: [34.2583, 108.9286],
  art: 'xian',
  hotels: 32,
  nightly: 500,
  stepMinor: 100,
  climate: 'temperate',
  season: [80, 82, 98, 114, 108, 100, 106, 106, 106, 120, 98, 82],
  peaks: [{ from: '10-01', to: '10-06', percent: 124 }],
  week: cityBreak,
  views: ['city wall view', 'pagoda view', 'courtyard'],
  naming: called(chinese, 'xian', ['Silk Gate', 'Chang’an', 'Wild Goose', 'Wei River']),
  address: '{n} {s}',
  phone: '+86 29 5555 ',
  districts: [
    district('bell-tower', 'Bell Tower', 34.259, 108.947, 220, ['West Street', 'South Street', 'Beiyuanmen']),
    district('muslim-quarter', 'Muslim Quarter', 34.265, 108.9405, 180, ['Beiyuanmen', 'Dapi Yuan', 'Xiyang Shi']),
    district('south-gate', 'South Gate', 34.2505, 108.9465, 180, ['Shuyuanmen', 'Sanxue Street', 'Xiangzimiao Street']),
    district('big-wild-goose', 'Big Wild Goose', 34.2215, 108.961, 250, ['Yanta South Road', 'Dayan Pagoda South Square', 'Cuihua Road']),
    district('xiaozhai', 'Xiaozhai', 34.224, 108.945, 250, ['Chang’an Middle Road', 'Xiaozhai West Road']),
  ],
  landmarks: [
    landmark('terracotta-army', 'Terracotta Army', 'the Terracotta Army', 34.3848, 109.2786),
    landmark('bell-tower', 'Bell Tower', 'the Bell Tower', 34.261, 108.9423),
    landmark('giant-wild-goose-pagoda', 'Giant Wild Goose Pagoda', 'the Giant Wild Goose Pagoda', 34.2198, 108.9594),
    landmark('south-gate-of-the-wall', 'South Gate of the wall', 'the South Gate', 34.2516, 108.9427),
  ],
  airport: airport('XIY', 'Xi’an Xianyang International Airport', 34.4384, 108.7609),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2016-05-01', source: 'State Taxation Administration, VAT on accommodation (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
