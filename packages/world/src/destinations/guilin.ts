import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const guilin: Facts = {
  key: 'guilin',
  name: 'Guilin',
  aliases: ['桂林', 'Yangshuo'],
  country: 'China',
  countryCode: 'CN',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  at: [25.2819, 110.2864],
  art: 'guilin',
  hotels: 26,
  nightly: 430,
  stepMinor: 100,
  climate: 'temperate',
  season: [80, 84, 98, 111, 107, 100, 111, 111, 103, 117, 98, 80],
  peaks: [{ from: '10-01', to: '10-06', percent: 126 }],
  week: resort,
  views: ['river view', 'karst view', 'osmanthus court'],
  naming: called(chinese, 'guilin', ['Osmanthus Bank', 'Li River', 'Cormorant', 'Moon Hill']),
  address: '{n} {s}',
  phone: '+86 773 555 ',
  districts: [
    district('two-rivers', 'Two Rivers', 25.278, 110.2925, 130, ['Binjiang Road', 'Zhengyang Pedestrian Street', 'Shahu South Road']),
    district('xicheng', 'Xicheng', 25.2805, 110.286, 160, ['Xicheng Pedestrian Street', 'Yiren Road', 'Zhongshan Middle Road']),
    district('seven-star', 'Seven Star', 25.2755, 110.309, 200, ['Qixing Road', 'Ziyou Road']),
    district('yangshuo', 'Yangshuo', 24.777, 110.4925, 150, ['West Street', 'Diecui Road', 'Pantao Road']),
    district('yulong-river', 'Yulong River', 24.7625, 110.4505, 160, ['Yulong Road', 'Jiuxian Village Lane']),
  ],
  landmarks: [
    landmark('elephant-trunk-hill', 'Elephant Trunk Hill', 'Elephant Trunk Hill', 25.2668, 110.2941),
    landmark('reed-flute-cave', 'Reed Flute Cave', 'Reed Flute Cave', 25.3047, 110.2719),
    landmark('solitary-beauty-peak', 'Solitary Beauty Peak', 'Solitary Beauty Peak', 25.2858, 110.2954),
    landmark('west-street-of-yangshuo', 'West Street of Yangshuo', 'West Street', 24.7773, 110.4938),
  ],
  airport: airport('KWL', 'Guilin Liangjiang International Airport', 25.2176, 110.0468),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2016-05-01', source: 'State Taxation Administration, VAT on accommodation (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
