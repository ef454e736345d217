import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const quito: Facts = {
  key: 'quito',
  name: 'Quito',
  aliases: [],
  country: 'Ecuador',
  countryCode: 'EC',
  currency: 'USD',
  timeZone: 'America/Guayaquil',
  at: [-0.2298, -78.525],
  art: 'quito',
  hotels: 28,
  nightly: 88,
  stepMinor: 10,
  climate: 'highland',
  season: [98, 98, 98, 98, 98, 105, 109, 105, 98, 96, 98, 101],
  peaks: [{ from: '11-28', to: '12-06', percent: 114 }],
  week: cityBreak,
  views: ['Pichincha view', 'dome view', 'patio'],
  naming: called(andean, 'quito', ['de la Ronda', 'del Quinde', 'del Panecillo', 'de la Mitad']),
  address: '{s} {n}',
  phone: '+593 2 255 ',
  districts: [
    district('old-town', 'Old Town', -0.2205, -78.5125, 180, ['García Moreno', 'Calle Sucre', 'Venezuela']),
    district('san-marcos', 'San Marcos', -0.2225, -78.507, 110, ['Junín', 'Javier Gutiérrez']),
    district('la-mariscal', 'La Mariscal', -0.2045, -78.491, 180, ['Juan León Mera', 'Reina Victoria', 'Joaquín Pinto']),
    district('la-floresta', 'La Floresta', -0.2085, -78.482, 180, ['Galicia', 'Isabel la Católica', 'Valladolid']),
    district('gonzalez-suarez', 'González Suárez', -0.1985, -78.4795, 150, ['González Suárez', 'Coruña', 'San Ignacio']),
  ],
  landmarks: [
    landmark('la-compania', 'La Compañía', 'La Compañía', -0.2209, -78.514),
    landmark('san-francisco', 'San Francisco', 'the church of San Francisco', -0.2203, -78.5156),
    landmark('basilica-del-voto-nacional', 'Basilica del Voto Nacional', 'the Basilica del Voto Nacional', -0.2148, -78.5075),
    landmark('virgin-of-el-panecillo', 'Virgin of El Panecillo', 'the Virgin of El Panecillo', -0.2288, -78.5185),
  ],
  airport: airport('UIO', 'Mariscal Sucre International Airport', -0.1238, -78.356),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2024-04-01', source: 'Servicio de Rentas Internas, Ecuador (general knowledge, 2025, unverified)' }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
