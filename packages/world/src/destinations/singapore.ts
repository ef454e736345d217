import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { malay } from '../naming/malay.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const singapore: Facts = {
  key: 'singapore',
  name: 'Singapore',
  aliases: ['新加坡', 'Singapura'],
  country: 'Singapore',
  countryCode: 'SG',
  currency: 'SGD',
  timeZone: 'Asia/Singapore',
  at: [1.2897, 103.8501],
  art: 'singapore',
  hotels: 66,
  nightly: 260,
  stepMinor: 100,
  climate: 'tropical',
  season: [99, 101, 97, 97, 97, 101, 103, 99, 107, 97, 97, 105],
  peaks: [...newYear(114), { from: '09-18', to: '09-22', percent: 126 }],
  week: business,
  views: ['bay view', 'skyline view', 'five-foot way'],
  naming: called(malay, 'singapore', ['Merbah', 'Lorong Tua', 'Harbour Gate', 'Rain Tree'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+65 6555 ',
  districts: [
    district('chinatown', 'Chinatown', 1.2825, 103.844, 220, ['Keong Saik Road', 'Pagoda Street', 'Club Street']),
    district('kampong-glam', 'Kampong Glam', 1.3025, 103.859, 200, ['Arab Street', 'Haji Lane', 'Bali Lane']),
    district('little-india', 'Little India', 1.307, 103.852, 250, ['Serangoon Road', 'Dunlop Street', 'Campbell Lane']),
    district('marina-bay', 'Marina Bay', 1.2795, 103.855, 180, ['Marina Boulevard', 'Central Boulevard', 'Straits View']),
    district('orchard', 'Orchard', 1.304, 103.8325, 280, ['Orchard Road', 'Emerald Hill Road', 'Scotts Road']),
    district('tiong-bahru', 'Tiong Bahru', 1.285, 103.832, 220, ['Yong Siak Street', 'Seng Poh Road', 'Eng Hoon Street']),
    district('katong', 'Katong', 1.3055, 103.9045, 260, ['Joo Chiat Road', 'East Coast Road', 'Koon Seng Road']),
  ],
  landmarks: [
    landmark('gardens-by-the-bay', 'Gardens by the Bay', 'Gardens by the Bay', 1.2816, 103.8636),
    landmark('merlion', 'Merlion', 'the Merlion', 1.2868, 103.8545),
    landmark('botanic-gardens', 'Botanic Gardens', 'the Botanic Gardens', 1.3138, 103.8159),
    landmark('sultan-mosque', 'Sultan Mosque', 'the Sultan Mosque', 1.3023, 103.859),
    landmark('national-gallery', 'National Gallery', 'the National Gallery', 1.2902, 103.8515),
  ],
  airport: airport('SIN', 'Singapore Changi Airport', 1.3612, 103.9902),
  taxes: [
    percent('gst', 'GST', 9, { since: '2024-01-01', source: 'Inland Revenue Authority of Singapore (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
