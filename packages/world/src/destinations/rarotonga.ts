import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maori } from '../naming/maori.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const rarotonga: Facts = {
  key: 'rarotonga',
  name: 'Rarotonga',
  aliases: ['Cook Islands', 'Avarua'],
  country: 'Cook Islands',
  countryCode: 'CK',
  currency: 'NZD',
  timeZone: 'Pacific/Rarotonga',
  at: [-21.2078, -159.775],
  art: 'rarotonga',
  hotels: 20,
  nightly: 270,
  stepMinor: 100,
  climate: 'tropical',
  season: [91, 87, 89, 97, 101, 107, 119, 113, 107, 99, 91, 95],
  peaks: newYear(118),
  week: resort,
  views: ['lagoon view', 'mountain view', 'taro garden'],
  naming: called(maori, 'rarotonga', ['Muri Light', 'Ara Tapu', 'Te Manga', 'Aitutaki']),
  address: '{s}',
  phone: '+682 55 ',
  districts: [
    district('avarua', 'Avarua', -21.209, -159.775, 110, ['Ara Tapu', 'Ara Metua', 'Takuvaine Road']),
    district('muri', 'Muri', -21.2585, -159.736, 90, ['Ara Tapu', 'Ara Metua']),
    district('titikaveka', 'Titikaveka', -21.273, -159.76, 80, ['Ara Tapu']),
    district('arorangi', 'Arorangi', -21.227, -159.8275, 100, ['Ara Tapu', 'Ara Metua']),
  ],
  landmarks: [
    landmark('muri-beach', 'Muri Beach', 'Muri Beach', -21.2617, -159.7301),
    landmark('punanga-nui-market', 'Punanga Nui Market', 'the Punanga Nui Market', -21.2066, -159.7811),
    landmark('te-rua-manga', 'Te Rua Manga', 'Te Rua Manga', -21.2312, -159.7934),
    landmark('avarua-church', 'Avarua church', 'the church of Avarua', -21.2083, -159.7735),
  ],
  airport: airport('RAR', 'Rarotonga International Airport', -21.1999, -159.7985),
  taxes: [percent('vat', 'VAT', 15, { since: '2014-04-01', source: 'Cook Islands Revenue Management (general knowledge, 2025, unverified)' })],
}
