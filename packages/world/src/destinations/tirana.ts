import type { Facts } from '../facts.ts'
import { albanian } from '../naming/albanian.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perRoom } from './write.ts'

export const tirana: Facts = {
  key: 'tirana',
  name: 'Tirana',
  aliases: ['Tiranë'],
  country: 'Albania',
  countryCode: 'AL',
  currency: 'ALL',
  timeZone: 'Europe/Tirane',
  at: [41.3275, 19.8187],
  art: 'tirana',
  hotels: 24,
  nightly: 9_400,
  stepMinor: 10_000,
  climate: 'mediterranean',
  season: [82, 84, 92, 102, 110, 112, 108, 104, 112, 106, 92, 96],
  peaks: newYear(112),
  week: cityBreak,
  views: ['view of Dajti', 'rooftop view', 'quiet oborr'],
  naming: called(albanian, 'tirana', ['Dajti', 'Blloku i Vjetër', 'Kalaja e Vogël', 'Pazari']),
  address: '{s} {n}',
  phone: '+355 4 255 ',
  districts: [
    district('blloku', 'Blloku', 41.3205, 19.8155, 150, ['Rruga Ibrahim Rugova', 'Rruga Sami Frashëri', 'Rruga Vaso Pasha']),
    district('skanderbeg', 'Skanderbeg', 41.3285, 19.818, 130, ['Rruga e Barrikadave', 'Rruga e Durrësit', 'Rruga Abdi Toptani']),
    district('pazari-i-ri', 'Pazari i Ri', 41.33, 19.824, 110, ['Rruga Shemsi Haka', 'Rruga Luigj Gurakuqi', 'Rruga Qemal Stafa']),
    district('grand-park', 'Grand Park', 41.3145, 19.819, 120, ['Rruga e Elbasanit', 'Rruga Mustafa Matohiti', 'Rruga Lek Dukagjini']),
    district('dajti-foot', 'Dajti foot', 41.341, 19.857, 160, ['Rruga Dibrës', 'Rruga Dajti', 'Rruga Hysen Xhura']),
  ],
  landmarks: [
    landmark('skanderbeg-square', 'Skanderbeg Square', 'Skanderbeg Square', 41.3281, 19.8184),
    landmark('ethem-bey-mosque', 'Et’hem Bey Mosque', 'Et’hem Bey Mosque', 41.3277, 19.8193),
    landmark('pyramid', 'Pyramid', 'the Pyramid', 41.3233, 19.821),
    landmark('bunkart-2', 'Bunk’Art 2', 'Bunk’Art 2', 41.3287, 19.8205),
  ],
  airport: airport('TIA', 'Tirana International Airport', 41.4191, 19.7133, { by: 'bus', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 6, { since: '2017-06-01', source: 'Law 92/2014 on VAT: accommodation; general knowledge of 2025, not looked up' }),
    perRoom('city', 'City tax', [14_000, 14_000, 35_000, 35_000], {
      collected: 'property',
      since: '2023-01-01',
      source: 'Bashkia Tiranë, tarifë e qëndrimit; general knowledge of 2025, not looked up',
    }),
  ],
}
