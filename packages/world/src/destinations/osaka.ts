import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { japanese } from '../naming/japanese.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuestByPrice } from './write.ts'

export const osaka: Facts = {
  key: 'osaka',
  name: 'Osaka',
  aliases: ['大阪', 'Ōsaka'],
  country: 'Japan',
  countryCode: 'JP',
  currency: 'JPY',
  timeZone: 'Asia/Tokyo',
  at: [34.6937, 135.5022],
  art: 'osaka',
  hotels: 62,
  nightly: 22_000,
  stepMinor: 100,
  climate: 'temperate',
  season: [84, 86, 107, 119, 107, 98, 98, 96, 94, 105, 111, 96],
  peaks: [{ from: '03-28', to: '04-06', percent: 114 }, ...newYear(114)],
  week: cityBreak,
  views: ['castle view', 'skyline view', 'lane garden'],
  naming: called(japanese, 'osaka', ['Naniwa', 'Mizu no Miyako', 'Tako Lane', 'Bunraku'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+81 6-5550-',
  districts: [
    district('namba', 'Namba', 34.665, 135.5015, 230, ['Nankai-dori', 'Sennichimae-dori', 'Dotonbori']),
    district('shinsaibashi', 'Shinsaibashi', 34.672, 135.501, 230, ['Midosuji', 'Sakaisuji', 'Suomachi-dori']),
    district('umeda', 'Umeda', 34.7025, 135.5, 250, ['Ohatsutenjin-dori', 'Shin-Midosuji', 'Sonezaki-dori']),
    district('nakazakicho', 'Nakazakicho', 34.707, 135.5055, 180, ['Tenjinbashisuji', 'Nakazaki-dori']),
    district('shinsekai', 'Shinsekai', 34.6525, 135.506, 180, ['Tsutenkaku Hondori', 'Jan-Jan Yokocho']),
    district('tenmabashi', 'Tenmabashi', 34.689, 135.515, 160, ['Tosabori-dori', 'Tanimachisuji', 'Uemachisuji']),
  ],
  landmarks: [
    landmark('osaka-castle', 'Osaka Castle', 'Osaka Castle', 34.6873, 135.5259),
    landmark('dotonbori', 'Dotonbori', 'Dotonbori', 34.6687, 135.5013),
    landmark('tsutenkaku', 'Tsutenkaku', 'Tsutenkaku', 34.6525, 135.5063),
    landmark('shitenno-ji', 'Shitenno-ji', 'Shitenno-ji', 34.6534, 135.5163),
  ],
  airport: airport('KIX', 'Kansai International Airport', 34.4353, 135.244, { by: 'train', minutes: 50 }),
  taxes: [
    percent('vat', 'Consumption tax', 10, { since: '2019-10-01', source: 'National Tax Agency, consumption tax (general knowledge, 2025, unverified)' }),
    perGuestByPrice(
      'city',
      'Accommodation tax',
      [
        [0, 0],
        [5000, 200],
        [15000, 400],
        [20000, 500],
      ],
      { since: '2025-09-01', source: 'Osaka Prefecture, accommodation tax (general knowledge, 2025, unverified)' },
    ),
  ],
}
