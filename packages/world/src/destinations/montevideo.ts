import type { Facts } from '../facts.ts'
import { argentine } from '../naming/argentine.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const montevideo: Facts = {
  key: 'montevideo',
  name: 'Montevideo',
  aliases: [],
  country: 'Uruguay',
  countryCode: 'UY',
  currency: 'UYU',
  timeZone: 'America/Montevideo',
  at: [-34.9033, -56.1882],
  art: 'montevideo',
  hotels: 28,
  nightly: 4_200,
  stepMinor: 1_000,
  climate: 'temperate',
  season: [124, 120, 104, 96, 90, 84, 90, 90, 94, 98, 102, 108],
  peaks: newYear(118),
  week: cityBreak,
  views: ['river view', 'rambla view', 'patio'],
  naming: called(argentine, 'montevideo', ['del Candombe', 'de la Ciudad Vieja', 'del Mate', 'del Puerto Viejo']),
  address: '{s} {n}',
  phone: '+598 2555 ',
  districts: [
    district('ciudad-vieja', 'Ciudad Vieja', -34.907, -56.206, 150, ['Sarandí', 'Pérez Castellano', 'Rincón']),
    district('centro', 'Centro', -34.9055, -56.1895, 180, ['18 de Julio', 'San José', 'Andes']),
    district('parque-rodo', 'Parque Rodó', -34.912, -56.169, 150, ['Gonzalo Ramírez', 'Maldonado', 'Joaquín de Salterain']),
    district('punta-carretas', 'Punta Carretas', -34.9235, -56.16, 150, ['José Ellauri', '21 de Setiembre', 'Solano García']),
    district('pocitos', 'Pocitos', -34.9105, -56.1505, 160, ['26 de Marzo', 'Benito Blanco', 'Avenida Brasil']),
    district('carrasco', 'Carrasco', -34.8885, -56.0565, 180, ['Arocena', 'Rivera', 'Costa Rica']),
  ],
  landmarks: [
    landmark('plaza-independencia', 'Plaza Independencia', 'Plaza Independencia', -34.9066, -56.1997),
    landmark('mercado-del-puerto', 'Mercado del Puerto', 'the Mercado del Puerto', -34.9064, -56.2122),
    landmark('teatro-solis', 'Teatro Solís', 'the Teatro Solís', -34.9076, -56.2012),
    landmark('pocitos-beach', 'Pocitos beach', 'Pocitos beach', -34.9146, -56.1508),
  ],
  airport: airport('MVD', 'Carrasco International Airport', -34.8412, -56.0265),
  taxes: [
    percent('vat', 'VAT', 10, {
      since: '2007-07-01',
      source: 'Dirección General Impositiva, minimum rate; visitors from abroad may be exempt (general knowledge, 2025, unverified)',
    }),
  ],
}
