import type { Facts } from '../facts.ts'
import { afrikaans } from '../naming/afrikaans.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const windhoek: Facts = {
  key: 'windhoek',
  name: 'Windhoek',
  aliases: ['Windhuk'],
  country: 'Namibia',
  countryCode: 'NA',
  currency: 'NAD',
  timeZone: 'Africa/Windhoek',
  at: [-22.5609, 17.0658],
  art: 'windhoek',
  hotels: 24,
  nightly: 1_750,
  stepMinor: 1_000,
  climate: 'highland',
  season: [88, 88, 92, 96, 98, 102, 114, 118, 112, 106, 96, 90],
  peaks: newYear(106),
  week: business,
  views: ['view of the Auas', 'skyline view', 'palm court'],
  naming: called(afrikaans, 'windhoek', ['Eros', 'Auas', 'Kalkfontein', 'Welwitschia']),
  address: '{n} {s}',
  phone: '+264 61 255 ',
  districts: [
    district('city-centre', 'City Centre', -22.566, 17.083, 180, ['Independence Avenue', 'Post Street', 'Fidel Castro Street']),
    district('klein-windhoek', 'Klein Windhoek', -22.564, 17.104, 200, ['Nelson Mandela Avenue', 'Sam Nujoma Drive', 'Gevers Street']),
    district('eros', 'Eros', -22.548, 17.096, 200, ['Omuramba Road', 'Langenhoven Street', 'Heliodoor Street']),
    district('olympia', 'Olympia', -22.601, 17.088, 200, ['Sean McBride Street', 'Frankie Fredericks Street', 'Auas Road']),
    district('windhoek-west', 'Windhoek West', -22.566, 17.066, 180, ['John Meinert Street', 'Bach Street', 'Pasteur Street']),
  ],
  landmarks: [
    landmark('christuskirche', 'Christuskirche', 'Christuskirche', -22.5675, 17.0873),
    landmark('independence-museum', 'Independence Museum', 'the Independence Museum', -22.5683, 17.0879),
    landmark('tintenpalast', 'Tintenpalast', 'Tintenpalast', -22.5672, 17.0895),
    landmark('namibia-craft-centre', 'Namibia Craft Centre', 'the craft centre', -22.5722, 17.0838),
  ],
  airport: airport('WDH', 'Hosea Kutako International Airport', -22.4873, 17.4632),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2000-11-27', source: 'Value-Added Tax Act 10 of 2000; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 2, {
      collected: 'now',
      since: '2004-01-01',
      source: 'Namibia Tourism Board, levy on accommodation; general knowledge of 2025, not looked up',
    }),
  ],
}
