import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const santiago: Facts = {
  key: 'santiago',
  name: 'Santiago',
  aliases: ['Santiago de Chile'],
  country: 'Chile',
  countryCode: 'CL',
  currency: 'CLP',
  timeZone: 'America/Santiago',
  at: [-33.4569, -70.6483],
  art: 'santiago',
  hotels: 36,
  nightly: 110_000,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [100, 98, 106, 102, 98, 94, 100, 98, 94, 104, 108, 100],
  peaks: [{ from: '09-17', to: '09-19', percent: 114 }, ...newYear(108)],
  week: business,
  views: ['Andes view', 'skyline view', 'patio'],
  naming: called(andean, 'santiago', ['del Mapocho', 'de Lastarria', 'del Cerro', 'del Copihue']),
  address: '{s} {n}',
  phone: '+56 2 2555 ',
  districts: [
    district('lastarria', 'Lastarria', -33.438, -70.6395, 150, ['José Victorino Lastarria', 'Merced', 'Villavicencio']),
    district('bellavista', 'Bellavista', -33.4325, -70.635, 150, ['Constitución', 'Antonia López de Bello', 'Dardignac']),
    district('providencia', 'Providencia', -33.4275, -70.617, 220, ['Avenida Providencia', 'Avenida Suecia', 'Los Leones']),
    district('las-condes', 'Las Condes', -33.4145, -70.599, 220, ['Isidora Goyenechea', 'Avenida El Bosque Norte', 'Apoquindo']),
    district('centro', 'Centro', -33.44, -70.6505, 180, ['Bandera', 'Huérfanos', 'Paseo Ahumada']),
    district('barrio-italia', 'Barrio Italia', -33.448, -70.6245, 180, ['Avenida Italia', 'Condell', 'Girardi']),
  ],
  landmarks: [
    landmark('san-cristobal-hill', 'San Cristóbal Hill', 'San Cristóbal Hill', -33.4254, -70.6331),
    landmark('plaza-de-armas', 'Plaza de Armas', 'the Plaza de Armas', -33.4378, -70.6505),
    landmark('la-moneda', 'La Moneda', 'La Moneda', -33.443, -70.6539),
    landmark('santa-lucia-hill', 'Santa Lucía Hill', 'Santa Lucía Hill', -33.4406, -70.6437),
  ],
  airport: airport('SCL', 'Arturo Merino Benítez International Airport', -33.3967, -70.7934),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2003-10-01',
      source: 'Servicio de Impuestos Internos; visitors who pay in foreign currency may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
