import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, percent, resort } from './write.ts'

export const mendoza: Facts = {
  key: 'mendoza',
  name: 'Mendoza',
  aliases: [],
  country: 'Argentina',
  countryCode: 'AR',
  currency: 'ARS',
  timeZone: 'America/Argentina/Mendoza',
  at: [-32.8908, -68.8272],
  art: 'mendoza',
  hotels: 26,
  nightly: 140_000,
  stepMinor: 100_000,
  climate: 'desert',
  season: [104, 108, 128, 106, 89, 83, 94, 89, 92, 102, 104, 100],
  peaks: [{ from: '02-27', to: '03-08', percent: 124 }],
  week: resort,
  views: ['Andes view', 'vineyard view', 'plane tree court'],
  naming: called(argentine, 'mendoza', ['del Malbec', 'de la Acequia', 'del Aconcagua', 'del Lagar']),
  address: '{s} {n}',
  phone: '+54 261 555-',
  districts: [
    district('centro', 'Centro', -32.89, -68.8415, 220, ['Avenida San Martín', 'Sarmiento', 'Avenida Las Heras']),
    district('quinta-seccion', 'Quinta Sección', -32.8875, -68.8575, 200, ['Arístides Villanueva', 'Emilio Civit', 'Boulogne Sur Mer']),
    district('chacras-de-coria', 'Chacras de Coria', -32.988, -68.8785, 220, ['Viamonte', 'Pueyrredón', 'Darragueira']),
    district('lujan-de-cuyo', 'Luján de Cuyo', -33.037, -68.878, 220, ['Roque Sáenz Peña', 'San Martín']),
    district('maipu', 'Maipú', -32.977, -68.785, 220, ['Urquiza', 'Ozamis', 'Pescara']),
  ],
  landmarks: [
    landmark('plaza-independencia', 'Plaza Independencia', 'Plaza Independencia', -32.8895, -68.8446),
    landmark('san-martin-park', 'San Martín Park', 'San Martín Park', -32.8903, -68.8703),
    landmark('chacras-de-coria-square', 'Chacras de Coria square', 'the square of Chacras de Coria', -32.9878, -68.8777),
    landmark('lujan-de-cuyo-square', 'Luján de Cuyo square', 'the square of Luján de Cuyo', -33.0366, -68.8779),
    landmark('cerro-de-la-gloria', 'Cerro de la Gloria', 'Cerro de la Gloria', -32.8885, -68.8893),
  ],
  airport: airport('MDZ', 'Governor Francisco Gabrielli International Airport', -32.8279, -68.7989),
  taxes: [
    percent('vat', 'VAT', 21, {
      since: '1995-04-01',
      source: 'Ley de IVA; visitors who pay with a foreign card may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
