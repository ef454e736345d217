import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const varanasi: Facts = {
  key: 'varanasi',
  name: 'Varanasi',
  aliases: ['Benares', 'Kashi', 'वाराणसी'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [25.3167, 83.0104],
  art: 'varanasi',
  hotels: 26,
  nightly: 6_100,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [112, 114, 108, 90, 80, 78, 82, 86, 90, 108, 126, 124],
  peaks: [{ from: '11-22', to: '11-26', percent: 126 }],
  week: cityBreak,
  views: ['Ganges view', 'rooftop view', 'temple court'],
  naming: called(hindi, 'varanasi', ['Kashi', 'Ganga Ghat', 'Diya', 'Banarasi']),
  address: '{n} {s}',
  phone: '+91 542 555 ',
  districts: [
    district('assi', 'Assi', 25.288, 83.0035, 110, ['Assi Ghat Road', 'Shivala Road', 'Lanka Road']),
    district('dashashwamedh', 'Dashashwamedh', 25.3075, 83.008, 120, ['Dashashwamedh Road', 'Bengali Tola', 'Godowlia']),
    district('chowk', 'Chowk', 25.3125, 83.0105, 110, ['Kachauri Gali', 'Thatheri Bazaar', 'Vishwanath Gali']),
    district('bhelupur', 'Bhelupur', 25.2985, 83, 180, ['Sonarpura Road', 'Durgakund Road', 'Vijaya Road']),
    district('cantonment', 'Cantonment', 25.335, 82.983, 250, ['The Mall', 'Raja Bazaar Road', 'Station Road']),
  ],
  landmarks: [
    landmark('dashashwamedh-ghat', 'Dashashwamedh Ghat', 'Dashashwamedh Ghat', 25.3069, 83.0103),
    landmark('kashi-vishwanath-temple', 'Kashi Vishwanath Temple', 'the Kashi Vishwanath Temple', 25.3109, 83.0107),
    landmark('assi-ghat', 'Assi Ghat', 'Assi Ghat', 25.2889, 83.0066),
    landmark('sarnath', 'Sarnath', 'Sarnath', 25.3811, 83.0214),
  ],
  airport: airport('VNS', 'Lal Bahadur Shastri International Airport', 25.4497, 82.8537),
  taxes: [
    percent('gst', 'GST', 5, {
      since: '2025-09-22',
      source: 'GST Council, rooms up to 7,500 rupees; dearer rooms owe 18 % (general knowledge, 2025, unverified)',
    }),
  ],
}
