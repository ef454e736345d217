import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribeno } from '../naming/caribeno.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const puntaCana: Facts = {
  key: 'punta-cana',
  name: 'Punta Cana',
  aliases: ['Bávaro'],
  country: 'Dominican Republic',
  countryCode: 'DO',
  currency: 'DOP',
  timeZone: 'America/Santo_Domingo',
  at: [18.5818, -68.4043],
  art: 'punta-cana',
  hotels: 38,
  nightly: 9_700,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [119, 123, 121, 109, 92, 92, 103, 96, 74, 76, 90, 105],
  peaks: newYear(140),
  week: resort,
  views: ['Caribbean view', 'palm view', 'garden'],
  naming: called(caribeno, 'punta-cana', ['del Coco', 'de la Cana', 'de Bávaro', 'del Cayuco']),
  address: '{s} {n}',
  phone: '+1 809 555 ',
  districts: [
    district('bavaro', 'Bávaro', 18.687, -68.4515, 180, ['Avenida Alemania', 'Avenida España', 'Calle Pedro Mir']),
    district('los-corales', 'Los Corales', 18.674, -68.421, 110, ['Avenida Alemania', 'Calle Los Corales']),
    district('cabeza-de-toro', 'Cabeza de Toro', 18.64, -68.352, 100, ['Calle Cabeza de Toro', 'Avenida Barceló']),
    district('punta-cana-village', 'Punta Cana Village', 18.574, -68.391, 180, ['Bulevar Primero de Noviembre', 'Calle Tortuga']),
    district('cap-cana', 'Cap Cana', 18.487, -68.399, 160, ['Bulevar Zona Hotelera', 'Avenida Juanillo']),
    district('uvero-alto', 'Uvero Alto', 18.8, -68.588, 130, ['Carretera Uvero Alto']),
  ],
  landmarks: [
    landmark('bavaro-beach', 'Bávaro Beach', 'Bávaro Beach', 18.6841, -68.4275),
    landmark('ojos-indigenas', 'Ojos Indígenas', 'Ojos Indígenas', 18.5306, -68.3789),
    landmark('juanillo-beach', 'Juanillo Beach', 'Juanillo Beach', 18.4723, -68.4107),
  ],
  airport: airport('PUJ', 'Punta Cana International Airport', 18.5625, -68.364),
  taxes: [
    percent('itbis', 'ITBIS', 18, { since: '2013-01-01', source: 'Dirección General de Impuestos Internos (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
