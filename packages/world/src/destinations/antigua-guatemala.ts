import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const antiguaGuatemala: Facts = {
  key: 'antigua-guatemala',
  name: 'Antigua Guatemala',
  aliases: ['Antigua', 'La Antigua'],
  country: 'Guatemala',
  countryCode: 'GT',
  currency: 'GTQ',
  timeZone: 'America/Guatemala',
  at: [14.5611, -90.7344],
  art: 'antigua-guatemala',
  hotels: 24,
  nightly: 750,
  stepMinor: 100,
  climate: 'highland',
  season: [101, 101, 113, 107, 91, 89, 97, 97, 87, 97, 111, 113],
  peaks: newYear(126),
  week: cityBreak,
  views: ['volcano view', 'roof terrace view', 'ruin garden'],
  naming: called(mexican, 'antigua-guatemala', ['del Arco Amarillo', 'del Volcán', 'de la Alfombra', 'de la Jacaranda']),
  address: '{s} {n}',
  phone: '+502 755 ',
  districts: [
    district('centro', 'Centro', 14.557, -90.7335, 150, ['5a Avenida Norte', '4a Calle Oriente', '6a Avenida Norte']),
    district('santa-catarina', 'Santa Catarina', 14.5615, -90.7335, 110, ['5a Avenida Norte', '1a Calle Poniente', '2a Calle Oriente']),
    district('la-merced', 'La Merced', 14.563, -90.7345, 100, ['6a Avenida Norte', '1a Calle Poniente']),
    district('candelaria', 'Candelaria', 14.5635, -90.7265, 110, ['1a Avenida Norte', 'Calle de Candelaria']),
    district('el-calvario', 'El Calvario', 14.549, -90.731, 120, ['Calle del Hermano Pedro', 'Calzada de Santa Lucía Sur']),
  ],
  landmarks: [
    landmark('santa-catalina-arch', 'Santa Catalina Arch', 'the Santa Catalina Arch', 14.5611, -90.7342),
    landmark('parque-central', 'Parque Central', 'Parque Central', 14.5567, -90.7335),
    landmark('la-merced', 'La Merced', 'La Merced', 14.5628, -90.7352),
    landmark('cerro-de-la-cruz', 'Cerro de la Cruz', 'Cerro de la Cruz', 14.5677, -90.7329),
  ],
  airport: airport('GUA', 'La Aurora International Airport', 14.5881, -90.5307),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2001-08-01', source: 'Ley del IVA, Guatemala (general knowledge, 2025, unverified)' }),
    percent('lodging', 'INGUAT lodging tax', 10, { since: '1967-01-01', source: 'Ley Orgánica del INGUAT (general knowledge, 2025, unverified)' }),
  ],
}
