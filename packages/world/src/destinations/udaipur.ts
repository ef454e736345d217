import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const udaipur: Facts = {
  key: 'udaipur',
  name: 'Udaipur',
  aliases: ['उदयपुर'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [24.5862, 73.6962],
  art: 'udaipur',
  hotels: 28,
  nightly: 8_800,
  stepMinor: 1_000,
  climate: 'desert',
  season: [116, 111, 101, 85, 77, 75, 85, 93, 91, 111, 122, 134],
  peaks: newYear(132),
  week: resort,
  views: ['lake view', 'palace roof view', 'jharokha court'],
  naming: called(hindi, 'udaipur', ['Pichola', 'Mewar', 'Lal Ghat', 'Saheli']),
  address: '{n} {s}',
  phone: '+91 294 555 ',
  districts: [
    district('lal-ghat', 'Lal Ghat', 24.579, 73.684, 60, ['Lal Ghat Road', 'Gangaur Ghat Marg', 'Jagdish Temple Road']),
    district('hanuman-ghat', 'Hanuman Ghat', 24.579, 73.679, 60, ['Hanuman Ghat Road', 'Brahmpol Road']),
    district('bada-bazaar', 'Bada Bazaar', 24.583, 73.6895, 160, ['Bada Bazaar', 'Clock Tower Road', 'Hathi Pol Road']),
    district('fateh-sagar', 'Fateh Sagar', 24.5955, 73.688, 130, ['Saheli Marg', 'Fatehpura Road']),
    district('shobhagpura', 'Shobhagpura', 24.6125, 73.704, 220, ['100 Feet Road', 'Shobhagpura Circle Road']),
  ],
  landmarks: [
    landmark('city-palace', 'City Palace', 'the City Palace', 24.5764, 73.6835),
    landmark('jagdish-temple', 'Jagdish Temple', 'Jagdish Temple', 24.5796, 73.6838),
    landmark('bagore-ki-haveli', 'Bagore-ki-Haveli', 'Bagore-ki-Haveli', 24.5799, 73.6822),
    landmark('saheliyon-ki-bari', 'Saheliyon-ki-Bari', 'Saheliyon-ki-Bari', 24.6031, 73.6856),
  ],
  airport: airport('UDR', 'Maharana Pratap Airport', 24.6192, 73.8913),
  taxes: [
    percent('gst', 'GST', 18, {
      since: '2025-09-22',
      source: 'GST Council, rooms above 7,500 rupees; cheaper rooms owe 5 % (general knowledge, 2025, unverified)',
    }),
  ],
}
