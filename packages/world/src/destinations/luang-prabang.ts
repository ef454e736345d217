import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { lao } from '../naming/lao.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const luangPrabang: Facts = {
  key: 'luang-prabang',
  name: 'Luang Prabang',
  aliases: ['ຫຼວງພະບາງ'],
  country: 'Laos',
  countryCode: 'LA',
  currency: 'LAK',
  timeZone: 'Asia/Vientiane',
  at: [19.8856, 102.1347],
  art: 'luang-prabang',
  hotels: 26,
  nightly: 1_700_000,
  stepMinor: 1_000_000,
  climate: 'tropical',
  season: [124, 118, 104, 96, 83, 79, 85, 89, 83, 98, 116, 126],
  peaks: [...newYear(122), { from: '04-13', to: '04-16', percent: 116 }],
  week: resort,
  views: ['Mekong view', 'temple roof view', 'monastery lane'],
  naming: called(lao, 'luang-prabang', ['Nam Khan', 'Xieng Thong Lane', 'Phousi', 'Khan Kaeo']),
  address: '{s} {n}',
  phone: '+856 71 555 ',
  districts: [
    district('old-peninsula', 'Old Peninsula', 19.894, 102.139, 140, ['Sakkaline Road', 'Khounxoua Road', 'Souvannabanlang Road']),
    district('ban-xieng-mouane', 'Ban Xieng Mouane', 19.8915, 102.1355, 110, ['Sisavangvong Road', 'Khem Khong', 'Kitsalat Road']),
    district('ban-wat-that', 'Ban Wat That', 19.8875, 102.132, 120, ['Phommathat Road', 'Souvannabanlang Road']),
    district('ban-visoun', 'Ban Visoun', 19.8875, 102.138, 130, ['Visounnarath Road', 'Phothisarath Road', 'Naviengkham Road']),
    district('ban-phanluang', 'Ban Phanluang', 19.8965, 102.1475, 110, ['Phanluang Road', 'Old Bridge Road']),
  ],
  landmarks: [
    landmark('wat-xieng-thong', 'Wat Xieng Thong', 'Wat Xieng Thong', 19.8977, 102.1428),
    landmark('mount-phousi', 'Mount Phousi', 'Mount Phousi', 19.8902, 102.1369),
    landmark('royal-palace-museum', 'Royal Palace Museum', 'the Royal Palace Museum', 19.8921, 102.1361),
    landmark('kuang-si-falls', 'Kuang Si Falls', 'the Kuang Si Falls', 19.7492, 101.9926),
  ],
  airport: airport('LPQ', 'Luang Prabang International Airport', 19.8971, 102.1637),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2024-03-19', source: 'Lao PDR, VAT back at 10 % (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
