import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { georgian } from '../naming/georgian.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const yerevan: Facts = {
  key: 'yerevan',
  name: 'Yerevan',
  aliases: ['Երևան', 'Erevan'],
  country: 'Armenia',
  countryCode: 'AM',
  currency: 'AMD',
  timeZone: 'Asia/Yerevan',
  at: [40.1811, 44.5136],
  art: 'yerevan',
  hotels: 24,
  nightly: 42_000,
  stepMinor: 50_000,
  climate: 'highland',
  season: [84, 82, 92, 102, 108, 110, 110, 112, 112, 106, 90, 92],
  peaks: newYear(120),
  week: cityBreak,
  views: ['view of Ararat', 'view of the Cascade', 'apricot court'],
  naming: called(georgian, 'yerevan', ['Tsiran', 'Noor', 'Masis', 'Duduk']),
  address: '{s} {n}',
  phone: '+374 10 55 ',
  districts: [
    district('kentron', 'Kentron', 40.18, 44.514, 190, ['Abovyan Street', 'Pushkin Street', 'Teryan Street']),
    district('cascade', 'Cascade', 40.189, 44.515, 120, ['Tamanyan Street', 'Isahakyan Street', 'Antarain Street']),
    district('republic-square', 'Republic Square', 40.1775, 44.513, 100, ['Amiryan Street', 'Nalbandyan Street', 'Vazgen Sargsyan Street']),
    district('kond', 'Kond', 40.18, 44.502, 90, ['Leo Street', 'Saryan Street', 'Proshyan Street']),
    district('arabkir', 'Arabkir', 40.204, 44.503, 200, ['Komitas Avenue', 'Baghramyan Avenue', 'Kievyan Street']),
  ],
  landmarks: [
    landmark('cascade', 'Cascade', 'the Cascade', 40.1908, 44.5152),
    landmark('republic-square', 'Republic Square', 'Republic Square', 40.1777, 44.5126),
    landmark('matenadaran', 'Matenadaran', 'Matenadaran', 40.1922, 44.5212),
    landmark('blue-mosque', 'Blue Mosque', 'the Blue Mosque', 40.1781, 44.5057),
  ],
  airport: airport('EVN', 'Zvartnots International Airport', 40.1527, 44.398),
  taxes: [percent('vat', 'VAT', 20, { since: '2018-01-01', source: 'Tax Code of Armenia: one rate; general knowledge of 2025, not looked up' })],
}
