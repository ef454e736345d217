import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const laPaz: Facts = {
  key: 'la-paz',
  name: 'La Paz',
  aliases: ['Nuestra Señora de La Paz'],
  country: 'Bolivia',
  countryCode: 'BO',
  currency: 'BOB',
  timeZone: 'America/La_Paz',
  at: [-16.5, -68.15],
  art: 'la-paz',
  hotels: 24,
  nightly: 710,
  stepMinor: 100,
  climate: 'highland',
  season: [92, 96, 96, 98, 104, 104, 108, 108, 104, 100, 98, 92],
  peaks: [],
  week: cityBreak,
  views: ['Illimani view', 'valley view', 'patio'],
  naming: called(andean, 'la-paz', ['del Illimani', 'de las Brujas', 'del Teleférico', 'del Altiplano']),
  address: '{s} {n}',
  phone: '+591 2 255 ',
  districts: [
    district('centro', 'Centro', -16.497, -68.1355, 150, ['Comercio', 'Yanacocha', 'Potosí']),
    district('san-pedro', 'San Pedro', -16.5025, -68.1335, 130, ['Colombia', 'Cañada Strongest', 'Nicolás Acosta']),
    district('rosario', 'Rosario', -16.4955, -68.1405, 120, ['Illampu', 'Sagárnaga', 'Linares']),
    district('sopocachi', 'Sopocachi', -16.511, -68.127, 160, ['Avenida Ecuador', 'Belisario Salinas', 'Fernando Guachalla']),
    district('calacoto', 'Calacoto', -16.5405, -68.0775, 200, ['Avenida Ballivián', 'Calle 21', 'Montenegro']),
  ],
  landmarks: [
    landmark('witches-market', 'Witches’ Market', 'the Witches’ Market', -16.4964, -68.1384),
    landmark('san-francisco', 'San Francisco', 'the church of San Francisco', -16.4961, -68.1371),
    landmark('plaza-murillo', 'Plaza Murillo', 'Plaza Murillo', -16.4957, -68.1335),
    landmark('moon-valley', 'Moon Valley', 'Moon Valley', -16.5678, -68.0937),
  ],
  airport: airport('LPB', 'El Alto International Airport', -16.5089, -68.1769),
  taxes: [percent('vat', 'VAT', 13, { since: '1994-01-01', source: 'Ley 843, Bolivia (general knowledge, 2025, unverified)' })],
}
