import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { maldivian } from '../naming/maldivian.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const maldives: Facts = {
  key: 'maldives',
  name: 'Maldives',
  aliases: ['Malé', 'Maafushi', 'Baa Atoll'],
  country: 'Maldives',
  countryCode: 'MV',
  currency: 'MVR',
  timeZone: 'Indian/Maldives',
  at: [4.1752, 73.5093],
  art: 'maldives',
  hotels: 40,
  nightly: 4_900,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [123, 121, 115, 104, 84, 78, 84, 90, 82, 90, 102, 125],
  peaks: newYear(150),
  week: resort,
  views: ['lagoon view', 'reef view', 'palm garden'],
  naming: called(maldivian, 'maldives', ['Kashimaa', 'Faru', 'Dhathuru', 'Vilu']),
  address: '{s}',
  phone: '+960 655 ',
  districts: [
    district('male', 'Malé', 4.1755, 73.5085, 200, ['Majeedhee Magu', 'Chaandhanee Magu', 'Sosun Magu']),
    district('hulhumale', 'Hulhumalé', 4.2145, 73.541, 180, ['Nirolhu Magu', 'Huvandhumaa Hingun']),
    district('maafushi', 'Maafushi', 3.9415, 73.49, 90, ['Aabadhee Hingun', 'Ziyaaraiy Magu']),
    district('thulusdhoo', 'Thulusdhoo', 4.374, 73.652, 90, ['Fen Magu', 'Kaasinji Magu']),
    district('dhiffushi', 'Dhiffushi', 4.4445, 73.7135, 70, ['Bodu Magu']),
    district('himmafushi', 'Himmafushi', 4.3095, 73.571, 80, ['Bodu Magu', 'Medhuziyaarai Magu']),
  ],
  landmarks: [
    landmark('old-friday-mosque', 'Old Friday Mosque', 'the Old Friday Mosque', 4.1781, 73.5123),
    landmark('male-fish-market', 'Malé fish market', 'the Malé fish market', 4.1775, 73.5081),
    landmark('hulhumale-beach', 'Hulhumalé Beach', 'Hulhumalé Beach', 4.2125, 73.5455),
    landmark('bikini-beach-of-maafushi', 'Bikini Beach of Maafushi', 'Bikini Beach', 3.9452, 73.4893),
  ],
  airport: airport('MLE', 'Velana International Airport', 4.1875, 73.5308, { by: 'speedboat', minutes: 35 }),
  taxes: [
    percent('tgst', 'Tourism GST', 17, { since: '2025-07-01', source: 'Maldives Inland Revenue Authority (general knowledge, 2025, unverified)' }),
    perGuest('green', 'Green tax', [9300, 9300, 18600, 18600], {
      since: '2025-01-01',
      source: 'Maldives Inland Revenue Authority: 12 USD a night in resorts, 6 in guest houses (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
