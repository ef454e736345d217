import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const valparaiso: Facts = {
  key: 'valparaiso',
  name: 'Valparaíso',
  aliases: ['Valpo', 'Viña del Mar'],
  country: 'Chile',
  countryCode: 'CL',
  currency: 'CLP',
  timeZone: 'America/Santiago',
  at: [-33.036, -71.6296],
  art: 'valparaiso',
  hotels: 26,
  nightly: 85_000,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [125, 125, 103, 95, 89, 85, 93, 87, 97, 95, 97, 107],
  peaks: newYear(158),
  week: cityBreak,
  views: ['bay view', 'hill view', 'patio'],
  naming: called(andean, 'valparaiso', ['del Ascensor', 'del Cerro Alegre', 'de la Bohemia', 'del Puerto']),
  address: '{s} {n}',
  phone: '+56 32 255 ',
  districts: [
    district('cerro-alegre', 'Cerro Alegre', -33.0435, -71.6275, 110, ['Templeman', 'Lautaro Rosas', 'Miramar']),
    district('cerro-concepcion', 'Cerro Concepción', -33.0415, -71.625, 90, ['Papudo', 'Almirante Montt', 'Abtao']),
    district('cerro-bellavista', 'Cerro Bellavista', -33.048, -71.62, 120, ['Héctor Calvo', 'Rudolph', 'Ferrari']),
    district('el-plan', 'El Plan', -33.0475, -71.612, 130, ['Condell', 'Independencia', 'Victoria']),
    district('playa-ancha', 'Playa Ancha', -33.0285, -71.6415, 130, ['Gran Bretaña', 'Playa Ancha']),
    district('vina-del-mar', 'Viña del Mar', -33.0245, -71.551, 180, ['Avenida Valparaíso', 'Álvarez', 'Arlegui']),
  ],
  landmarks: [
    landmark('la-sebastiana', 'La Sebastiana', 'La Sebastiana', -33.0518, -71.6137),
    landmark('plaza-sotomayor', 'Plaza Sotomayor', 'Plaza Sotomayor', -33.0385, -71.6288),
    landmark('ascensor-reina-victoria', 'Ascensor Reina Victoria', 'the Ascensor Reina Victoria', -33.0424, -71.6254),
    landmark('paseo-gervasoni', 'Paseo Gervasoni', 'the Paseo Gervasoni', -33.0405, -71.6268),
  ],
  airport: airport('SCL', 'Arturo Merino Benítez International Airport', -33.3967, -70.7934, { by: 'coach', minutes: 100 }),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2003-10-01',
      source: 'Servicio de Impuestos Internos; visitors who pay in foreign currency may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
