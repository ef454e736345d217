import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const jaipur: Facts = {
  key: 'jaipur',
  name: 'Jaipur',
  aliases: ['जयपुर'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [26.9196, 75.7878],
  art: 'jaipur',
  hotels: 34,
  nightly: 8_100,
  stepMinor: 1_000,
  climate: 'desert',
  season: [115, 117, 107, 89, 79, 75, 81, 83, 87, 111, 123, 129],
  peaks: newYear(128),
  week: cityBreak,
  views: ['palace view', 'rooftop view', 'lime court'],
  naming: called(hindi, 'jaipur', ['Gulabi', 'Amer Gate', 'Blue Pottery', 'Nahargarh']),
  address: '{n} {s}',
  phone: '+91 141 555 ',
  districts: [
    district('pink-city', 'Pink City', 26.924, 75.824, 250, ['Johari Bazaar', 'Tripolia Bazaar', 'Kishanpole Bazaar']),
    district('c-scheme', 'C-Scheme', 26.9105, 75.803, 280, ['Sardar Patel Marg', 'Ashok Marg', 'Bhagwan Das Road']),
    district('bani-park', 'Bani Park', 26.9285, 75.7945, 250, ['Kabir Marg', 'Shiv Marg', 'Jhotwara Road']),
    district('amer', 'Amer', 26.9845, 75.8515, 150, ['Amer Road', 'Sagar Road']),
    district('civil-lines', 'Civil Lines', 26.9055, 75.785, 250, ['Jacob Road', 'Hawa Sadak', 'Ajmer Road']),
  ],
  landmarks: [
    landmark('hawa-mahal', 'Hawa Mahal', 'Hawa Mahal', 26.9239, 75.8267),
    landmark('city-palace', 'City Palace', 'the City Palace', 26.9258, 75.8237),
    landmark('amber-fort', 'Amber Fort', 'Amber Fort', 26.9855, 75.8513),
    landmark('jantar-mantar', 'Jantar Mantar', 'Jantar Mantar', 26.9248, 75.8246),
  ],
  airport: airport('JAI', 'Jaipur International Airport', 26.822, 75.801),
  taxes: [
    percent('gst', 'GST', 18, {
      since: '2025-09-22',
      source: 'GST Council, rooms above 7,500 rupees; cheaper rooms owe 5 % (general knowledge, 2025, unverified)',
    }),
  ],
}
