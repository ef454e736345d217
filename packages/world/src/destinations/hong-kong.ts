import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { chinese } from '../naming/chinese.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const hongKong: Facts = {
  key: 'hong-kong',
  name: 'Hong Kong',
  aliases: ['香港', 'HK'],
  country: 'Hong Kong',
  countryCode: 'HK',
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  at: [22.2783, 114.1747],
  art: 'hong-kong',
  hotels: 66,
  nightly: 1_500,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [96, 92, 104, 108, 98, 88, 90, 92, 92, 112, 116, 112],
  peaks: newYear(116),
  week: business,
  views: ['harbour view', 'skyline view', 'light well'],
  naming: called(chinese, 'hong-kong', ['Star Pier', 'Dai Pai', 'Bauhinia Steps', 'Ding Ding'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+852 2555 ',
  districts: [
    district('central', 'Central', 22.281, 114.1565, 150, ['Queen’s Road Central', 'Wellington Street', 'Stanley Street']),
    district('sheung-wan', 'Sheung Wan', 22.2855, 114.15, 140, ['Hollywood Road', 'Bonham Strand', 'Wing Lok Street']),
    district('wan-chai', 'Wan Chai', 22.276, 114.173, 180, ['Johnston Road', 'Queen’s Road East', 'Lockhart Road']),
    district('causeway-bay', 'Causeway Bay', 22.2785, 114.184, 170, ['Leighton Road', 'Percival Street', 'Jardine’s Bazaar']),
    district('tsim-sha-tsui', 'Tsim Sha Tsui', 22.299, 114.173, 200, ['Nathan Road', 'Carnarvon Road', 'Granville Road']),
    district('mong-kok', 'Mong Kok', 22.3185, 114.1695, 280, ['Argyle Street', 'Shanghai Street', 'Fa Yuen Street']),
    district('sai-ying-pun', 'Sai Ying Pun', 22.286, 114.142, 130, ['High Street', 'Centre Street', 'Third Street']),
  ],
  landmarks: [
    landmark('star-ferry-pier', 'Star Ferry pier', 'the Star Ferry pier', 22.2938, 114.1686),
    landmark('victoria-peak', 'Victoria Peak', 'Victoria Peak', 22.2711, 114.1499),
    landmark('man-mo-temple', 'Man Mo Temple', 'Man Mo Temple', 22.284, 114.1502),
    landmark('temple-street-night-market', 'Temple Street night market', 'Temple Street night market', 22.3065, 114.17),
  ],
  airport: airport('HKG', 'Hong Kong International Airport', 22.308, 113.9185),
  taxes: [
    percent('accommodation', 'Hotel accommodation tax', 3, {
      since: '2025-01-01',
      source: 'Inland Revenue Department of Hong Kong (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
