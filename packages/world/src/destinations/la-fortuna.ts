import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const laFortuna: Facts = {
  key: 'la-fortuna',
  name: 'La Fortuna',
  aliases: ['Arenal', 'Costa Rica'],
  country: 'Costa Rica',
  countryCode: 'CR',
  currency: 'CRC',
  timeZone: 'America/Costa_Rica',
  at: [10.4679, -84.6427],
  art: 'la-fortuna',
  hotels: 24,
  nightly: 60_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [120, 116, 116, 108, 90, 92, 102, 94, 78, 82, 92, 112],
  peaks: newYear(132),
  week: resort,
  views: ['volcano view', 'rainforest view', 'heliconia garden'],
  naming: called(mexican, 'la-fortuna', ['del Arenal', 'del Perezoso', 'de la Heliconia', 'del Colibrí Verde']),
  address: '{s} {n}',
  phone: '+506 2555 ',
  districts: [
    district('la-fortuna-centre', 'La Fortuna centre', 10.471, -84.6435, 160, ['Avenida Central', 'Calle 468', 'Avenida Arenal']),
    district('arenal-road', 'Arenal Road', 10.486, -84.682, 180, ['Ruta 142', 'Camino Zeta']),
    district('el-castillo', 'El Castillo', 10.4345, -84.7735, 110, ['Calle El Castillo', 'Camino al Lago']),
    district('chachagua', 'Chachagua', 10.4125, -84.596, 160, ['Ruta 702', 'Calle Chachagua']),
    district('waterfall-road', 'Waterfall Road', 10.452, -84.657, 150, ['Calle Catarata', 'Calle Diagonal']),
  ],
  landmarks: [
    landmark('la-fortuna-waterfall', 'La Fortuna Waterfall', 'La Fortuna Waterfall', 10.4435, -84.6708),
    landmark('la-fortuna-church', 'La Fortuna church', 'the church of La Fortuna', 10.4715, -84.6458),
    landmark('mistico-hanging-bridges', 'Mistico Hanging Bridges', 'the hanging bridges', 10.4906, -84.7502),
    landmark('arenal-volcano-national-park', 'Arenal Volcano National Park', 'the gate of the volcano park', 10.4566, -84.7335),
  ],
  airport: airport('SJO', 'Juan Santamaría International Airport', 9.9982, -84.2041, { by: 'shuttle', minutes: 165 }),
  taxes: [percent('vat', 'VAT', 13, { since: '2019-07-01', source: 'Ley 9635, Costa Rica (general knowledge, 2025, unverified)' })],
}
