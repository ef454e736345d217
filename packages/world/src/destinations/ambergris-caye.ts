import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribbean } from '../naming/caribbean.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const ambergrisCaye: Facts = {
  key: 'ambergris-caye',
  name: 'Ambergris Caye',
  aliases: ['San Pedro', 'Belize'],
  country: 'Belize',
  countryCode: 'BZ',
  currency: 'BZD',
  timeZone: 'America/Belize',
  at: [17.9214, -87.9611],
  art: 'ambergris-caye',
  hotels: 20,
  nightly: 340,
  stepMinor: 100,
  climate: 'tropical',
  season: [120, 120, 122, 112, 96, 92, 98, 88, 72, 76, 92, 112],
  peaks: newYear(138),
  week: resort,
  views: ['reef view', 'lagoon view', 'palm garden'],
  naming: called(caribbean, 'ambergris-caye', ['Blue Hole Gull', 'Mangrove', 'Manatee', 'Coral Caye']),
  address: '{n} {s}',
  phone: '+501 225 ',
  districts: [
    district('san-pedro-town', 'San Pedro Town', 17.9195, -87.963, 70, ['Barrier Reef Drive', 'Pescador Drive', 'Coconut Drive']),
    district('south-beach', 'South Beach', 17.902, -87.974, 60, ['Coconut Drive', 'Seagrape Drive']),
    district('boca-del-rio', 'Boca del Rio', 17.931, -87.956, 60, ['Laguna Drive', 'Boca del Rio Drive']),
    district('tres-cocos', 'Tres Cocos', 17.9515, -87.942, 60, ['Tres Cocos Road', 'Golf Cart Road']),
  ],
  landmarks: [
    landmark('hol-chan-office', 'Hol Chan office', 'the Hol Chan office', 17.9205, -87.9605),
    landmark('boca-del-rio-park', 'Boca del Rio park', 'the Boca del Rio park', 17.9289, -87.9577),
    landmark('secret-beach', 'Secret Beach', 'Secret Beach', 17.9762, -88.0252),
  ],
  airport: airport('SPR', 'San Pedro Airport', 17.9171, -87.9657),
  taxes: [
    percent('hotel', 'Hotel tax', 9, { since: '2005-01-01', source: 'Belize Tourism Board (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
