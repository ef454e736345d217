import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const oaxaca: Facts = {
  key: 'oaxaca',
  name: 'Oaxaca',
  aliases: ['Oaxaca de Juárez'],
  country: 'Mexico',
  countryCode: 'MX',
  currency: 'MXN',
  timeZone: 'America/Mexico_City',
  at: [17.0603, -96.7253],
  art: 'oaxaca',
  hotels: 28,
  nightly: 1_600,
  stepMinor: 1_000,
  climate: 'highland',
  season: [92, 94, 106, 102, 90, 88, 108, 96, 88, 116, 112, 108],
  peaks: [{ from: '10-28', to: '11-02', percent: 136 }, ...newYear(124)],
  week: cityBreak,
  views: ['mountain view', 'roof terrace view', 'patio'],
  naming: called(mexican, 'oaxaca', ['del Mezcal', 'de la Grana', 'de la Guelaguetza Vieja', 'del Tejate']),
  address: '{s} {n}',
  phone: '+52 951 555 ',
  districts: [
    district('centro', 'Centro', 17.063, -96.7245, 200, ['Macedonio Alcalá', 'Calle de Morelos', 'García Vigil']),
    district('jalatlaco', 'Jalatlaco', 17.0655, -96.716, 130, ['Miguel Hidalgo', 'Aldama', '5 de Mayo']),
    district('xochimilco', 'Xochimilco', 17.073, -96.723, 130, ['Bolaños Cacho', 'Marcos Pérez']),
    district('reforma', 'Reforma', 17.081, -96.714, 200, ['Belisario Domínguez', 'Heroica Escuela Naval', 'Violetas']),
    district('la-noria', 'La Noria', 17.0545, -96.723, 130, ['La Noria', 'Xicoténcatl', 'Rayón']),
  ],
  landmarks: [
    landmark('santo-domingo', 'Santo Domingo', 'Santo Domingo', 17.0657, -96.7232),
    landmark('zocalo', 'Zócalo', 'the Zócalo', 17.0608, -96.7253),
    landmark('monte-alban', 'Monte Albán', 'Monte Albán', 17.0437, -96.7679),
    landmark('20-de-noviembre-market', '20 de Noviembre Market', 'the 20 de Noviembre Market', 17.0588, -96.7275),
  ],
  airport: airport('OAX', 'Xoxocotlán International Airport', 17.0009, -96.7216),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2014-01-01', source: 'Ley del Impuesto al Valor Agregado (general knowledge, 2025, unverified)' }),
    percent('lodging', 'State lodging tax', 3, {
      since: '2012-01-01',
      source: 'Estado de Oaxaca, impuesto al hospedaje (general knowledge, 2025, unverified)',
    }),
  ],
}
