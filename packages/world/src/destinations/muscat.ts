import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const muscat: Facts = {
  key: 'muscat',
  name: 'Muscat',
  aliases: ['مسقط', 'Oman'],
  country: 'Oman',
  countryCode: 'OM',
  currency: 'OMR',
  timeZone: 'Asia/Muscat',
  at: [23.599, 58.5],
  art: 'muscat',
  hotels: 26,
  nightly: 44,
  stepMinor: 250,
  climate: 'desert',
  season: [122, 120, 114, 104, 86, 76, 78, 80, 86, 104, 118, 118],
  peaks: newYear(122),
  week: gulf,
  views: ['Gulf of Oman view', 'view of the Hajar', 'palm court'],
  naming: called(arabic, 'muscat', ['Al Luban', 'Al Khanjar', 'Al Falaj', 'Al Jabal']),
  address: '{s}, building {n}',
  phone: '+968 2455 ',
  districts: [
    district('muttrah', 'Muttrah', 23.6165, 58.5635, 90, ['Muttrah High Street', 'Al Bahri Road', 'Al Mina Street']),
    district('ruwi', 'Ruwi', 23.596, 58.545, 200, ['Ruwi High Street', 'Al Jaame Street', 'Bank Al Markazi Street']),
    district('qurum', 'Qurum', 23.608, 58.483, 240, ['Al Qurum Street', 'Al Shatti Street', 'Qurum Heights Road']),
    district('shatti-al-qurum', 'Shatti Al Qurum', 23.6125, 58.45, 180, ['Al Saruj Street', 'Way 2817', 'Al Shati Street']),
    district('al-khuwair', 'Al Khuwair', 23.593, 58.426, 260, ['Al Khuwair Street', 'Dohat Al Adab Street', 'Al Kuleiah Street']),
    district('old-muscat', 'Old Muscat', 23.613, 58.591, 80, ['Al Saidiya Street', 'Qasr Al Alam Street', 'Al Bab Al Kabir']),
  ],
  landmarks: [
    landmark('sultan-qaboos-grand-mosque', 'Sultan Qaboos Grand Mosque', 'the Grand Mosque', 23.5836, 58.3891),
    landmark('muttrah-souq', 'Muttrah Souq', 'Muttrah Souq', 23.618, 58.5655),
    landmark('royal-opera-house', 'Royal Opera House', 'Royal Opera House', 23.6148, 58.4692),
    landmark('al-alam-palace', 'Al Alam Palace', 'Al Alam Palace', 23.6139, 58.5947),
  ],
  airport: airport('MCT', 'Muscat International Airport', 23.6007, 58.284),
  taxes: [
    percent('vat', 'VAT', 5, { since: '2021-04-16', source: 'Royal Decree 121/2020; general knowledge of 2025, not looked up' }),
    percent('tourism', 'Tourism tax', 4, {
      collected: 'now',
      since: '2016-01-01',
      source: 'Ministry of Heritage and Tourism, tourism tax; general knowledge of 2025, not looked up',
    }),
    percent('municipality', 'Municipality tax', 5, {
      collected: 'now',
      since: '2016-01-01',
      source: 'Muscat Municipality, tax on hotel bills; general knowledge of 2025, not looked up',
    }),
  ],
}
