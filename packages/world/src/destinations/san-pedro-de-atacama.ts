import type { Facts } from '../facts.ts'
import { andean } from '../naming/andean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const sanPedroDeAtacama: Facts = {
  key: 'san-pedro-de-atacama',
  name: 'San Pedro de Atacama',
  aliases: ['Atacama'],
  country: 'Chile',
  countryCode: 'CL',
  currency: 'CLP',
  timeZone: 'America/Santiago',
  at: [-22.9111, -68.2011],
  art: 'san-pedro-de-atacama',
  hotels: 24,
  nightly: 140_000,
  stepMinor: 1_000,
  climate: 'desert',
  season: [118, 116, 98, 98, 90, 88, 108, 102, 104, 96, 90, 96],
  peaks: [...newYear(124), { from: '09-16', to: '09-20', percent: 122 }],
  week: resort,
  views: ['volcano view', 'adobe roof view', 'chañar patio'],
  naming: called(andean, 'san-pedro-de-atacama', ['del Licancabur', 'del Salar', 'del Chañar', 'del Tatio']),
  address: '{s} {n}',
  phone: '+56 55 255 ',
  districts: [
    district('centro', 'Centro', -22.911, -68.2, 150, ['Caracoles', 'Toconao', 'Tocopilla']),
    district('solor', 'Solor', -22.935, -68.21, 180, ['Camino a Solor', 'Ayllu de Solor']),
    district('yaye', 'Yaye', -22.92, -68.207, 150, ['Camino a Yaye', 'Tumisa']),
    district('quitor', 'Quitor', -22.898, -68.212, 130, ['Camino a Quitor', 'Pukará']),
    district('coyo', 'Coyo', -22.945, -68.227, 180, ['Camino a Coyo', 'Ayllu de Coyo']),
  ],
  landmarks: [
    landmark('san-pedro-church', 'San Pedro church', 'the church of San Pedro', -22.9106, -68.2013),
    landmark('pukara-de-quitor', 'Pukará de Quitor', 'the Pukará de Quitor', -22.8927, -68.2154),
    landmark('moon-valley', 'Moon Valley', 'Moon Valley', -22.9273, -68.2868),
  ],
  airport: airport('CJC', 'El Loa Airport', -22.4951, -68.9084, { by: 'coach', minutes: 90 }),
  taxes: [
    percent('vat', 'VAT', 19, {
      since: '2003-10-01',
      source: 'Servicio de Impuestos Internos; visitors who pay in foreign currency may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
