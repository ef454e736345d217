import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { serbian } from '../naming/serbian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const sarajevo: Facts = {
  key: 'sarajevo',
  name: 'Sarajevo',
  aliases: [],
  country: 'Bosnia and Herzegovina',
  countryCode: 'BA',
  currency: 'BAM',
  timeZone: 'Europe/Sarajevo',
  at: [43.859, 18.431],
  art: 'sarajevo',
  hotels: 24,
  nightly: 152,
  stepMinor: 100,
  climate: 'highland',
  season: [88, 92, 92, 100, 108, 108, 112, 122, 104, 94, 84, 96],
  peaks: [{ from: '08-14', to: '08-22', percent: 116 }, ...newYear(118)],
  week: cityBreak,
  views: ['view of the Miljacka', 'view of Trebević', 'quiet avlija'],
  naming: called(serbian, 'sarajevo', ['Sebilj', 'Trebevićka', 'Bosiljak', 'Džezva']),
  address: '{s} {n}',
  phone: '+387 33 255 ',
  districts: [
    district('bascarsija', 'Baščaršija', 43.86, 18.4315, 110, ['Sarači', 'Kazandžiluk', 'Bravadžiluk']),
    district('bistrik', 'Bistrik', 43.8555, 18.431, 90, ['Bistrik', 'Konak', 'Isevića sokak']),
    district('ferhadija', 'Ferhadija', 43.859, 18.425, 110, ['Ferhadija', 'Zelenih beretki', 'Mula Mustafe Bašeskije']),
    district('marijin-dvor', 'Marijin Dvor', 43.856, 18.407, 140, ['Hamze Hume', 'Hiseta', 'Kralja Tvrtka']),
    district('ilidza', 'Ilidža', 43.829, 18.311, 180, ['Mala aleja', 'Velika aleja', 'Hrasnička cesta']),
  ],
  landmarks: [
    landmark('sebilj-fountain', 'Sebilj fountain', 'the Sebilj', 43.8597, 18.4313),
    landmark('latin-bridge', 'Latin Bridge', 'the Latin Bridge', 43.8578, 18.429),
    landmark('vijecnica', 'Vijećnica', 'Vijećnica', 43.8591, 18.4334),
    landmark('yellow-bastion', 'Yellow Bastion', 'the Yellow Bastion', 43.8611, 18.439),
  ],
  airport: airport('SJJ', 'Sarajevo International Airport', 43.8267, 18.3361),
  taxes: [
    percent('vat', 'VAT', 17, { since: '2006-01-01', source: 'Zakon o PDV: one rate; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Sojourn tax', 200, {
      ages: [12, 200],
      since: '2022-01-01',
      source: 'Kanton Sarajevo, boravišna taksa; general knowledge of 2025, not looked up',
    }),
  ],
}
