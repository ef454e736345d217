import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { romanian } from '../naming/romanian.ts'
import { airport, business, district, landmark, newYear, percent, perGuest } from './write.ts'

export const bucharest: Facts = {
  key: 'bucharest',
  name: 'Bucharest',
  aliases: ['București'],
  country: 'Romania',
  countryCode: 'RO',
  currency: 'RON',
  timeZone: 'Europe/Bucharest',
  at: [44.4328, 26.1043],
  art: 'bucharest',
  hotels: 28,
  nightly: 560,
  stepMinor: 500,
  climate: 'temperate',
  season: [86, 90, 96, 102, 110, 108, 98, 94, 110, 108, 102, 96],
  peaks: newYear(112),
  week: business,
  views: ['view of the park', 'rooftop view', 'quiet court'],
  naming: called(romanian, 'bucharest', ['Lipscanilor', 'Vechiul Tramvai', 'Cișmigiul Mic', 'Filaretul']),
  address: '{s} {n}',
  phone: '+40 21 555 ',
  districts: [
    district('centrul-vechi', 'Centrul Vechi', 44.4315, 26.101, 140, ['Strada Lipscani', 'Strada Smârdan', 'Strada Șelari']),
    district('calea-victoriei', 'Calea Victoriei', 44.442, 26.094, 190, ['Calea Victoriei', 'Strada Biserica Amzei', 'Strada Henri Coandă']),
    district('cotroceni', 'Cotroceni', 44.433, 26.072, 190, ['Strada Doctor Lister', 'Bulevardul Eroii Sanitari', 'Strada Ana Davila']),
    district('dorobanti', 'Dorobanți', 44.458, 26.096, 220, ['Calea Dorobanților', 'Strada Roma', 'Strada Paris']),
    district('universitate', 'Universitate', 44.437, 26.103, 130, ['Bulevardul Carol I', 'Strada Academiei', 'Strada Batiștei']),
  ],
  landmarks: [
    landmark('palace-of-the-parliament', 'Palace of the Parliament', 'the Palace of the Parliament', 44.4275, 26.0875),
    landmark('romanian-athenaeum', 'Romanian Athenaeum', 'the Romanian Athenaeum', 44.4413, 26.0973),
    landmark('stavropoleos-church', 'Stavropoleos Church', 'Stavropoleos Church', 44.4317, 26.0987),
    landmark('village-museum', 'Village Museum', 'the Village Museum', 44.4722, 26.0765),
  ],
  airport: airport('OTP', 'Henri Coandă International Airport', 44.5712, 26.0771, { by: 'train', minutes: 25 }),
  taxes: [
    percent('vat', 'VAT', 11, { since: '2025-08-01', source: 'Law 141/2025: reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'City tax', 1_000, {
      ages: [18, 200],
      since: '2024-01-01',
      source: 'Consiliul General București, taxă specială for promotion, some EUR 2; general knowledge of 2025, not looked up',
    }),
  ],
}
