import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, district, landmark, percent, perRoom, resort } from './write.ts'

export const crete: Facts = {
  key: 'crete',
  name: 'Crete',
  aliases: ['Kriti', 'Chania', 'Rethymno', 'Heraklion', 'Κρήτη'],
  country: 'Greece',
  countryCode: 'GR',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  at: [35.5138, 24.018],
  art: 'crete',
  hotels: 34,
  nightly: 148,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [66, 66, 74, 94, 112, 126, 140, 144, 124, 102, 72, 72],
  peaks: [{ from: '08-06', to: '08-20', percent: 112 }],
  week: resort,
  views: ['sea view', 'view of the White Mountains', 'lemon court'],
  naming: called(greek, 'crete', ['Samaria', 'Diktamo', 'Kri-Kri', 'Venetsiana']),
  address: '{s} {n}',
  phone: '+30 28 2155 ',
  districts: [
    district('chania-old-town', 'Chania Old Town', 35.516, 24.0185, 100, ['Zampeliou', 'Theotokopoulou', 'Chalidon']),
    district('halepa', 'Halepa', 35.5135, 24.043, 140, ['Eleftheriou Venizelou', 'Andrea Papandreou', 'Iroon Polytechniou']),
    district('nea-chora', 'Nea Chora', 35.512, 24.008, 110, ['Akti Papanikoli', 'Kydonias', 'Pireos']),
    district('platanias', 'Platanias', 35.517, 23.908, 140, ['Kato Platanias', 'Agiou Dimitriou', 'Palea Ethniki Odos']),
    district('rethymno', 'Rethymno', 35.367, 24.475, 130, ['Arkadiou', 'Vernardou', 'Salaminos']),
    district('vamos', 'Vamos', 35.408, 24.195, 180, ['Kato Geitonia', 'Plateia Vamou', 'Odos Apokoronou']),
  ],
  landmarks: [
    landmark('venetian-harbour', 'Venetian Harbour', 'the Venetian harbour', 35.5178, 24.017),
    landmark('firkas-fortress', 'Firkas Fortress', 'Firkas Fortress', 35.5192, 24.0155),
    landmark('fortezza-of-rethymno', 'Fortezza of Rethymno', 'the Fortezza', 35.3722, 24.4712),
    landmark('agia-triada-monastery', 'Agia Triada Monastery', 'Agia Triada Monastery', 35.5606, 24.135),
  ],
  airport: airport('CHQ', 'Chania International Airport', 35.5402, 24.1404, { by: 'bus', minutes: 30 }),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2016-06-01', source: 'VAT Code, reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perRoom('climate', 'Climate resilience fee', [200, 500, 1_000, 1_500], {
      collected: 'property',
      since: '2025-01-01',
      source: 'Law 5162/2024, amounts of April to October; general knowledge of 2025, not looked up',
    }),
  ],
}
