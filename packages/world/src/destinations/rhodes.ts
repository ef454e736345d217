import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { greek } from '../naming/greek.ts'
import { airport, district, landmark, percent, perRoom, resort } from './write.ts'

export const rhodes: Facts = {
  key: 'rhodes',
  name: 'Rhodes',
  aliases: ['Rodos', 'Ρόδος'],
  country: 'Greece',
  countryCode: 'GR',
  currency: 'EUR',
  timeZone: 'Europe/Athens',
  at: [36.4412, 28.2225],
  art: 'rhodes',
  hotels: 30,
  nightly: 152,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [66, 66, 72, 92, 114, 132, 146, 150, 130, 104, 66, 66],
  peaks: [{ from: '08-06', to: '08-20', percent: 112 }],
  week: resort,
  views: ['sea view', 'view of the walls', 'pebble court'],
  naming: called(greek, 'rhodes', ['Ippoton', 'Petaloudes', 'Elafi', 'Filerimos']),
  address: '{s} {n}',
  phone: '+30 22 4155 ',
  districts: [
    district('old-town', 'Old Town', 36.443, 28.2265, 130, ['Sokratous', 'Agiou Fanouriou', 'Omirou']),
    district('new-town', 'New Town', 36.449, 28.2205, 140, ['Amerikis', 'Orfanidou', 'Ionos Dragoumi']),
    district('lindos', 'Lindos', 36.0915, 28.0865, 90, ['Acropolis Street', 'Agios Pavlos Road', 'Lindos Main Street']),
    district('ixia', 'Ixia', 36.42, 28.19, 90, ['Leoforos Iraklidon', 'Ialyssou Avenue', 'Kallithea Street']),
    district('faliraki', 'Faliraki', 36.339, 28.203, 160, ['Ermou', 'Apollonos', 'Leoforos Kallitheas']),
  ],
  landmarks: [
    landmark('palace-of-the-grand-master', 'Palace of the Grand Master', 'Palace of the Grand Master', 36.4457, 28.224),
    landmark('street-of-the-knights', 'Street of the Knights', 'the Street of the Knights', 36.4453, 28.2258),
    landmark('acropolis-of-lindos', 'Acropolis of Lindos', 'the acropolis of Lindos', 36.0917, 28.088),
    landmark('mandraki-harbour', 'Mandraki Harbour', 'Mandraki Harbour', 36.449, 28.2255),
  ],
  airport: airport('RHO', 'Rhodes International Airport', 36.4019, 28.0907, { by: 'bus', minutes: 30 }),
  taxes: [
    percent('vat', 'VAT', 13, { since: '2016-06-01', source: 'VAT Code, reduced rate for accommodation; general knowledge of 2025, not looked up' }),
    perRoom('climate', 'Climate resilience fee', [200, 500, 1_000, 1_500], {
      collected: 'property',
      since: '2025-01-01',
      source: 'Law 5162/2024, amounts of April to October; general knowledge of 2025, not looked up',
    }),
  ],
}
