import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, business, district, landmark, percent } from './write.ts'

export const beijing: Facts = {
  key: 'beijing',
  name: 'Beijing',
  aliases: ['北京', 'Peking'],
  country: 'China',
  countryCode: 'CN',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  at: [39.9075, 116.3972],
  art: 'beijing',
  hotels: 64,
  nightly: 750,
  stepMinor: 100,
  climate: 'temperate',
  season: [78, 80, 96, 112, 112, 104, 100, 100, 112, 120, 102, 84],
  peaks: [{ from: '10-01', to: '10-06', percent: 124 }],
  week: business,
  views: ['palace roof view', 'skyline view', 'hutong yard'],
  naming: called(chinese, 'beijing', ['Drum Tower Lane', 'Houhai', 'Persimmon Court', 'Hutong Swallow'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+86 10 5555 ',
  districts: [
    district('dongcheng-hutongs', 'Dongcheng Hutongs', 39.934, 116.409, 280, ['Nanluoguxiang', 'Beiluoguxiang', 'Gulou East Street']),
    district('wangfujing', 'Wangfujing', 39.9135, 116.408, 280, ['Wangfujing Street', 'Dongdan North Street', 'Jinyu Hutong']),
    district('qianmen', 'Qianmen', 39.8955, 116.395, 250, ['Dashilar Street', 'Qianmen Street', 'Yangmeizhu Xiejie']),
    district('houhai', 'Houhai', 39.9455, 116.3865, 110, ['Gulou West Street', 'Jiugulou Street', 'Xiaoshiqiao Hutong']),
    district('sanlitun', 'Sanlitun', 39.936, 116.452, 280, ['Sanlitun Road', 'Gongti North Road', 'Xindong Road']),
    district('yonghegong', 'Yonghegong', 39.947, 116.413, 200, ['Wudaoying Hutong', 'Guozijian Street', 'Fangjia Hutong']),
  ],
  landmarks: [
    landmark('forbidden-city', 'Forbidden City', 'the Forbidden City', 39.9163, 116.3972),
    landmark('temple-of-heaven', 'Temple of Heaven', 'the Temple of Heaven', 39.8822, 116.4066),
    landmark('lama-temple', 'Lama Temple', 'the Lama Temple', 39.9469, 116.411),
    landmark('summer-palace', 'Summer Palace', 'the Summer Palace', 39.9999, 116.2755),
    landmark('drum-tower', 'Drum Tower', 'the Drum Tower', 39.9411, 116.3896),
  ],
  airport: airport('PEK', 'Beijing Capital International Airport', 40.0785, 116.5871),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2016-05-01', source: 'State Taxation Administration, VAT on accommodation (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
