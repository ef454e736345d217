import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const sanMiguelDeAllende: Facts = {
  key: 'san-miguel-de-allende',
  name: 'San Miguel de Allende',
  aliases: ['San Miguel'],
  country: 'Mexico',
  countryCode: 'MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  at: [20.9153, -100.7438],
  art: 'san-miguel-de-allende',
  hotels: 26,
  nightly: 2_500,
  stepMinor: 1_000,
  climate: 'highland',
  season: [97, 99, 105, 101, 93, 89, 97, 93, 99, 107, 109, 107],
  peaks: [{ from: '10-30', to: '11-02', percent: 126 }, ...newYear(132)],
  week: cityBreak,
  views: ['parish view', 'roof terrace view', 'patio'],
  naming: called(mexican, 'san-miguel-de-allende', ['de la Parroquia', 'del Chorro', 'de la Mojiganga', 'del Juguetero']),
  address: '{s} {n}',
  phone: '+52 415 555 ',
  districts: [
    district('centro', 'Centro', 20.915, -100.7435, 160, ['Calle Hidalgo', 'Calle Umarán', 'Calle Aldama']),
    district('san-antonio', 'San Antonio', 20.907, -100.7475, 150, ['Calle Orizaba', 'Calle San Antonio', 'Calle Refugio Sur']),
    district('guadalupe', 'Guadalupe', 20.9225, -100.745, 130, ['Calle Vía Organica', 'Calle Julián Carrillo', 'Calzada de la Aurora']),
    district('guadiana', 'Guadiana', 20.9045, -100.741, 120, ['Calle Guadiana', 'Calle Mante']),
    district('los-balcones', 'Los Balcones', 20.915, -100.7335, 130, ['Callejón del Charro', 'Paseo de los Balcones']),
  ],
  landmarks: [
    landmark('parroquia', 'Parroquia', 'the Parroquia', 20.9138, -100.7437),
    landmark('el-jardin', 'El Jardín', 'El Jardín', 20.9145, -100.7437),
    landmark('fabrica-la-aurora', 'Fábrica La Aurora', 'Fábrica La Aurora', 20.9252, -100.7457),
    landmark('el-charco-del-ingenio', 'El Charco del Ingenio', 'El Charco del Ingenio', 20.9137, -100.7226),
  ],
  airport: airport('BJX', 'Bajío International Airport', 20.9857, -101.479, { by: 'shuttle', minutes: 85 }),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2014-01-01', source: 'Ley del Impuesto al Valor Agregado (general knowledge, 2025, unverified)' }),
    percent('lodging', 'State lodging tax', 4, {
      since: '2024-01-01',
      source: 'Estado de Guanajuato, impuesto al hospedaje (general knowledge, 2025, unverified)',
    }),
  ],
}
