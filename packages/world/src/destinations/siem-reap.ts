import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { khmer } from '../naming/khmer.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const siemReap: Facts = {
  key: 'siem-reap',
  name: 'Siem Reap',
  aliases: ['Angkor', 'សៀមរាប'],
  country: 'Cambodia',
  countryCode: 'KH',
  currency: 'KHR',
  timeZone: 'Asia/Phnom_Penh',
  at: [13.3618, 103.8606],
  art: 'siem-reap',
  hotels: 32,
  nightly: 250_000,
  stepMinor: 100_000,
  climate: 'tropical',
  season: [124, 122, 108, 96, 85, 83, 90, 90, 81, 87, 110, 124],
  peaks: [...newYear(122), { from: '04-13', to: '04-16', percent: 112 }],
  week: resort,
  views: ['rice field view', 'palm top view', 'pool garden'],
  naming: called(khmer, 'siem-reap', ['Angkor Lane', 'Wat Bo Tree', 'Tonle Leaf', 'Apsara Gate']),
  address: '{n} {s}',
  phone: '+855 63 555 ',
  districts: [
    district('old-market', 'Old Market', 13.3545, 103.8545, 180, ['Pub Street', 'Sivatha Boulevard', 'Hospital Street']),
    district('wat-bo', 'Wat Bo', 13.3565, 103.862, 200, ['Wat Bo Road', 'Street 26', 'Achar Sva Street']),
    district('french-quarter', 'French Quarter', 13.3645, 103.859, 180, ['Pokambor Avenue', 'Oum Khun Street', 'Charles de Gaulle']),
    district('wat-damnak', 'Wat Damnak', 13.35, 103.858, 180, ['Wat Damnak Street', 'Street 27', 'Sombai Road']),
    district('kandal-village', 'Kandal Village', 13.3595, 103.8575, 130, ['Hap Guan Street', 'Oum Chhay Street']),
  ],
  landmarks: [
    landmark('angkor-wat', 'Angkor Wat', 'Angkor Wat', 13.4125, 103.867),
    landmark('bayon', 'Bayon', 'the Bayon', 13.4413, 103.8589),
    landmark('ta-prohm', 'Ta Prohm', 'Ta Prohm', 13.4349, 103.8892),
    landmark('angkor-national-museum', 'Angkor National Museum', 'the Angkor National Museum', 13.3666, 103.8603),
  ],
  airport: airport('SAI', 'Siem Reap–Angkor International Airport', 13.3755, 104.2207),
  taxes: [
    percent('vat', 'VAT', 10, { since: '1999-01-01', source: 'Cambodian General Department of Taxation (general knowledge, 2025, unverified)' }),
    percent('accommodation', 'Accommodation tax', 2, {
      since: '2005-01-01',
      source: 'Cambodian General Department of Taxation (general knowledge, 2025, unverified)',
    }),
  ],
}
