import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { mexican } from '../naming/mexican.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const cancun: Facts = {
  key: 'cancun',
  name: 'Cancún',
  aliases: ['Cancun'],
  country: 'Mexico',
  countryCode: 'MX',
  currency: 'MXN',
  timeZone: 'America/Cancun',
  at: [21.1743, -86.8466],
  art: 'cancun',
  hotels: 42,
  nightly: 2_600,
  stepMinor: 1_000,
  climate: 'tropical',
  season: [121, 119, 123, 107, 89, 93, 99, 93, 71, 77, 93, 113],
  peaks: newYear(142),
  week: resort,
  views: ['Caribbean view', 'lagoon view', 'palm patio'],
  naming: called(mexican, 'cancun', ['de la Ceiba Azul', 'de Nichupté', 'del Caracol Rosa', 'de Isla Blanca']),
  address: '{s} {n}',
  phone: '+52 998 555 ',
  districts: [
    district('downtown', 'Downtown', 21.162, -86.827, 200, ['Avenida Tulum', 'Avenida Yaxchilán', 'Calle Margaritas']),
    district('hotel-zone-north', 'Hotel Zone North', 21.136, -86.7495, 70, ['Bulevar Kukulcán']),
    district('hotel-zone-centre', 'Hotel Zone Centre', 21.1085, -86.7615, 70, ['Bulevar Kukulcán']),
    district('puerto-juarez', 'Puerto Juárez', 21.1845, -86.8085, 100, ['Avenida López Portillo', 'Calle Isla Holbox']),
    district('puerto-morelos', 'Puerto Morelos', 20.85, -86.8775, 110, ['Avenida Rojo Gómez', 'Avenida Rafael Melgar']),
    district('playa-del-carmen', 'Playa del Carmen', 20.629, -87.0735, 180, ['Quinta Avenida', 'Calle 10 Norte', 'Calle 12 Norte']),
  ],
  landmarks: [
    landmark('playa-delfines', 'Playa Delfines', 'Playa Delfines', 21.0607, -86.7799),
    landmark('maya-museum', 'Maya Museum', 'the Maya Museum', 21.0744, -86.7757),
    landmark('quinta-avenida', 'Quinta Avenida', 'Quinta Avenida', 20.6277, -87.0726),
    landmark('el-rey-ruins', 'El Rey ruins', 'the El Rey ruins', 21.0607, -86.7826),
    landmark('parque-de-las-palapas', 'Parque de las Palapas', 'Parque de las Palapas', 21.1617, -86.8262),
  ],
  airport: airport('CUN', 'Cancún International Airport', 21.0405, -86.8744),
  taxes: [
    percent('vat', 'VAT', 16, { since: '2014-01-01', source: 'Ley del Impuesto al Valor Agregado (general knowledge, 2025, unverified)' }),
    percent('lodging', 'State lodging tax', 6, {
      since: '2025-01-01',
      source: 'Estado de Quintana Roo, impuesto al hospedaje (general knowledge, 2025, unverified)',
    }),
    perRoom('sanitation', 'Environmental sanitation fee', 7600, {
      kind: 'fee',
      since: '2024-01-01',
      source: 'Municipio, derecho de saneamiento ambiental (general knowledge, 2025, unverified)',
    }),
  ],
}
