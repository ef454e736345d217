import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { swahili } from '../naming/swahili.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const nairobi: Facts = {
  key: 'nairobi',
  name: 'Nairobi',
  aliases: [],
  country: 'Kenya',
  countryCode: 'KE',
  currency: 'KES',
  timeZone: 'Africa/Nairobi',
  at: [-1.2864, 36.8172],
  art: 'nairobi',
  hotels: 28,
  nightly: 21_500,
  stepMinor: 10_000,
  climate: 'highland',
  season: [98, 98, 96, 92, 92, 98, 112, 114, 104, 100, 96, 100],
  peaks: newYear(112),
  week: business,
  views: ['view of the park', 'view of the Ngong Hills', 'garden court'],
  naming: called(swahili, 'nairobi', ['Jacaranda', 'Mkoko', 'Karura', 'Nandi Flame']),
  address: '{s}, plot {n}',
  phone: '+254 20 555 ',
  districts: [
    district('city-centre', 'City Centre', -1.284, 36.822, 220, ['Kenyatta Avenue', 'Kimathi Street', 'Moi Avenue']),
    district('westlands', 'Westlands', -1.266, 36.804, 240, ['Woodvale Grove', 'Mpaka Road', 'Waiyaki Way']),
    district('kilimani', 'Kilimani', -1.29, 36.783, 260, ['Argwings Kodhek Road', 'Kindaruma Road', 'Ngong Road']),
    district('karen', 'Karen', -1.32, 36.708, 380, ['Karen Road', 'Langata Road', 'Bogani Road']),
    district('gigiri', 'Gigiri', -1.233, 36.803, 280, ['United Nations Avenue', 'Limuru Road', 'Gigiri Lane']),
    district('upper-hill', 'Upper Hill', -1.299, 36.815, 220, ['Bishops Road', 'Ragati Road', 'Hospital Road']),
  ],
  landmarks: [
    landmark('nairobi-national-park-gate', 'Nairobi National Park gate', 'the gate of the national park', -1.3347, 36.7769),
    landmark('giraffe-centre', 'Giraffe Centre', 'the Giraffe Centre', -1.3765, 36.7445),
    landmark('karen-blixen-museum', 'Karen Blixen Museum', 'the Karen Blixen Museum', -1.3519, 36.7122),
    landmark('national-museum', 'National Museum', 'the National Museum', -1.2741, 36.8142),
  ],
  airport: airport('NBO', 'Jomo Kenyatta International Airport', -1.3192, 36.9258),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2013-09-02', source: 'Value Added Tax Act 2013; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 2, {
      collected: 'now',
      since: '2012-01-01',
      source: 'Tourism Act 2011, tourism fund levy; general knowledge of 2025, not looked up',
    }),
  ],
}
