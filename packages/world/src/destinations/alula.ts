import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const alula: Facts = {
  key: 'alula',
  name: 'AlUla',
  aliases: ['العلا', 'Al-Ula', 'Hegra'],
  country: 'Saudi Arabia',
  countryCode: 'SA',
  currency: 'SAR',
  timeZone: 'Asia/Riyadh',
  at: [26.6085, 37.9232],
  art: 'alula',
  hotels: 24,
  nightly: 1_480,
  stepMinor: 500,
  climate: 'desert',
  season: [128, 122, 116, 104, 86, 74, 72, 74, 84, 106, 116, 122],
  peaks: [{ from: '12-18', to: '12-26', percent: 114 }, ...newYear(126)],
  week: gulf,
  views: ['oasis view', 'view of the cliffs', 'mud-brick court'],
  naming: called(arabic, 'alula', ['Al Hijr', 'Al Dadan', 'Al Burtuqal', 'Al Wahat']),
  address: '{s}, building {n}',
  phone: '+966 14 555 ',
  districts: [
    district('old-town', 'Old Town', 26.6225, 37.913, 130, ['Market Street', 'Tantora Lane', 'Old Town Road']),
    district('al-jadidah', 'Al Jadidah', 26.613, 37.917, 140, ['Al Jadidah Street', 'King Abdulaziz Road', 'Arts District Lane']),
    district('oasis', 'Oasis', 26.64, 37.914, 160, ['Oasis Heritage Trail', 'Prince Abdulmohsen Road', 'Al Khuraybah Road']),
    district('al-aziziyah', 'Al Aziziyah', 26.59, 37.952, 240, ['King Fahd Road', 'Al Aziziyah Street', 'Al Rawdah Street']),
    district('ashar-valley', 'Ashar Valley', 26.693, 37.96, 220, ['Ashar Road', 'Hegra Road', 'Harrat Uwayrid Road']),
  ],
  landmarks: [
    landmark('hegra', 'Hegra', 'Hegra', 26.7917, 37.953),
    landmark('elephant-rock', 'Elephant Rock', 'Elephant Rock', 26.68, 37.988),
    landmark('dadan', 'Dadan', 'Dadan', 26.656, 37.914),
    landmark('maraya', 'Maraya', 'Maraya', 26.699, 37.954),
  ],
  airport: airport('ULH', 'Prince Abdul Majeed bin Abdulaziz Airport', 26.4809, 38.1167),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2020-07-01', source: 'General Authority of Zakat and Tax; general knowledge of 2025, not looked up' }),
    percent('municipality', 'Municipal fee', 2.5, {
      collected: 'now',
      since: '2020-01-01',
      source: 'Ministry of Municipal and Rural Affairs, fee on accommodation; general knowledge of 2025, not looked up',
    }),
  ],
}
