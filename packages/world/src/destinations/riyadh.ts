import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const riyadh: Facts = {
  key: 'riyadh',
  name: 'Riyadh',
  aliases: ['الرياض'],
  country: 'Saudi Arabia',
  countryCode: 'SA',
  currency: 'SAR',
  timeZone: 'Asia/Riyadh',
  at: [24.7136, 46.6753],
  art: 'riyadh',
  hotels: 28,
  nightly: 860,
  stepMinor: 500,
  climate: 'desert',
  season: [114, 110, 112, 100, 92, 84, 82, 84, 92, 112, 112, 106],
  peaks: newYear(110),
  week: gulf,
  views: ['skyline view', 'view of the palms', 'mud-brick court'],
  naming: called(arabic, 'riyadh', ['Al Diriyah Al Qadima', 'Al Wadi', 'Al Masmak', 'Al Najd']),
  address: '{s}, building {n}',
  phone: '+966 11 555 ',
  districts: [
    district('olaya', 'Olaya', 24.695, 46.685, 280, ['Olaya Street', 'Tahlia Street', 'King Fahd Road']),
    district('al-batha', 'Al Batha', 24.64, 46.715, 200, ['Al Batha Street', 'King Faisal Road', 'Al Khazzan Street']),
    district('diplomatic-quarter', 'Diplomatic Quarter', 24.68, 46.625, 260, ['Abdullah Al Sahmi Street', 'Al Kindi Square', 'Wadi Hanifa Street']),
    district('diriyah', 'Diriyah', 24.736, 46.576, 220, ['King Faisal Road', 'Al Bujairi Street', 'Imam Muhammad bin Saud Street']),
    district('hittin', 'Hittin', 24.762, 46.603, 280, ['Prince Turki Road', 'Prince Mohammed bin Salman Road', 'Wadi Al Shoki Street']),
  ],
  landmarks: [
    landmark('al-masmak-fort', 'Al Masmak Fort', 'Al Masmak Fort', 24.6312, 46.7134),
    landmark('kingdom-centre', 'Kingdom Centre', 'the Kingdom Centre', 24.7114, 46.6744),
    landmark('at-turaif', 'At-Turaif', 'At-Turaif', 24.7343, 46.5724),
    landmark('national-museum', 'National Museum', 'the National Museum', 24.6475, 46.7107),
  ],
  airport: airport('RUH', 'King Khalid International Airport', 24.9593, 46.7029, { by: 'metro', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2020-07-01', source: 'General Authority of Zakat and Tax; general knowledge of 2025, not looked up' }),
    percent('municipality', 'Municipal fee', 2.5, {
      collected: 'now',
      since: '2020-01-01',
      source: 'Ministry of Municipal and Rural Affairs, fee on accommodation; general knowledge of 2025, not looked up',
    }),
  ],
}
