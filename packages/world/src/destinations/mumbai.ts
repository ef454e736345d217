import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const mumbai: Facts = {
  key: 'mumbai',
  name: 'Mumbai',
  aliases: ['Bombay', 'मुंबई'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [18.9388, 72.8354],
  art: 'mumbai',
  hotels: 60,
  nightly: 10_000,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [116, 112, 104, 98, 94, 82, 80, 82, 88, 104, 112, 124],
  peaks: newYear(128),
  week: business,
  views: ['Arabian Sea view', 'skyline view', 'banyan court'],
  naming: called(hindi, 'mumbai', ['Koli', 'Apollo Lane', 'Marine Gull', 'Kala Ghoda Lane'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+91 22 5555 ',
  districts: [
    district('colaba', 'Colaba', 18.918, 72.8275, 140, ['Colaba Causeway', 'Arthur Bunder Road', 'Mereweather Road']),
    district('fort', 'Fort', 18.934, 72.835, 180, ['Mahatma Gandhi Road', 'Rampart Row', 'Dr Dadabhai Naoroji Road']),
    district('churchgate', 'Churchgate', 18.933, 72.8275, 130, ['Veer Nariman Road', 'J. Tata Road', 'Dinshaw Vachha Road']),
    district('bandra', 'Bandra', 19.057, 72.831, 200, ['Hill Road', 'Waterfield Road', 'Chapel Road']),
    district('juhu', 'Juhu', 19.104, 72.829, 150, ['Juhu Tara Road', 'Gulmohar Road', 'Janardan Mhatre Road']),
    district('lower-parel', 'Lower Parel', 18.995, 72.828, 200, ['Senapati Bapat Marg', 'N. M. Joshi Marg', 'Pandurang Budhkar Marg']),
    district('bandra-kurla', 'Bandra Kurla', 19.0635, 72.8655, 220, ['G Block Road', 'Trident Road', 'BKC Road']),
  ],
  landmarks: [
    landmark('gateway-of-india', 'Gateway of India', 'the Gateway of India', 18.922, 72.8347),
    landmark('chhatrapati-shivaji-terminus', 'Chhatrapati Shivaji Terminus', 'Chhatrapati Shivaji Terminus', 18.94, 72.8355),
    landmark('haji-ali-dargah', 'Haji Ali Dargah', 'the Haji Ali Dargah', 18.9827, 72.8089),
    landmark('elephanta-ferry', 'Elephanta ferry', 'the Elephanta ferry', 18.9218, 72.8352),
  ],
  airport: airport('BOM', 'Chhatrapati Shivaji Maharaj International Airport', 19.0899, 72.868),
  taxes: [
    percent('gst', 'GST', 18, {
      since: '2025-09-22',
      source: 'GST Council, rooms above 7,500 rupees; cheaper rooms owe 5 % (general knowledge, 2025, unverified)',
    }),
  ],
}
