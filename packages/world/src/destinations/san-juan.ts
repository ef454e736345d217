import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribeno } from '../naming/caribeno.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const sanJuan: Facts = {
  key: 'san-juan',
  name: 'San Juan',
  aliases: ['Puerto Rico', 'Viejo San Juan'],
  country: 'Puerto Rico',
  countryCode: 'PR',
  currency: 'USD',
  timeZone: 'America/Puerto_Rico',
  at: [18.4663, -66.1057],
  art: 'san-juan',
  hotels: 34,
  nightly: 210,
  stepMinor: 100,
  climate: 'tropical',
  season: [115, 117, 117, 107, 95, 97, 101, 89, 75, 81, 93, 111],
  peaks: newYear(136),
  week: resort,
  views: ['ocean view', 'blue stone roofs', 'patio'],
  naming: called(caribeno, 'san-juan', ['de San Cristóbal', 'del Morro Viejo', 'de la Bomba', 'de Luquillo']),
  address: '{n} {s}',
  phone: '+1 787 555 ',
  districts: [
    district('old-san-juan', 'Old San Juan', 18.4655, -66.1165, 110, ['Calle Fortaleza', 'Calle San Francisco', 'Calle del Cristo']),
    district('condado', 'Condado', 18.4565, -66.075, 100, ['Avenida Ashford', 'Avenida Magdalena', 'Calle Luchetti']),
    district('ocean-park', 'Ocean Park', 18.453, -66.0525, 90, ['Calle McLeary', 'Calle Loíza', 'Calle Santa Ana']),
    district('santurce', 'Santurce', 18.4465, -66.0645, 150, ['Calle Cerra', 'Avenida Ponce de León', 'Calle Canals']),
    district('isla-verde', 'Isla Verde', 18.4435, -66.0185, 90, ['Avenida Isla Verde', 'Calle Rosa', 'Calle Tartak']),
  ],
  landmarks: [
    landmark('castillo-san-felipe-del-morro', 'Castillo San Felipe del Morro', 'El Morro', 18.4711, -66.1241),
    landmark('castillo-san-cristobal', 'Castillo San Cristóbal', 'Castillo San Cristóbal', 18.4673, -66.1109),
    landmark('la-placita', 'La Placita', 'La Placita', 18.4519, -66.0697),
    landmark('san-juan-cathedral', 'San Juan cathedral', 'the cathedral', 18.4659, -66.1184),
  ],
  airport: airport('SJU', 'Luis Muñoz Marín International Airport', 18.4374, -66.0047),
  taxes: [
    percent('room', 'Room tax', 9, { since: '2003-09-09', source: 'Puerto Rico Tourism Company, hotels without casino (general knowledge, 2025, unverified)' }),
    perRoom('resort', 'Resort fee', 3500, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
