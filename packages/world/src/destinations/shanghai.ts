import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const shanghai: Facts = {
  key: 'shanghai',
  name: 'Shanghai',
  aliases: ['上海'],
  country: 'China',
  countryCode: 'CN',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  at: [31.2222, 121.4581],
  art: 'shanghai',
  hotels: 66,
  nightly: 790,
  stepMinor: 100,
  climate: 'temperate',
  season: [86, 84, 98, 110, 108, 100, 98, 96, 106, 116, 108, 90],
  peaks: [{ from: '10-01', to: '10-06', percent: 122 }, ...newYear(108)],
  week: business,
  views: ['river view', 'skyline view', 'lane house court'],
  naming: called(chinese, 'shanghai', ['Wukang', 'Shikumen', 'Suzhou Creek', 'Plane Tree'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+86 21 5555 ',
  districts: [
    district('the-bund', 'The Bund', 31.2385, 121.4855, 180, ['Yuanmingyuan Road', 'Dianchi Road', 'Jiujiang Road']),
    district('former-french-concession', 'Former French Concession', 31.2125, 121.448, 350, ['Wukang Road', 'Anfu Road', 'Fuxing Road']),
    district('jingan', 'Jing’an', 31.2265, 121.4475, 280, ['Nanjing West Road', 'Yuyuan Road', 'Tongren Road']),
    district('xintiandi', 'Xintiandi', 31.2205, 121.472, 220, ['Taicang Road', 'Huangpi South Road', 'Zizhong Road']),
    district('old-city', 'Old City', 31.2255, 121.489, 250, ['Fangbang Middle Road', 'Fuyou Road', 'Renmin Road']),
    district('lujiazui', 'Lujiazui', 31.235, 121.507, 250, ['Century Avenue', 'Dongtai Road', 'Pucheng Road']),
    district('hongkou', 'Hongkou', 31.255, 121.484, 250, ['Duolun Road', 'Sichuan North Road', 'Shanyin Road']),
  ],
  landmarks: [
    landmark('the-bund', 'The Bund', 'the Bund', 31.2401, 121.4905),
    landmark('yu-garden', 'Yu Garden', 'the Yu Garden', 31.2272, 121.492),
    landmark('shanghai-museum', 'Shanghai Museum', 'the Shanghai Museum', 31.2282, 121.4755),
    landmark('shanghai-tower', 'Shanghai Tower', 'the Shanghai Tower', 31.2335, 121.5056),
  ],
  airport: airport('PVG', 'Shanghai Pudong International Airport', 31.1518, 121.7998),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2016-05-01', source: 'State Taxation Administration, VAT on accommodation (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
