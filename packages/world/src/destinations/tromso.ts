import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { norwegian } from '../naming/norwegian.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const tromso: Facts = {
  key: 'tromso',
  name: 'Tromsø',
  aliases: ['Tromso', 'Romsa'],
  country: 'Norway',
  countryCode: 'NO',
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  at: [69.6496, 18.956],
  art: 'tromso',
  hotels: 26,
  nightly: 1_880,
  stepMinor: 500,
  climate: 'subpolar',
  season: [118, 130, 122, 96, 84, 98, 100, 92, 86, 84, 92, 110],
  peaks: newYear(126),
  week: resort,
  views: ['view of the sound', 'view of the Lyngen peaks', 'quiet yard'],
  naming: called(norwegian, 'tromso', ['Polarnatt', 'Isfuglen', 'Ishavet', 'Finnmarksvidda']),
  address: '{s} {n}',
  phone: '+47 77 555 ',
  districts: [
    district('sentrum', 'Sentrum', 69.65, 18.956, 150, ['Storgata', 'Grønnegata', 'Skippergata']),
    district('nordbyen', 'Nordbyen', 69.6565, 18.962, 130, ['Skansegata', 'Nordre Tollbodgate', 'Skippergata']),
    district('sorbyen', 'Sørbyen', 69.642, 18.948, 120, ['Strandvegen', 'Mellomvegen', 'Kongsbakken']),
    district('tromsdalen', 'Tromsdalen', 69.6485, 19, 140, ['Turistvegen', 'Solstrandvegen', 'Skoleveien']),
    district('kroken', 'Kroken', 69.678, 19.044, 130, ['Krokenvegen', 'Skarpmarka', 'Conrad Holmboes veg']),
  ],
  landmarks: [
    landmark('arctic-cathedral', 'Arctic Cathedral', 'the Arctic Cathedral', 69.648, 18.9876),
    landmark('cable-car', 'Cable Car', 'the Cable Car', 69.6413, 18.9835),
    landmark('polaria', 'Polaria', 'Polaria', 69.6436, 18.9476),
    landmark('polar-museum', 'Polar Museum', 'the Polar Museum', 69.6523, 18.9636),
  ],
  airport: airport('TOS', 'Tromsø Airport', 69.6798, 18.9073),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2018-01-01', source: 'Merverdiavgiftsloven, low rate for accommodation; general knowledge of 2025, not looked up' }),
  ],
}
