import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const madrid: Facts = {
  key: 'madrid',
  name: 'Madrid',
  aliases: [],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [40.4168, -3.7038],
  art: 'madrid',
  hotels: 64,
  nightly: 158,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [84, 88, 96, 106, 116, 112, 90, 80, 112, 114, 104, 98],
  peaks: [{ from: '05-14', to: '05-18', percent: 108 }, ...newYear(120)],
  week: cityBreak,
  views: ['view of the park', 'rooftop view', 'quiet patio'],
  naming: called(spanish, 'madrid', ['de la Corrala', 'del Madroño Chico', 'del Organillo', 'de los Chisperos'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+34 91 555 ',
  districts: [
    district('sol', 'Sol', 40.4165, -3.703, 200, ['Calle Mayor', 'Calle del Arenal', 'Calle de la Montera']),
    district('las-letras', 'Las Letras', 40.414, -3.6985, 180, ['Calle de las Huertas', 'Calle de Cervantes', 'Calle del Prado']),
    district('la-latina', 'La Latina', 40.411, -3.7095, 180, ['Calle de la Cava Baja', 'Calle del Almendro', 'Calle de Toledo']),
    district('malasana', 'Malasaña', 40.4265, -3.704, 200, ['Calle del Pez', 'Calle de la Palma', 'Calle del Espíritu Santo']),
    district('chueca', 'Chueca', 40.423, -3.6975, 180, ['Calle de Hortaleza', 'Calle de Augusto Figueroa', 'Calle de Fuencarral']),
    district('salamanca', 'Salamanca', 40.427, -3.685, 320, ['Calle de Serrano', 'Calle de Velázquez', 'Calle de Jorge Juan']),
    district('lavapies', 'Lavapiés', 40.4085, -3.701, 180, ['Calle de Argumosa', 'Calle del Ave María', 'Calle de Embajadores']),
  ],
  landmarks: [
    landmark('prado', 'Prado', 'the Prado', 40.4138, -3.6921),
    landmark('royal-palace', 'Royal Palace', 'the Royal Palace', 40.418, -3.7143),
    landmark('plaza-mayor', 'Plaza Mayor', 'Plaza Mayor', 40.4155, -3.7074),
    landmark('retiro', 'Retiro', 'the Retiro', 40.4153, -3.6845),
  ],
  airport: airport('MAD', 'Adolfo Suárez Madrid–Barajas Airport', 40.4903, -3.5645, { by: 'metro', minutes: 45 }),
  taxes: [percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' })],
}
