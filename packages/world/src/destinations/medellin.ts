import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const medellin: Facts = {
  key: 'medellin',
  name: 'Medellín',
  aliases: ['Medellin'],
  country: 'Colombia',
  countryCode: 'CO',
  currency: 'COP',
  timeZone: 'America/Bogota',
  at: [6.2518, -75.5636],
  art: 'medellin',
  hotels: 30,
  nightly: 280_000,
  stepMinor: 100_000,
  climate: 'highland',
  season: [104, 98, 98, 98, 96, 100, 104, 112, 94, 94, 96, 108],
  peaks: [{ from: '08-01', to: '08-10', percent: 118 }, ...newYear(118)],
  week: cityBreak,
  views: ['valley view', 'skyline view', 'orchid patio'],
  naming: called(andean, 'medellin', ['de la Silleta', 'de Aburrá', 'del Guayacán Amarillo', 'de la Eterna Primavera']),
  address: '{s} {n}',
  phone: '+57 604 555 ',
  districts: [
    district('el-poblado', 'El Poblado', 6.2095, -75.5675, 220, ['Carrera 37', 'Calle 10', 'Carrera 43A']),
    district('provenza', 'Provenza', 6.2085, -75.5655, 160, ['Carrera 35', 'Calle 8', 'Carrera 34']),
    district('laureles', 'Laureles', 6.2455, -75.593, 220, ['Avenida Nutibara', 'Circular 3', 'Carrera 76']),
    district('envigado', 'Envigado', 6.1705, -75.587, 200, ['Calle 38 Sur', 'Carrera 43', 'Avenida Las Vegas']),
    district('centro', 'Centro', 6.249, -75.5685, 180, ['Carrera Junín', 'Calle Ayacucho', 'Avenida La Playa']),
  ],
  landmarks: [
    landmark('plaza-botero', 'Plaza Botero', 'Plaza Botero', 6.2526, -75.5686),
    landmark('comuna-13', 'Comuna 13', 'Comuna 13', 6.2563, -75.6225),
    landmark('botanical-garden', 'Botanical Garden', 'the Botanical Garden', 6.2707, -75.5648),
    landmark('museum-of-modern-art', 'Museum of Modern Art', 'the Museum of Modern Art', 6.2237, -75.5741),
  ],
  airport: airport('MDE', 'José María Córdova International Airport', 6.1714, -75.4282),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2017-01-01',
      source: 'Estatuto Tributario, Colombia; visitors from abroad may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
