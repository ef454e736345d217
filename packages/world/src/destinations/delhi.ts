import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const delhi: Facts = {
  key: 'delhi',
  name: 'Delhi',
  aliases: ['New Delhi', 'दिल्ली'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [28.6358, 77.2245],
  art: 'delhi',
  hotels: 60,
  nightly: 9_000,
  stepMinor: 1_000,
  climate: 'desert',
  season: [106, 114, 112, 96, 84, 80, 82, 86, 94, 112, 120, 114],
  peaks: newYear(112),
  week: business,
  views: ['garden tomb view', 'rooftop view', 'neem court'],
  naming: called(hindi, 'delhi', ['Dilli Gate', 'Yamuna', 'Qutb Lane', 'Shahjahan'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+91 11 5555 ',
  districts: [
    district('connaught-place', 'Connaught Place', 28.6315, 77.2185, 250, ['Janpath', 'Barakhamba Road', 'Kasturba Gandhi Marg']),
    district('old-delhi', 'Old Delhi', 28.652, 77.2305, 220, ['Chandni Chowk', 'Dariba Kalan', 'Nai Sarak']),
    district('paharganj', 'Paharganj', 28.6425, 77.2135, 200, ['Main Bazaar', 'Arakashan Road', 'Desh Bandhu Gupta Road']),
    district('khan-market', 'Khan Market', 28.6, 77.2275, 220, ['Subramania Bharti Marg', 'Prithviraj Road', 'Amrita Shergill Marg']),
    district('hauz-khas', 'Hauz Khas', 28.553, 77.1955, 200, ['Hauz Khas Village Road', 'Aurobindo Marg', 'August Kranti Marg']),
    district('nizamuddin', 'Nizamuddin', 28.589, 77.247, 180, ['Mathura Road', 'Lodhi Road', 'Jaipur Estate Road']),
    district('aerocity', 'Aerocity', 28.551, 77.1215, 220, ['Hospitality Road', 'Asset Area Road']),
  ],
  landmarks: [
    landmark('red-fort', 'Red Fort', 'the Red Fort', 28.6562, 77.241),
    landmark('humayuns-tomb', 'Humayun’s Tomb', 'Humayun’s Tomb', 28.5933, 77.2507),
    landmark('india-gate', 'India Gate', 'India Gate', 28.6129, 77.2295),
    landmark('qutb-minar', 'Qutb Minar', 'the Qutb Minar', 28.5245, 77.1855),
    landmark('jama-masjid', 'Jama Masjid', 'the Jama Masjid', 28.6507, 77.2334),
  ],
  airport: airport('DEL', 'Indira Gandhi International Airport', 28.5566, 77.1008),
  taxes: [
    percent('gst', 'GST', 18, {
      since: '2025-09-22',
      source: 'GST Council, rooms above 7,500 rupees; cheaper rooms owe 5 % (general knowledge, 2025, unverified)',
    }),
  ],
}
