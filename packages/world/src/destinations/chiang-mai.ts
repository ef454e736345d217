import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { thai } from '../naming/thai.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const chiangMai: Facts = {
  key: 'chiang-mai',
  name: 'Chiang Mai',
  aliases: ['เชียงใหม่'],
  country: 'Thailand',
  countryCode: 'TH',
  currency: 'THB',
  timeZone: 'Asia/Bangkok',
  at: [18.7904, 98.9847],
  art: 'chiang-mai',
  hotels: 38,
  nightly: 2_200,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [119, 111, 91, 91, 81, 81, 93, 93, 85, 97, 125, 131],
  peaks: [...newYear(124), { from: '11-04', to: '11-08', percent: 120 }],
  week: cityBreak,
  views: ['Doi Suthep view', 'rooftop view', 'teak garden'],
  naming: called(thai, 'chiang-mai', ['Lanna', 'Khum Kham', 'Ping Nok', 'Doi Luang']),
  address: '{n} {s}',
  phone: '+66 53 555 ',
  districts: [
    district('old-city', 'Old City', 18.7885, 98.986, 300, ['Ratchadamnoen Road', 'Ratchamanka Road', 'Moon Muang Road']),
    district('nimman', 'Nimman', 18.7985, 98.968, 280, ['Nimmanhaemin Road', 'Soi Nimman 9', 'Sirimangkalajarn Road']),
    district('riverside', 'Riverside', 18.789, 99.0072, 130, ['Charoen Rat Road', 'Na Wat Ket Road']),
    district('night-bazaar', 'Night Bazaar', 18.785, 98.999, 180, ['Chang Khlan Road', 'Loi Kroh Road', 'Tha Phae Road']),
    district('santitham', 'Santitham', 18.803, 98.981, 250, ['Santitham Road', 'Hussadhisewee Road']),
  ],
  landmarks: [
    landmark('wat-phra-singh', 'Wat Phra Singh', 'Wat Phra Singh', 18.7885, 98.9822),
    landmark('wat-chedi-luang', 'Wat Chedi Luang', 'Wat Chedi Luang', 18.787, 98.9866),
    landmark('doi-suthep', 'Doi Suthep', 'Doi Suthep', 18.805, 98.9217),
    landmark('tha-phae-gate', 'Tha Phae Gate', 'the Tha Phae Gate', 18.7877, 98.9933),
  ],
  airport: airport('CNX', 'Chiang Mai International Airport', 18.7696, 98.9684),
  taxes: [
    percent('vat', 'VAT', 7, { since: '1999-04-01', source: 'Thai Revenue Department, reduced VAT rate (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
