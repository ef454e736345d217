import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { spanish } from '../naming/spanish.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const granada: Facts = {
  key: 'granada',
  name: 'Granada',
  aliases: ['Alhambra'],
  country: 'Spain',
  countryCode: 'ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  at: [37.1773, -3.5986],
  art: 'granada',
  hotels: 28,
  nightly: 118,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [80, 84, 98, 118, 122, 104, 86, 88, 108, 110, 96, 100],
  peaks: [{ from: '03-28', to: '04-05', percent: 124 }, ...newYear(118)],
  week: cityBreak,
  views: ['view of the Alhambra', 'view of the Sierra Nevada', 'quiet carmen'],
  naming: called(spanish, 'granada', ['del Aljibe', 'de la Granada Abierta', 'del Taracear', 'de los Arrayanes Altos']),
  address: '{s} {n}',
  phone: '+34 958 555 ',
  districts: [
    district('albaicin', 'Albaicín', 37.181, -3.5925, 150, ['Calle Elvira', 'Carrera del Darro', 'Cuesta del Chapiz']),
    district('realejo', 'Realejo', 37.1725, -3.5945, 150, ['Calle Molinos', 'Calle Pavaneras', 'Campo del Príncipe']),
    district('centro', 'Centro', 37.1755, -3.6, 180, ['Calle Recogidas', 'Calle Reyes Católicos', 'Calle Mesones']),
    district('sacromonte', 'Sacromonte', 37.1825, -3.585, 90, ['Camino del Sacromonte', 'Vereda de Enmedio', 'Cuesta de los Chinos']),
    district('san-anton', 'San Antón', 37.17, -3.6, 150, ['Calle San Antón', 'Carrera del Genil', 'Calle Alhamar']),
  ],
  landmarks: [
    landmark('alhambra', 'Alhambra', 'the Alhambra', 37.1761, -3.5881),
    landmark('mirador-de-san-nicolas', 'Mirador de San Nicolás', 'Mirador de San Nicolás', 37.1812, -3.5926),
    landmark('granada-cathedral', 'Granada Cathedral', 'the cathedral', 37.1765, -3.5993),
    landmark('generalife', 'Generalife', 'the Generalife', 37.1769, -3.5853),
  ],
  airport: airport('GRX', 'Granada Airport', 37.1847, -3.777),
  taxes: [percent('vat', 'VAT', 10, { since: '2012-09-01', source: 'Ley 37/1992 del IVA: accommodation; general knowledge of 2025, not looked up' })],
}
