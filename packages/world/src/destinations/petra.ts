import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const petra: Facts = {
  key: 'petra',
  name: 'Petra',
  aliases: ['Wadi Musa', 'البتراء'],
  country: 'Jordan',
  countryCode: 'JO',
  currency: 'JOD',
  timeZone: 'Asia/Jerusalem',
  at: [30.3216, 35.4801],
  art: 'petra',
  hotels: 24,
  nightly: 82,
  stepMinor: 500,
  climate: 'desert',
  season: [84, 90, 112, 126, 112, 92, 82, 86, 106, 120, 102, 88],
  peaks: newYear(116),
  week: resort,
  views: ['view of the sandstone', 'valley view', 'stone court'],
  naming: called(arabic, 'petra', ['Al Khazneh Al Qadima', 'Al Siq', 'Al Nabati', 'Al Anbat']),
  address: '{n} {s}',
  phone: '+962 3 255 ',
  districts: [
    district('petra-gate', 'Petra Gate', 30.3245, 35.47, 110, ['Tourism Street', 'Al Siq Street', 'Visitor Centre Road']),
    district('wadi-musa-centre', 'Wadi Musa Centre', 30.3215, 35.48, 160, ['Shaheed Roundabout', 'King Hussein Street', 'Main Street']),
    district('ain-musa', 'Ain Musa', 30.324, 35.499, 130, ['Ain Musa Road', 'Spring Street', 'King’s Highway']),
    district('taybeh', 'Taybeh', 30.256, 35.46, 160, ['Taybeh Road', 'Scenic Road', 'Old Village Lane']),
    district('umm-sayhoun', 'Umm Sayhoun', 30.341, 35.4665, 80, ['Beidha Road', 'Umm Sayhoun Road', 'Al Baydha Street']),
  ],
  landmarks: [
    landmark('treasury', 'Treasury', 'the Treasury', 30.3222, 35.4516),
    landmark('monastery', 'Monastery', 'the Monastery', 30.3379, 35.4306),
    landmark('siq-entrance', 'Siq entrance', 'the entrance of the Siq', 30.3232, 35.4605),
    landmark('little-petra', 'Little Petra', 'Little Petra', 30.3748, 35.4517),
  ],
  airport: airport('AQJ', 'King Hussein International Airport, Aqaba', 29.6101, 35.0215, { by: 'shuttle', minutes: 120 }),
  taxes: [
    percent('vat', 'Sales tax', 8, { since: '2019-01-01', source: 'General Sales Tax Law, rate for hotels; general knowledge of 2025, not looked up' }),
    percent('service', 'Service charge', 5, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Jordan; general knowledge of 2025, not looked up',
    }),
  ],
}
