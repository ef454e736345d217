import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { thai } from '../naming/thai.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const phuket: Facts = {
  key: 'phuket',
  name: 'Phuket',
  aliases: ['ภูเก็ต', 'Patong', 'Kata'],
  country: 'Thailand',
  countryCode: 'TH',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  at: [7.8906, 98.3981],
  art: 'phuket',
  hotels: 60,
  nightly: 4_000,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [135, 129, 115, 104, 80, 74, 82, 84, 72, 82, 108, 133],
  peaks: newYear(140),
  week: resort,
  views: ['Andaman view', 'hill view', 'palm garden'],
  naming: called(thai, 'phuket', ['Andaman Dao', 'Kapong', 'Laem Thong', 'Thalang'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+66 76 555 ',
  districts: [
    district('old-phuket-town', 'Old Phuket Town', 7.885, 98.3885, 220, ['Thalang Road', 'Dibuk Road', 'Soi Romanee']),
    district('patong', 'Patong', 7.894, 98.301, 220, ['Rat-U-Thit Road', 'Nanai Road', 'Sai Kor Road']),
    district('kata', 'Kata', 7.82, 98.302, 200, ['Kata Road', 'Patak Road', 'Pakbang Road']),
    district('kamala', 'Kamala', 7.954, 98.2875, 200, ['Rim Had Road', 'Kamala Road']),
    district('bang-tao', 'Bang Tao', 7.993, 98.307, 200, ['Srisoonthorn Road', 'Bandon–Cherngtalay Road', 'Lagoon Road']),
    district('rawai', 'Rawai', 7.7795, 98.325, 200, ['Viset Road', 'Soi Sai Yuan', 'Soi Naya']),
  ],
  landmarks: [
    landmark('patong-beach', 'Patong Beach', 'Patong Beach', 7.8965, 98.2957),
    landmark('big-buddha', 'Big Buddha', 'the Big Buddha', 7.8277, 98.3128),
    landmark('wat-chalong', 'Wat Chalong', 'Wat Chalong', 7.8466, 98.3369),
    landmark('promthep-cape', 'Promthep Cape', 'Promthep Cape', 7.7625, 98.3053),
    landmark('old-phuket-town-clock', 'Old Phuket Town clock', 'the clock of Old Phuket Town', 7.8826, 98.3915),
  ],
  airport: airport('HKT', 'Phuket International Airport', 8.1076, 98.3064),
  taxes: [
    percent('vat', 'VAT', 7, { since: '1999-04-01', source: 'Thai Revenue Department, reduced VAT rate (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
