import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { hindi } from '../naming/hindi.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const goa: Facts = {
  key: 'goa',
  name: 'Goa',
  aliases: ['Panaji', 'Panjim', 'गोवा'],
  country: 'India',
  countryCode: 'IN',
  currency: 'INR',
  timeZone: 'Asia/Kolkata',
  at: [15.4909, 73.8278],
  art: 'goa',
  hotels: 36,
  nightly: 8_500,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [118, 112, 104, 96, 92, 80, 76, 80, 84, 100, 118, 142],
  peaks: newYear(144),
  week: resort,
  views: ['Arabian Sea view', 'palm top view', 'cashew garden'],
  naming: called(hindi, 'goa', ['Fontainhas', 'Susegad', 'Mandovi', 'Feni Lane']),
  address: '{n} {s}',
  phone: '+91 832 555 ',
  districts: [
    district('fontainhas', 'Fontainhas', 15.4965, 73.8315, 110, ['Rua de Natal', '31st January Road', 'St Sebastian Road']),
    district('panaji', 'Panaji', 15.497, 73.8225, 130, ['18th June Road', 'Mahatma Gandhi Road', 'Dr Pissurlekar Road']),
    district('candolim', 'Candolim', 15.5165, 73.7665, 180, ['Fort Aguada Road', 'Candolim–Calangute Road']),
    district('anjuna', 'Anjuna', 15.5825, 73.745, 180, ['Anjuna Beach Road', 'Mapusa Road']),
    district('assagao', 'Assagao', 15.595, 73.7665, 220, ['Assagao–Badem Road', 'Vagator Road']),
    district('palolem', 'Palolem', 15.0125, 74.0255, 110, ['Palolem Beach Road', 'Ourem Road']),
    district('benaulim', 'Benaulim', 15.2605, 73.9295, 180, ['Vasvaddo Beach Road', 'Colva Road']),
  ],
  landmarks: [
    landmark('basilica-of-bom-jesus', 'Basilica of Bom Jesus', 'the Basilica of Bom Jesus', 15.5009, 73.9116),
    landmark('our-lady-of-the-immaculate-conception', 'Our Lady of the Immaculate Conception', 'the church of the Immaculate Conception', 15.4989, 73.8292),
    landmark('fort-aguada', 'Fort Aguada', 'Fort Aguada', 15.4925, 73.7738),
    landmark('anjuna-flea-market', 'Anjuna flea market', 'the Anjuna flea market', 15.5755, 73.7395),
    landmark('palolem-beach', 'Palolem Beach', 'Palolem Beach', 15.01, 74.0232),
  ],
  airport: airport('GOI', 'Dabolim Airport', 15.3845, 73.8398),
  taxes: [
    percent('gst', 'GST', 18, {
      since: '2025-09-22',
      source: 'GST Council, rooms above 7,500 rupees; cheaper rooms owe 5 % (general knowledge, 2025, unverified)',
    }),
  ],
}
