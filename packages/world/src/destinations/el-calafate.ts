import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const elCalafate: Facts = {
  key: 'el-calafate',
  name: 'El Calafate',
  aliases: ['Perito Moreno', 'Patagonia'],
  country: 'Argentina',
  countryCode: 'AR',
  currency: 'ARS',
  timeZone: 'America/Argentina/Rio_Gallegos',
  at: [-50.3408, -72.2768],
  art: 'el-calafate',
  hotels: 24,
  nightly: 200_000,
  stepMinor: 100_000,
  climate: 'subpolar',
  season: [133, 127, 113, 93, 74, 66, 70, 72, 87, 109, 123, 133],
  peaks: [],
  week: resort,
  views: ['lake view', 'steppe view', 'poplar garden'],
  naming: called(argentine, 'el-calafate', ['del Calafate', 'del Témpano', 'de la Estepa', 'del Chingolo']),
  address: '{s} {n}',
  phone: '+54 2902 55 ',
  districts: [
    district('centro', 'Centro', -50.339, -72.264, 150, ['Avenida del Libertador', 'Gobernador Gregores', 'Amado']),
    district('punta-soberana', 'Punta Soberana', -50.334, -72.283, 110, ['Padre Agostini', 'Perito Moreno']),
    district('cerro-calafate', 'Cerro Calafate', -50.3465, -72.271, 150, ['Gobernador Moyano', '25 de Mayo', 'Newbery']),
    district('costanera', 'Costanera', -50.335, -72.2555, 90, ['Costanera Kirchner', 'Almirante Brown']),
  ],
  landmarks: [
    landmark('laguna-nimez', 'Laguna Nimez', 'Laguna Nimez', -50.3296, -72.2657),
    landmark('perito-moreno-glacier', 'Perito Moreno Glacier', 'the Perito Moreno Glacier', -50.4967, -73.1377),
    landmark('glaciarium', 'Glaciarium', 'the Glaciarium', -50.3567, -72.3287),
  ],
  airport: airport('FTE', 'El Calafate International Airport', -50.2842, -72.0537),
  taxes: [
    percent('vat', 'VAT', 21, {
      since: '1995-04-01',
      source: 'Ley de IVA; visitors who pay with a foreign card may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
