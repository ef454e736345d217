import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const losCabos: Facts = {
  key: 'los-cabos',
  name: 'Los Cabos',
  aliases: ['Cabo San Lucas', 'San José del Cabo'],
  country: 'Mexico',
  countryCode: 'MX',
  currency: 'MXN',
  timeZone: 'America/Mazatlan',
  at: [22.8909, -109.9124],
  art: 'los-cabos',
  hotels: 30,
  nightly: 4_100,
  stepMinor: 1_000,
  climate: 'desert',
  season: [115, 117, 121, 109, 99, 89, 89, 81, 69, 87, 107, 117],
  peaks: newYear(146),
  week: resort,
  views: ['sea view', 'desert view', 'agave patio'],
  naming: called(mexican, 'los-cabos', ['del Arco', 'del Cardón', 'de la Ballena', 'del Pitahayal']),
  address: '{s} {n}',
  phone: '+52 624 555 ',
  districts: [
    district('marina', 'Marina', 22.884, -109.9115, 120, ['Bulevar Marina', 'Hidalgo', 'Vicente Guerrero']),
    district('el-medano', 'El Médano', 22.8915, -109.9035, 110, ['Paseo del Pescador', 'Camino Viejo a San José']),
    district('pedregal', 'Pedregal', 22.8855, -109.9205, 100, ['Camino del Mar', 'Camino de la Plaza']),
    district('san-jose-del-cabo', 'San José del Cabo', 23.061, -109.697, 200, ['Álvaro Obregón', 'Bulevar Mijares', 'José María Morelos']),
    district('costa-azul', 'Costa Azul', 23.0285, -109.7155, 90, ['Carretera Transpeninsular', 'Paseo Costa Azul']),
  ],
  landmarks: [
    landmark('el-arco', 'El Arco', 'El Arco', 22.8754, -109.8957),
    landmark('medano-beach', 'Médano Beach', 'Médano Beach', 22.8895, -109.9014),
    landmark('san-jose-mission-church', 'San José mission church', 'the mission church', 23.0618, -109.6965),
    landmark('cabo-san-lucas-marina', 'Cabo San Lucas marina', 'the marina', 22.8822, -109.9096),
  ],
  airport: airport('SJD', 'Los Cabos International Airport', 23.1624, -109.7173),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2014-01-01', source: 'Ley del Impuesto al Valor Agregado (general knowledge, 2025, unverified)' }),
    percent('lodging', 'State lodging tax', 4, {
      since: '2022-01-01',
      source: 'Estado de Baja California Sur, impuesto al hospedaje (general knowledge, 2025, unverified)',
    }),
  ],
}
