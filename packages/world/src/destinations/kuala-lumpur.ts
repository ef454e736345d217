import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { malay } from '../naming/malay.ts'
import { airport, business, district, landmark, newYear, percent, perRoom } from './write.ts'

export const kualaLumpur: Facts = {
  key: 'kuala-lumpur',
  name: 'Kuala Lumpur',
  aliases: ['KL'],
  country: 'Malaysia',
  countryCode: 'MY',
  currency: 'MYR',
  timeZone: 'Asia/Kuala_Lumpur',
  at: [3.1412, 101.6865],
  art: 'kuala-lumpur',
  hotels: 60,
  nightly: 350,
  stepMinor: 100,
  climate: 'tropical',
  season: [98, 98, 98, 98, 98, 100, 104, 102, 98, 98, 100, 108],
  peaks: newYear(114),
  week: business,
  views: ['tower view', 'skyline view', 'banyan court'],
  naming: called(malay, 'kuala-lumpur', ['Kampung Baru', 'Masjid Lane', 'Chow Kit Tua', 'Klang Heron'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+60 3-5550 ',
  districts: [
    district('bukit-bintang', 'Bukit Bintang', 3.147, 101.711, 250, ['Jalan Bukit Bintang', 'Changkat Bukit Bintang', 'Jalan Alor']),
    district('klcc', 'KLCC', 3.156, 101.713, 220, ['Jalan Ampang', 'Jalan Pinang', 'Jalan P. Ramlee']),
    district('chinatown', 'Chinatown', 3.144, 101.6975, 200, ['Jalan Petaling', 'Jalan Sultan', 'Jalan Panggong']),
    district('bangsar', 'Bangsar', 3.1305, 101.671, 250, ['Jalan Telawi', 'Jalan Maarof', 'Lorong Maarof']),
    district('brickfields', 'Brickfields', 3.1315, 101.686, 200, ['Jalan Tun Sambanthan', 'Jalan Thambipillay', 'Jalan Scott']),
    district('chow-kit', 'Chow Kit', 3.166, 101.698, 220, ['Jalan Raja Alang', 'Jalan Tuanku Abdul Rahman', 'Jalan Haji Hussein']),
  ],
  landmarks: [
    landmark('petronas-towers', 'Petronas Towers', 'the Petronas Towers', 3.1579, 101.7116),
    landmark('merdeka-square', 'Merdeka Square', 'Merdeka Square', 3.1488, 101.6936),
    landmark('batu-caves', 'Batu Caves', 'the Batu Caves', 3.2379, 101.684),
    landmark('central-market', 'Central Market', 'the Central Market', 3.1456, 101.6955),
  ],
  airport: airport('KUL', 'Kuala Lumpur International Airport', 2.7443, 101.7173, { by: 'train', minutes: 35 }),
  taxes: [
    percent('sst', 'Service tax', 8, { since: '2024-03-01', source: 'Royal Malaysian Customs, service tax (general knowledge, 2025, unverified)' }),
    perRoom('tourism', 'Tourism tax', 1000, {
      since: '2017-09-01',
      source: 'Malaysian Tourism Tax Act 2017, foreign guests, per room and night (general knowledge, 2025, unverified)',
    }),
  ],
}
