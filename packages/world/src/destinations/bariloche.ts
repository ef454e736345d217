import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const bariloche: Facts = {
  key: 'bariloche',
  name: 'Bariloche',
  aliases: ['San Carlos de Bariloche', 'Patagonia'],
  country: 'Argentina',
  countryCode: 'AR',
  currency: 'ARS',
  timeZone: 'America/Argentina/Salta',
  at: [-41.1456, -71.3082],
  art: 'bariloche',
  hotels: 26,
  nightly: 180_000,
  stepMinor: 100_000,
  climate: 'alpine',
  season: [122, 112, 94, 86, 74, 86, 130, 124, 100, 88, 88, 100],
  peaks: [{ from: '07-08', to: '07-24', percent: 116 }, ...newYear(122)],
  week: resort,
  views: ['lake view', 'mountain view', 'coihue garden'],
  naming: called(argentine, 'bariloche', ['del Nahuel', 'del Arrayán', 'de la Lenga Roja', 'del Chocolate']),
  address: '{s} {n}',
  phone: '+54 294 55 ',
  districts: [
    district('centro', 'Centro', -41.1355, -71.31, 130, ['Mitre', 'Moreno', 'Elflein']),
    district('melipal', 'Melipal', -41.129, -71.349, 110, ['Avenida Bustillo', 'Pioneros']),
    district('playa-bonita', 'Playa Bonita', -41.1225, -71.4, 110, ['Avenida Bustillo', 'Los Cerezos']),
    district('llao-llao', 'Llao Llao', -41.0565, -71.5335, 120, ['Avenida Bustillo', 'Circuito Chico']),
    district('villa-catedral', 'Villa Catedral', -41.166, -71.4385, 150, ['Ruta 82', 'Base Catedral']),
  ],
  landmarks: [
    landmark('centro-civico', 'Centro Cívico', 'the Centro Cívico', -41.1335, -71.3103),
    landmark('nahuel-huapi-cathedral', 'Nahuel Huapi cathedral', 'the cathedral', -41.1344, -71.3006),
    landmark('cerro-campanario', 'Cerro Campanario', 'Cerro Campanario', -41.0668, -71.4733),
    landmark('cerro-catedral', 'Cerro Catedral', 'Cerro Catedral', -41.1685, -71.4397),
  ],
  airport: airport('BRC', 'Teniente Luis Candelaria International Airport', -41.146, -71.1611),
  taxes: [
    percent('vat', 'VAT', 21, {
      since: '1995-04-01',
      source: 'Ley de IVA; visitors who pay with a foreign card may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
