import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { lithuanian } from '../naming/lithuanian.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const vilnius: Facts = {
  key: 'vilnius',
  name: 'Vilnius',
  aliases: [],
  country: 'Lithuania',
  countryCode: 'LT',
  currency: 'EUR',
  timeZone: 'Europe/Vilnius',
  at: [54.6872, 25.2797],
  art: 'vilnius',
  hotels: 26,
  nightly: 98,
  stepMinor: 100,
  climate: 'temperate',
  season: [84, 84, 88, 98, 108, 114, 114, 112, 108, 100, 90, 100],
  peaks: [{ from: '03-06', to: '03-08', percent: 108 }, ...newYear(116)],
  week: cityBreak,
  views: ['view of the Neris', 'view of the towers', 'quiet court'],
  naming: called(lithuanian, 'vilnius', ['Užupio Angelas', 'Gedimino Vilkas', 'Kaziuko', 'Trakų Žuvėdra']),
  address: '{s} {n}',
  phone: '+370 5 255 ',
  districts: [
    district('senamiestis', 'Senamiestis', 54.68, 25.287, 180, ['Pilies gatvė', 'Stiklių gatvė', 'Vokiečių gatvė']),
    district('uzupis', 'Užupis', 54.6805, 25.296, 120, ['Užupio gatvė', 'Paupio gatvė', 'Malūnų gatvė']),
    district('naujamiestis', 'Naujamiestis', 54.682, 25.266, 200, ['Vilniaus gatvė', 'Jogailos gatvė', 'Kauno gatvė']),
    district('zverynas', 'Žvėrynas', 54.692, 25.248, 180, ['Vytauto gatvė', 'Kęstučio gatvė', 'Traidenio gatvė']),
    district('snipiskes', 'Šnipiškės', 54.696, 25.276, 180, ['Kalvarijų gatvė', 'Konstitucijos prospektas', 'Giedraičių gatvė']),
  ],
  landmarks: [
    landmark('gediminas-tower', 'Gediminas Tower', 'the Gediminas Tower', 54.6867, 25.2907),
    landmark('vilnius-cathedral', 'Vilnius Cathedral', 'the cathedral', 54.6858, 25.2877),
    landmark('gate-of-dawn', 'Gate of Dawn', 'the Gate of Dawn', 54.6743, 25.2895),
    landmark('st-annes-church', 'St Anne’s Church', 'St Anne’s Church', 54.6831, 25.2932),
  ],
  airport: airport('VNO', 'Vilnius Airport', 54.6431, 25.2796, { by: 'bus', minutes: 20 }),
  taxes: [
    percent('vat', 'VAT', 12, { since: '2026-01-01', source: 'PVM įstatymas, reduced rate as raised for 2026; general knowledge of 2025, not looked up' }),
    perGuest('city', 'City tax', 200, {
      since: '2024-07-01',
      source: 'Vilniaus miesto savivaldybė, vietinė rinkliava; general knowledge of 2025, not looked up',
    }),
  ],
}
