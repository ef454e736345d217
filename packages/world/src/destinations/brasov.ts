import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { romanian } from '../naming/romanian.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const brasov: Facts = {
  key: 'brasov',
  name: 'Brașov',
  aliases: ['Brasov', 'Kronstadt', 'Transylvania'],
  country: 'Romania',
  countryCode: 'RO',
  currency: 'RON',
  timeZone: 'Europe/Bucharest',
  at: [45.6427, 25.5887],
  art: 'brasov',
  hotels: 24,
  nightly: 480,
  stepMinor: 500,
  climate: 'alpine',
  season: [104, 106, 88, 90, 96, 100, 112, 116, 100, 94, 84, 114],
  peaks: newYear(130),
  week: cityBreak,
  views: ['view of Tâmpa', 'view of the red roofs', 'quiet court'],
  naming: called(romanian, 'brasov', ['Tâmpa', 'Cetatea Veche', 'Ursul Somnoros', 'Piatra Neagră']),
  address: '{s} {n}',
  phone: '+40 268 55 ',
  districts: [
    district('piata-sfatului', 'Piața Sfatului', 45.6425, 25.5885, 120, ['Strada Republicii', 'Strada Mureșenilor', 'Strada Apollonia Hirscher']),
    district('schei', 'Șchei', 45.636, 25.581, 140, ['Strada Prundului', 'Piața Unirii', 'Strada Podul Creț']),
    district('blumana', 'Blumăna', 45.65, 25.6, 150, ['Strada Lungă', 'Bulevardul Eroilor', 'Strada Castanilor']),
    district('poiana-brasov', 'Poiana Brașov', 45.5955, 25.552, 200, ['Strada Poiana Soarelui', 'Strada Valea Dragă', 'Poiana lui Stechil']),
    district('bran', 'Bran', 45.515, 25.37, 160, ['Strada General Traian Moșoiu', 'Strada Principală', 'Strada Aurel Stoian']),
  ],
  landmarks: [
    landmark('black-church', 'Black Church', 'the Black Church', 45.641, 25.588),
    landmark('bran-castle', 'Bran Castle', 'Bran Castle', 45.515, 25.3672),
    landmark('tampa-cable-car', 'Tâmpa cable car', 'the Tâmpa cable car', 45.639, 25.593),
    landmark('catherines-gate', 'Catherine’s Gate', 'Catherine’s Gate', 45.638, 25.5857),
  ],
  airport: airport('GHV', 'Brașov-Ghimbav International Airport', 45.7017, 25.52, { by: 'shuttle', minutes: 25 }),
  taxes: [percent('vat', 'VAT', 11, { since: '2025-08-01', source: 'Law 141/2025: reduced rate for accommodation; general knowledge of 2025, not looked up' })],
}
