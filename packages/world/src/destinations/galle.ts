import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { sinhala } from '../naming/sinhala.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const galle: Facts = {
  key: 'galle',
  name: 'Galle',
  aliases: ['ගාල්ල', 'Unawatuna'],
  country: 'Sri Lanka',
  countryCode: 'LK',
  currency: 'LKR',
  timeZone: 'Asia/Colombo',
  at: [6.0367, 80.217],
  art: 'galle',
  hotels: 24,
  nightly: 30_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [124, 124, 112, 98, 84, 82, 92, 94, 84, 86, 98, 124],
  peaks: newYear(132),
  week: resort,
  views: ['lighthouse view', 'rampart view', 'veranda court'],
  naming: called(sinhala, 'galle', ['Rampart', 'Lace Maker', 'Old Gate', 'Stilt']),
  address: '{n} {s}',
  phone: '+94 91 555 ',
  districts: [
    district('galle-fort', 'Galle Fort', 6.028, 80.217, 150, ['Church Street', 'Pedlar Street', 'Leyn Baan Street']),
    district('galle-town', 'Galle Town', 6.0375, 80.216, 150, ['Wakwella Road', 'Main Street', 'Havelock Place']),
    district('unawatuna', 'Unawatuna', 6.013, 80.2475, 120, ['Wella Dewala Road', 'Yaddehimulla Road']),
    district('thalpe', 'Thalpe', 5.999, 80.2785, 90, ['Matara Road', 'Old Matara Road']),
    district('dadalla', 'Dadalla', 6.0485, 80.1975, 130, ['Colombo Road', 'Dadalla Road']),
  ],
  landmarks: [
    landmark('galle-lighthouse', 'Galle Lighthouse', 'the Galle Lighthouse', 6.0246, 80.2194),
    landmark('groote-kerk', 'Groote Kerk', 'the Groote Kerk', 6.0282, 80.217),
    landmark('clock-tower', 'Clock Tower', 'the Clock Tower', 6.0306, 80.2158),
    landmark('jungle-beach', 'Jungle Beach', 'Jungle Beach', 6.0186, 80.2384),
  ],
  airport: airport('CMB', 'Bandaranaike International Airport', 7.1741, 79.8865, { by: 'car', minutes: 150 }),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2024-01-01', source: 'Inland Revenue Department of Sri Lanka (general knowledge, 2025, unverified)' }),
    percent('sscl', 'Social security levy', 2.5, {
      since: '2022-10-01',
      source: 'Social Security Contribution Levy Act (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
