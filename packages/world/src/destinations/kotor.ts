import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { serbian } from '../naming/serbian.ts'
import { airport, district, landmark, percent, perGuest, resort } from './write.ts'

export const kotor: Facts = {
  key: 'kotor',
  name: 'Kotor',
  aliases: ['Boka Kotorska', 'Perast', 'Montenegro'],
  country: 'Montenegro',
  countryCode: 'ME',
  currency: 'EUR',
  timeZone: 'Europe/Podgorica',
  at: [42.4247, 18.7712],
  art: 'kotor',
  hotels: 24,
  nightly: 138,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [66, 66, 76, 96, 112, 128, 144, 148, 124, 98, 68, 74],
  peaks: [{ from: '08-01', to: '08-20', percent: 110 }],
  week: resort,
  views: ['view of the bay', 'view of the walls', 'stone court'],
  naming: called(serbian, 'kotor', ['Bokeška Noć', 'Kamelija', 'Gurdić', 'Marinero']),
  address: '{s} {n}',
  phone: '+382 32 35 ',
  districts: [
    district('stari-grad', 'Stari Grad', 42.4245, 18.7715, 60, ['Ulica 1', 'Trg od oružja', 'Pjaca od muzeja']),
    district('dobrota', 'Dobrota', 42.44, 18.768, 60, ['Ulica Donja Dobrota', 'Put prvoborca', 'Ulica Sveti Stasije']),
    district('skaljari', 'Škaljari', 42.418, 18.768, 90, ['Škaljarska ulica', 'Njeguševa ulica', 'Put prvoborca']),
    district('perast', 'Perast', 42.487, 18.699, 40, ['Obala Marka Martinovića', 'Ulica Paška Kamenarovića', 'Put Svetog Ivana']),
    district('budva', 'Budva', 42.2885, 18.843, 110, ['Mediteranska ulica', 'Ulica 13. jula', 'Vojvođanska ulica']),
    district('tivat', 'Tivat', 42.4335, 18.701, 90, ['Ulica Luke Tomanovića', '21. novembra', 'Palih boraca']),
  ],
  landmarks: [
    landmark('kotor-fortress', 'Kotor Fortress', 'the fortress of San Giovanni', 42.424, 18.775),
    landmark('st-tryphon-cathedral', 'St Tryphon Cathedral', 'the cathedral', 42.4243, 18.7715),
    landmark('our-lady-of-the-rocks', 'Our Lady of the Rocks', 'Our Lady of the Rocks', 42.4867, 18.6888),
  ],
  airport: airport('TIV', 'Tivat Airport', 42.4036, 18.7256),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2025-01-01', source: 'Zakon o PDV, rate for accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'Sojourn tax', 100, {
      ages: [18, 200],
      since: '2023-01-01',
      source: 'Opština Kotor, boravišna taksa; general knowledge of 2025, not looked up',
    }),
  ],
}
