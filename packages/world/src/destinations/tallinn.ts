import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { estonian } from '../naming/estonian.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const tallinn: Facts = {
  key: 'tallinn',
  name: 'Tallinn',
  aliases: ['Reval'],
  country: 'Estonia',
  countryCode: 'EE',
  currency: 'EUR',
  timeZone: 'Europe/Tallinn',
  at: [59.437, 24.7536],
  art: 'tallinn',
  hotels: 26,
  nightly: 118,
  stepMinor: 100,
  climate: 'temperate',
  season: [82, 84, 88, 96, 108, 118, 118, 112, 104, 96, 88, 106],
  peaks: newYear(126),
  week: cityBreak,
  views: ['view of the bay', 'view of the towers', 'quiet court'],
  naming: called(estonian, 'tallinn', ['Toompea', 'Kiek', 'Kalamaja', 'Kohtuotsa']),
  address: '{s} {n}',
  phone: '+372 655 ',
  districts: [
    district('vanalinn', 'Vanalinn', 59.4375, 24.7465, 150, ['Viru', 'Pikk', 'Lai']),
    district('toompea', 'Toompea', 59.436, 24.74, 90, ['Toom-Kooli', 'Kohtu', 'Rahukohtu']),
    district('rotermann', 'Rotermann', 59.439, 24.7555, 90, ['Rotermanni', 'Hobujaama', 'Mere puiestee']),
    district('kalamaja', 'Kalamaja', 59.445, 24.735, 180, ['Kopli', 'Valgevase', 'Soo']),
    district('kadriorg', 'Kadriorg', 59.437, 24.785, 190, ['Weizenbergi', 'Koidula', 'Poska']),
    district('kesklinn', 'Kesklinn', 59.431, 24.756, 180, ['Tartu maantee', 'Gonsiori', 'Lauteri']),
  ],
  landmarks: [
    landmark('town-hall-square', 'Town Hall Square', 'Town Hall Square', 59.437, 24.7454),
    landmark('alexander-nevsky-cathedral', 'Alexander Nevsky Cathedral', 'Alexander Nevsky Cathedral', 59.4358, 24.7393),
    landmark('seaplane-harbour', 'Seaplane Harbour', 'the Seaplane Harbour', 59.4515, 24.7383),
    landmark('kumu', 'Kumu', 'Kumu', 59.4363, 24.7963),
  ],
  airport: airport('TLL', 'Lennart Meri Tallinn Airport', 59.4166, 24.7987, { by: 'tram', minutes: 20 }),
  taxes: [percent('vat', 'VAT', 13, { since: '2025-01-01', source: 'Käibemaksuseadus: accommodation; general knowledge of 2025, not looked up' })],
}
