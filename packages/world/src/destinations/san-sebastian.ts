import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const sanSebastian: Facts = {
  key: 'san-sebastian',
  name: 'San Sebastián',
  aliases: ['Donostia', 'San Sebastian'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [43.3183, -1.9812],
  art: 'san-sebastian',
  hotels: 26,
  nightly: 178,
  stepMinor: 100,
  climate: 'oceanic',
  season: [72, 74, 84, 98, 106, 116, 140, 152, 122, 92, 74, 74],
  peaks: [{ from: '08-08', to: '08-16', percent: 112 }, { from: '09-18', to: '09-26', percent: 118 }, ...newYear(112)],
  week: resort,
  views: ['view of La Concha', 'view of Urgull', 'quiet patio'],
  naming: called(spanish, 'san-sebastian', ['del Pintxo', 'de la Galerna', 'del Txistu', 'de la Barandilla']),
  address: '{s} {n}',
  phone: '+34 94 355 ',
  districts: [
    district('parte-vieja', 'Parte Vieja', 43.3235, -1.9845, 80, ['Calle 31 de Agosto', 'Calle Mayor', 'Calle Fermín Calbetón']),
    district('centro', 'Centro', 43.318, -1.9815, 110, ['Calle Urbieta', 'Calle San Martín', 'Calle Getaria']),
    district('gros', 'Gros', 43.322, -1.973, 110, ['Calle Zabaleta', 'Calle Peña y Goñi', 'Calle San Francisco']),
    district('antiguo', 'Antiguo', 43.311, -2.005, 110, ['Calle Matía', 'Calle Zumalakarregi', 'Avenida de Tolosa']),
    district('egia', 'Egia', 43.317, -1.973, 100, ['Calle Egia', 'Calle Ametzagaña', 'Paseo Duque de Mandas']),
  ],
  landmarks: [
    landmark('comb-of-the-wind', 'Comb of the Wind', 'the Comb of the Wind', 43.3216, -2.0057),
    landmark('buen-pastor-cathedral', 'Buen Pastor Cathedral', 'the cathedral', 43.317, -1.9816),
    landmark('monte-igueldo-funicular', 'Monte Igueldo funicular', 'the Igueldo funicular', 43.316, -2.008),
    landmark('san-telmo-museum', 'San Telmo Museum', 'the San Telmo Museum', 43.3246, -1.9842),
  ],
  airport: airport('EAS', 'San Sebastián Airport', 43.3564, -1.7935, { by: 'bus', minutes: 35 }),
  taxes: [percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' })],
}
