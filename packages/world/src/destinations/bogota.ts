import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, percent } from './write.ts'

export const bogota: Facts = {
  key: 'bogota',
  name: 'Bogotá',
  aliases: ['Bogota'],
  country: 'Colombia',
  countryCode: 'CO',
  currency: 'COP',
  timeZone: 'America/Bogota',
  at: [4.6097, -74.0817],
  art: 'bogota',
  hotels: 34,
  nightly: 280_000,
  stepMinor: 100_000,
  climate: 'highland',
  season: [94, 100, 102, 100, 98, 100, 102, 104, 100, 102, 104, 94],
  peaks: [],
  week: business,
  views: ['Andes view', 'skyline view', 'patio'],
  naming: called(andean, 'bogota', ['de la Candelaria', 'de Monserrate', 'del Frailejón', 'del Dorado Viejo']),
  address: '{s} {n}',
  phone: '+57 601 555 ',
  districts: [
    district('la-candelaria', 'La Candelaria', 4.5965, -74.0735, 180, ['Calle 10', 'Carrera 2', 'Calle 12']),
    district('chapinero-alto', 'Chapinero Alto', 4.645, -74.0575, 200, ['Carrera 5', 'Calle 59', 'Calle 65']),
    district('zona-g', 'Zona G', 4.6535, -74.0555, 180, ['Calle 69A', 'Carrera 5', 'Calle 70']),
    district('zona-t', 'Zona T', 4.667, -74.053, 180, ['Calle 82', 'Carrera 13', 'Calle 85']),
    district('parque-93', 'Parque 93', 4.677, -74.0485, 180, ['Calle 93A', 'Carrera 11A', 'Calle 94']),
    district('usaquen', 'Usaquén', 4.6945, -74.0315, 180, ['Calle 119B', 'Carrera 6', 'Calle 118']),
  ],
  landmarks: [
    landmark('gold-museum', 'Gold Museum', 'the Gold Museum', 4.6019, -74.0721),
    landmark('plaza-de-bolivar', 'Plaza de Bolívar', 'Plaza de Bolívar', 4.5981, -74.076),
    landmark('monserrate', 'Monserrate', 'Monserrate', 4.6058, -74.0561),
    landmark('botero-museum', 'Botero Museum', 'the Botero Museum', 4.5968, -74.0732),
  ],
  airport: airport('BOG', 'El Dorado International Airport', 4.6986, -74.1431),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2017-01-01',
      source: 'Estatuto Tributario, Colombia; visitors from abroad may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
