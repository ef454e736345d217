import type { Facts } from '../facts.ts'
import { arabic } from '../naming/arabic.ts'
import { called } from '../naming/called.ts'
import { airport, district, gulf, landmark, newYear, percent } from './write.ts'

export const doha: Facts = {
  key: 'doha',
  name: 'Doha',
  aliases: ['الدوحة'],
  country: 'Qatar',
  countryCode: 'QA',
  currency: 'QAR',
  timeZone: 'Asia/Qatar',
  at: [25.2854, 51.531],
  art: 'doha',
  hotels: 28,
  nightly: 560,
  stepMinor: 500,
  climate: 'desert',
  season: [120, 118, 112, 106, 92, 80, 76, 78, 88, 104, 114, 112],
  peaks: [{ from: '12-16', to: '12-20', percent: 118 }, ...newYear(120)],
  week: gulf,
  views: ['bay view', 'skyline view', 'palm court'],
  naming: called(arabic, 'doha', ['Al Dhow', 'Al Zubara', 'Al Wakra', 'Al Sahn']),
  address: '{s}, building {n}',
  phone: '+974 4455 ',
  districts: [
    district('souq-waqif', 'Souq Waqif', 25.2875, 51.5335, 120, ['Al Souq Street', 'Grand Hamad Street', 'Abdullah bin Jassim Street']),
    district('msheireb', 'Msheireb', 25.2855, 51.5265, 160, ['Al Kahraba Street', 'Al Rayyan Road', 'Sikkat Wadi Msheireb']),
    district('west-bay', 'West Bay', 25.3255, 51.529, 180, ['Omar Al Mukhtar Street', 'Diplomatic Street', 'Al Funduq Street']),
    district('al-sadd', 'Al Sadd', 25.283, 51.498, 260, ['Al Sadd Street', 'Al Nasr Street', 'Suhaim bin Hamad Street']),
    district('lusail', 'Lusail', 25.418, 51.506, 180, ['Lusail Boulevard', 'Al Khor Coastal Road', 'Fox Hills Street']),
  ],
  landmarks: [
    landmark('museum-of-islamic-art', 'Museum of Islamic Art', 'the Museum of Islamic Art', 25.2953, 51.5392),
    landmark('national-museum-of-qatar', 'National Museum of Qatar', 'the National Museum', 25.2872, 51.5488),
    landmark('souq-waqif', 'Souq Waqif', 'Souq Waqif', 25.2876, 51.533),
    landmark('katara', 'Katara', 'Katara', 25.3596, 51.5262),
  ],
  airport: airport('DOH', 'Hamad International Airport', 25.261, 51.6136),
  taxes: [
    percent('service', 'Service charge', 10, {
      kind: 'fee',
      since: '2016-01-01',
      source: 'Usual charge of hotels in Qatar, which levies no VAT; general knowledge of 2025, not looked up',
    }),
  ],
}
