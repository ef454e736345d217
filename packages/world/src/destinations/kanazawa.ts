import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { japanese } from '../naming/japanese.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuestByPrice } from './write.ts'

export const kanazawa: Facts = {
  key: 'kanazawa',
  name: 'Kanazawa',
  aliases: ['金沢'],
  country: 'Japan',
  countryCode: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  at: [36.5613, 136.6562],
  art: 'kanazawa',
  hotels: 26,
  nightly: 19_000,
  stepMinor: 100,
  climate: 'temperate',
  season: [86, 86, 100, 116, 108, 96, 96, 102, 98, 112, 114, 90],
  peaks: [...newYear(118), { from: '05-01', to: '05-05', percent: 124 }],
  week: cityBreak,
  views: ['castle moat view', 'tiled roof view', 'moss court'],
  naming: called(japanese, 'kanazawa', ['Kenroku', 'Kinpaku', 'Yukizuri', 'Kaga Yuzen']),
  address: '{n} {s}',
  phone: '+81 76-555-',
  districts: [
    district('higashi-chaya', 'Higashi Chaya', 36.5725, 136.6665, 130, ['Higashiyama', 'Kannon-zaka', 'Asanogawa-dori']),
    district('kazuemachi', 'Kazuemachi', 36.571, 136.662, 80, ['Kazuemachi', 'Owaricho-dori']),
    district('nagamachi', 'Nagamachi', 36.564, 136.651, 160, ['Oyashiki-dori', 'Kuratsuki Yosui-dori', 'Nagamachi']),
    district('katamachi', 'Katamachi', 36.5595, 136.6525, 150, ['Katamachi', 'Kohrinbo-dori', 'Tatemachi']),
    district('kanazawa-station', 'Kanazawa Station', 36.577, 136.649, 200, ['Ekimae-dori', 'Rifa-dori', 'Horikawa-dori']),
    district('teramachi', 'Teramachi', 36.5555, 136.655, 130, ['Teramachi-dori', 'Nodaji']),
  ],
  landmarks: [
    landmark('kenroku-en', 'Kenroku-en', 'Kenroku-en', 36.5621, 136.6625),
    landmark('kanazawa-castle', 'Kanazawa Castle', 'Kanazawa Castle', 36.5656, 136.6593),
    landmark('21st-century-museum', '21st Century Museum', 'the 21st Century Museum', 36.5609, 136.6582),
    landmark('omicho-market', 'Omicho Market', 'Omicho Market', 36.5715, 136.6563),
  ],
  airport: airport('KMQ', 'Komatsu Airport', 36.4024, 136.4134, { by: 'coach', minutes: 40 }),
  taxes: [
    percent('vat', 'Consumption tax', 10, { since: '2019-10-01', source: 'National Tax Agency, consumption tax (general knowledge, 2025, unverified)' }),
    perGuestByPrice(
      'city',
      'Accommodation tax',
      [
        [0, 0],
        [5000, 200],
        [20000, 500],
      ],
      { since: '2024-10-01', source: 'City of Kanazawa (general knowledge, 2025, unverified)' },
    ),
  ],
}
