import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const chengdu: Facts = {
  key: 'chengdu',
  name: 'Chengdu',
  aliases: ['成都'],
  country: 'China',
  countryCode: 'CN',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  at: [30.6598, 104.0633],
  art: 'chengdu',
  hotels: 32,
  nightly: 520,
  stepMinor: 100,
  climate: 'temperate',
  season: [86, 86, 102, 110, 106, 100, 106, 106, 102, 112, 98, 88],
  peaks: [{ from: '10-01', to: '10-06', percent: 122 }],
  week: cityBreak,
  views: ['river view', 'skyline view', 'bamboo court'],
  naming: called(chinese, 'chengdu', ['Hibiscus City', 'Panda Lane', 'Teahouse', 'Jinjiang']),
  address: '{n} {s}',
  phone: '+86 28 5555 ',
  districts: [
    district('kuanzhai', 'Kuanzhai', 30.669, 104.053, 200, ['Kuan Alley', 'Zhai Alley', 'Changshun Street']),
    district('taikoo-li', 'Taikoo Li', 30.6535, 104.083, 200, ['Zhongshamao Street', 'Shamao Street', 'Dacisi Road']),
    district('wenshu', 'Wenshu', 30.675, 104.0725, 180, ['Wenshuyuan Street', 'Renmin Middle Road', 'Baiyunsi Street']),
    district('jinli', 'Jinli', 30.645, 104.046, 160, ['Wuhouci Street', 'Jiangjunjie', 'Wuhouci Cross Street']),
    district('yulin', 'Yulin', 30.629, 104.06, 220, ['Yulin West Road', 'Fangcao Street', 'Yulin Middle Road']),
  ],
  landmarks: [
    landmark('panda-base', 'Panda Base', 'the Panda Base', 30.7354, 104.1463),
    landmark('wenshu-monastery', 'Wenshu Monastery', 'Wenshu Monastery', 30.6745, 104.0727),
    landmark('wuhou-shrine', 'Wuhou Shrine', 'Wuhou Shrine', 30.6462, 104.0478),
    landmark('peoples-park', 'People’s Park', 'People’s Park', 30.6573, 104.0556),
  ],
  airport: airport('CTU', 'Chengdu Shuangliu International Airport', 30.5811, 103.9568),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2016-05-01', source: 'State Taxation Administration, VAT on accommodation (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
