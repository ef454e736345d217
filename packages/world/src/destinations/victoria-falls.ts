import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { safari } from '../naming/safari.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const victoriaFalls: Facts = {
  key: 'victoria-falls',
  name: 'Victoria Falls',
  aliases: ['Livingstone', 'Mosi-oa-Tunya'],
  country: 'Zambia',
  countryCode: 'ZM',
  currency: 'ZMW',
  timeZone: 'Africa/Lusaka',
  at: [-17.8419, 25.8544],
  art: 'victoria-falls',
  hotels: 26,
  nightly: 4_200,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [86, 86, 92, 102, 104, 104, 114, 120, 112, 104, 90, 88],
  peaks: newYear(122),
  week: resort,
  views: ['Zambezi view', 'bush view', 'teak garden'],
  naming: called(safari, 'victoria-falls', ['Zambezi Heron', 'Spray Cloud', 'Mukuni', 'Batoka Swift']),
  address: '{s}, plot {n}',
  phone: '+260 21 3255 ',
  districts: [
    district('livingstone', 'Livingstone', -17.85, 25.856, 240, ['Mosi-oa-Tunya Road', 'John Hunt Way', 'Nakatindi Road']),
    district('maramba', 'Maramba', -17.864, 25.87, 180, ['Maramba Road', 'Airport Road', 'Lusaka Road']),
    district('dambwa', 'Dambwa', -17.837, 25.846, 200, ['Nakatindi Road', 'Kazungula Road', 'Dambwa Road']),
    district('falls-park', 'Falls Park', -17.915, 25.86, 150, ['Mosi-oa-Tunya Road', 'Falls Park Lane', 'Sichango Road']),
    district('simonga', 'Simonga', -17.859, 25.75, 200, ['Nakatindi Road', 'Simonga Road', 'Riverside Drive']),
  ],
  landmarks: [
    landmark('victoria-falls', 'Victoria Falls', 'the falls', -17.9243, 25.8567),
    landmark('knife-edge-bridge', 'Knife-Edge Bridge', 'the Knife-Edge Bridge', -17.9265, 25.859),
    landmark('livingstone-museum', 'Livingstone Museum', 'the Livingstone Museum', -17.853, 25.855),
    landmark('victoria-falls-bridge', 'Victoria Falls Bridge', 'the railway bridge', -17.9285, 25.857),
  ],
  airport: airport('LVI', 'Harry Mwanga Nkumbula International Airport', -17.8206, 25.8222),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2008-04-01', source: 'Value Added Tax Act; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 1.5, {
      collected: 'now',
      since: '2015-01-01',
      source: 'Tourism and Hospitality Act, tourism levy; general knowledge of 2025, not looked up',
    }),
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Zambia; general knowledge of 2025, not looked up',
    }),
  ],
}
