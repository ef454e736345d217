import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const malaga: Facts = {
  key: 'malaga',
  name: 'Málaga',
  aliases: ['Malaga', 'Costa del Sol'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [36.7202, -4.4203],
  art: 'malaga',
  hotels: 28,
  nightly: 138,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [76, 80, 92, 102, 106, 114, 128, 134, 110, 98, 80, 80],
  peaks: [{ from: '03-28', to: '04-05', percent: 118 }, { from: '08-15', to: '08-22', percent: 110 }, ...newYear(112)],
  week: resort,
  views: ['sea view', 'view of the Alcazaba', 'quiet patio'],
  naming: called(spanish, 'malaga', ['del Cenachero', 'del Espeto', 'de la Biznaga', 'de la Jábega']),
  address: '{s} {n}',
  phone: '+34 95 255 ',
  districts: [
    district('centro', 'Centro', 36.7215, -4.4215, 140, ['Calle Granada', 'Calle Larios', 'Calle Carretería']),
    district('la-merced', 'La Merced', 36.724, -4.417, 100, ['Calle Victoria', 'Calle Álamos', 'Calle Madre de Dios']),
    district('soho', 'Soho', 36.7165, -4.424, 80, ['Calle Casas de Campos', 'Calle Tomás Heredia', 'Calle Barroso']),
    district('la-malagueta', 'La Malagueta', 36.7205, -4.4105, 70, ['Paseo de Reding', 'Calle Cervantes', 'Calle Fernando Camino']),
    district('el-perchel', 'El Perchel', 36.716, -4.433, 120, ['Calle Cuarteles', 'Calle Ancha del Carmen', 'Calle Salitre']),
    district('pedregalejo', 'Pedregalejo', 36.722, -4.379, 80, ['Avenida Juan Sebastián Elcano', 'Calle Bolivia', 'Calle Cenacheros']),
  ],
  landmarks: [
    landmark('alcazaba', 'Alcazaba', 'the Alcazaba', 36.7212, -4.4157),
    landmark('picasso-museum', 'Picasso Museum', 'the Picasso Museum', 36.7218, -4.4184),
    landmark('malaga-cathedral', 'Málaga Cathedral', 'the cathedral', 36.7201, -4.4195),
    landmark('gibralfaro-castle', 'Gibralfaro Castle', 'Gibralfaro Castle', 36.7235, -4.4105),
  ],
  airport: airport('AGP', 'Málaga–Costa del Sol Airport', 36.6752, -4.4896, { by: 'train', minutes: 12 }),
  taxes: [percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' })],
}
