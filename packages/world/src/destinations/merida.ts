import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const merida: Facts = {
  key: 'merida',
  name: 'Mérida',
  aliases: ['Merida', 'Yucatán'],
  country: 'Mexico',
  countryCode: 'MX',
  currency: 'MXN',
  timeZone: 'America/Merida',
  at: [20.97, -89.62],
  art: 'merida',
  hotels: 26,
  nightly: 1_500,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [112, 112, 108, 100, 90, 88, 96, 92, 86, 98, 106, 112],
  peaks: newYear(122),
  week: cityBreak,
  views: ['garden view', 'roof terrace view', 'patio'],
  naming: called(mexican, 'merida', ['del Henequén', 'de la Mestiza', 'del Cenote', 'de Santa Lucía Vieja']),
  address: '{s} {n}',
  phone: '+52 999 555 ',
  districts: [
    district('centro', 'Centro', 20.968, -89.6235, 200, ['Calle 60', 'Calle 59', 'Calle 62']),
    district('santiago', 'Santiago', 20.97, -89.63, 150, ['Calle 59', 'Calle 72', 'Calle 70']),
    district('santa-ana', 'Santa Ana', 20.976, -89.6205, 150, ['Calle 60', 'Calle 47', 'Calle 45']),
    district('paseo-montejo', 'Paseo Montejo', 20.984, -89.6185, 160, ['Paseo de Montejo', 'Calle 56A', 'Calle 39']),
    district('la-ermita', 'La Ermita', 20.9585, -89.6295, 130, ['Calle 64', 'Calle 77', 'Calle 66']),
  ],
  landmarks: [
    landmark('merida-cathedral', 'Mérida Cathedral', 'the cathedral', 20.967, -89.6228),
    landmark('paseo-de-montejo', 'Paseo de Montejo', 'Paseo de Montejo', 20.982, -89.6189),
    landmark('lucas-de-galvez-market', 'Lucas de Gálvez Market', 'the market', 20.9641, -89.6212),
    landmark('parque-de-santa-lucia', 'Parque de Santa Lucía', 'Parque de Santa Lucía', 20.9704, -89.6219),
  ],
  airport: airport('MID', 'Manuel Crescencio Rejón International Airport', 20.9338, -89.6637),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2014-01-01', source: 'Ley del Impuesto al Valor Agregado (general knowledge, 2025, unverified)' }),
    percent('lodging', 'State lodging tax', 5, {
      since: '2020-01-01',
      source: 'Estado de Yucatán, impuesto al hospedaje (general knowledge, 2025, unverified)',
    }),
  ],
}
