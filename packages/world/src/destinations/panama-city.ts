import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const panamaCity: Facts = {
  key: 'panama-city',
  name: 'Panama City',
  aliases: ['Ciudad de Panamá', 'Panamá'],
  country: 'Panama',
  countryCode: 'PA',
  currency: 'PAB',
  timeZone: 'America/Panama',
  at: [8.9936, -79.5197],
  art: 'panama-city',
  hotels: 30,
  nightly: 110,
  stepMinor: 10,
  climate: 'tropical',
  season: [114, 112, 108, 98, 94, 94, 98, 98, 92, 94, 96, 102],
  peaks: newYear(116),
  week: business,
  views: ['bay view', 'skyline view', 'patio'],
  naming: called(andean, 'panama-city', ['de Ancón', 'del Canal Viejo', 'de la Pollera', 'del Chagres']),
  address: '{s} {n}',
  phone: '+507 255 ',
  districts: [
    district('casco-viejo', 'Casco Viejo', 8.9525, -79.5355, 90, ['Avenida A', 'Calle 9a', 'Avenida Central']),
    district('bella-vista', 'Bella Vista', 8.983, -79.527, 160, ['Calle 50', 'Avenida Federico Boyd', 'Calle 42']),
    district('el-cangrejo', 'El Cangrejo', 8.9875, -79.528, 150, ['Vía Argentina', 'Calle Eusebio A. Morales', 'Vía Veneto']),
    district('san-francisco', 'San Francisco', 8.995, -79.506, 180, ['Calle 74', 'Vía Porras', 'Calle 50']),
    district('ancon', 'Ancón', 8.9585, -79.5495, 130, ['Calle Quarry Heights', 'Avenida de los Mártires']),
  ],
  landmarks: [
    landmark('panama-canal-at-miraflores', 'Panama Canal at Miraflores', 'the Miraflores locks', 8.9968, -79.5907),
    landmark('casco-viejo-cathedral', 'Casco Viejo cathedral', 'the cathedral', 8.9524, -79.5361),
    landmark('biomuseo', 'Biomuseo', 'the Biomuseo', 8.9321, -79.5449),
    landmark('cinta-costera', 'Cinta Costera', 'the Cinta Costera', 8.9719, -79.5277),
  ],
  airport: airport('PTY', 'Tocumen International Airport', 9.0669, -79.3876),
  taxes: [percent('lodging', 'Lodging tax', 10, { since: '2012-01-01', source: 'Ley de turismo, Panamá (general knowledge, 2025, unverified)' })],
}
