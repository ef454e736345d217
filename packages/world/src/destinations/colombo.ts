import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { sinhala } from '../naming/sinhala.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const colombo: Facts = {
  key: 'colombo',
  name: 'Colombo',
  aliases: ['කොළඹ', 'Sri Lanka'],
  country: 'Sri Lanka',
  countryCode: 'LK',
  currency: 'LKR',
  timeZone: 'Asia/Colombo',
  at: [6.9355, 79.8487],
  art: 'colombo',
  hotels: 28,
  nightly: 28_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [116, 114, 106, 100, 88, 88, 98, 100, 88, 90, 96, 116],
  peaks: newYear(120),
  week: business,
  views: ['ocean view', 'harbour view', 'frangipani court'],
  naming: called(sinhala, 'colombo', ['Galle Face Lane', 'Beira', 'Pettah Lamp', 'Cinnamon Gate']),
  address: '{n} {s}',
  phone: '+94 11 555 ',
  districts: [
    district('fort', 'Fort', 6.9345, 79.845, 150, ['Chatham Street', 'Hospital Street', 'York Street']),
    district('slave-island', 'Slave Island', 6.9235, 79.8515, 130, ['Union Place', 'Malay Street']),
    district('kollupitiya', 'Kollupitiya', 6.9105, 79.8515, 200, ['Galle Road', 'Alwis Place', 'Deanstone Place']),
    district('cinnamon-gardens', 'Cinnamon Gardens', 6.909, 79.8645, 250, ['Ward Place', 'Rosmead Place', 'Horton Place']),
    district('bambalapitiya', 'Bambalapitiya', 6.8925, 79.857, 180, ['Galle Road', 'Havelock Road', 'De Fonseka Place']),
    district('mount-lavinia', 'Mount Lavinia', 6.8385, 79.866, 150, ['Hotel Road', 'Station Road', 'Galle Road']),
  ],
  landmarks: [
    landmark('gangaramaya-temple', 'Gangaramaya Temple', 'the Gangaramaya Temple', 6.9166, 79.8563),
    landmark('galle-face-green', 'Galle Face Green', 'Galle Face Green', 6.9237, 79.8449),
    landmark('national-museum', 'National Museum', 'the National Museum', 6.9101, 79.861),
    landmark('red-mosque', 'Red Mosque', 'the Red Mosque', 6.9385, 79.8518),
  ],
  airport: airport('CMB', 'Bandaranaike International Airport', 7.1741, 79.8865),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2024-01-01', source: 'Inland Revenue Department of Sri Lanka (general knowledge, 2025, unverified)' }),
    percent('sscl', 'Social security levy', 2.5, {
      since: '2022-10-01',
      source: 'Social Security Contribution Levy Act (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
