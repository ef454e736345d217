import type { Facts } from '../facts.ts'
import { burmese } from '../naming/burmese.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const bagan: Facts = {
  key: 'bagan',
  name: 'Bagan',
  aliases: ['ပုဂံ', 'Nyaung-U'],
  country: 'Myanmar',
  countryCode: 'MM',
  currency: 'MMK',
  timeZone: 'Asia/Yangon',
  at: [21.1717, 94.8585],
  art: 'bagan',
  hotels: 22,
  nightly: 120_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [127, 121, 103, 91, 81, 79, 81, 83, 85, 101, 119, 127],
  peaks: newYear(118),
  week: resort,
  views: ['temple plain view', 'roof terrace view', 'tamarind court'],
  naming: called(burmese, 'bagan', ['Htilo Lane', 'Ayeyar Leaf', 'Shwe Gu', 'Bu Paya']),
  address: '{n} {s}',
  phone: '+95 61 255 ',
  districts: [
    district('old-bagan', 'Old Bagan', 21.17, 94.864, 180, ['Bagan–Nyaung-U Road', 'Thiripyitsaya Lane']),
    district('new-bagan', 'New Bagan', 21.137, 94.858, 250, ['Kayay Street', 'Main Road', 'Khat Tar Street']),
    district('nyaung-u', 'Nyaung-U', 21.197, 94.911, 250, ['Main Road', 'Anawrahta Road', 'Thiripyitsaya 4 Street']),
    district('wetkyi-in', 'Wetkyi-in', 21.193, 94.888, 160, ['Anawrahta Road', 'Bagan–Nyaung-U Road']),
  ],
  landmarks: [
    landmark('ananda-temple', 'Ananda Temple', 'Ananda Temple', 21.1708, 94.8678),
    landmark('shwezigon-pagoda', 'Shwezigon Pagoda', 'Shwezigon Pagoda', 21.1954, 94.8939),
    landmark('dhammayangyi-temple', 'Dhammayangyi Temple', 'Dhammayangyi Temple', 21.1617, 94.8731),
    landmark('sulamani-temple', 'Sulamani Temple', 'Sulamani Temple', 21.1647, 94.8814),
  ],
  airport: airport('NYU', 'Nyaung U Airport', 21.1753, 94.9283),
  taxes: [
    percent('commercial', 'Commercial tax', 5, { since: '2016-04-01', source: 'Myanmar Commercial Tax Law (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
