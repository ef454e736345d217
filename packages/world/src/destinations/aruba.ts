import type { Facts } from '../facts.ts'
import { antillean } from '../naming/antillean.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const aruba: Facts = {
  key: 'aruba',
  name: 'Aruba',
  aliases: ['Oranjestad', 'Palm Beach'],
  country: 'Aruba',
  countryCode: 'AW',
  currency: 'AWG',
  timeZone: 'America/Aruba',
  at: [12.524, -70.027],
  art: 'aruba',
  hotels: 28,
  nightly: 410,
  stepMinor: 100,
  climate: 'tropical',
  season: [118, 120, 118, 108, 92, 90, 96, 94, 81, 82, 90, 110],
  peaks: newYear(144),
  week: resort,
  views: ['Caribbean view', 'divi-divi view', 'cactus garden'],
  naming: called(antillean, 'aruba', ['Arashi', 'California Dune', 'Hooiberg', 'Aloe']),
  address: '{s} {n}',
  phone: '+297 585 ',
  districts: [
    district('oranjestad', 'Oranjestad', 12.5185, -70.034, 110, ['Caya G.F. Betico Croes', 'Schelpstraat', 'Wilhelminastraat']),
    district('eagle-beach', 'Eagle Beach', 12.5485, -70.055, 70, ['J.E. Irausquin Boulevard', 'Bubali']),
    district('palm-beach', 'Palm Beach', 12.5705, -70.0435, 90, ['J.E. Irausquin Boulevard', 'Palm Beach']),
    district('noord', 'Noord', 12.5685, -70.033, 130, ['Noord', 'Palm Beach Road']),
    district('savaneta', 'Savaneta', 12.451, -69.948, 90, ['Savaneta', 'San Nicolas Road']),
  ],
  landmarks: [
    landmark('eagle-beach', 'Eagle Beach', 'Eagle Beach', 12.5481, -70.0573),
    landmark('california-lighthouse', 'California Lighthouse', 'the California Lighthouse', 12.614, -70.0509),
    landmark('fort-zoutman', 'Fort Zoutman', 'Fort Zoutman', 12.5176, -70.0357),
    landmark('alto-vista-chapel', 'Alto Vista Chapel', 'the Alto Vista Chapel', 12.5756, -70.0111),
  ],
  airport: airport('AUA', 'Queen Beatrix International Airport', 12.5022, -70.0139),
  taxes: [
    percent('levy', 'Tourist levy', 12.5, { since: '2023-01-01', source: 'Departamento di Impuesto Aruba (general knowledge, 2025, unverified)' }),
    perRoom('environment', 'Environmental levy', 537, {
      kind: 'fee',
      since: '2013-07-01',
      source: 'Departamento di Impuesto Aruba: 3 USD (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
