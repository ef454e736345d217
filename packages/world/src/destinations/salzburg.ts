import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perGuest } from './write.ts'

export const salzburg: Facts = {
  key: 'salzburg',
  name: 'Salzburg',
  aliases: [],
  country: 'Austria',
  countryCode: 'AT',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  at: [47.7994, 13.044],
  art: 'salzburg',
  hotels: 28,
  nightly: 172,
  stepMinor: 100,
  climate: 'alpine',
  season: [84, 82, 80, 92, 106, 110, 130, 136, 104, 90, 80, 114],
  peaks: [{ from: '07-17', to: '08-30', percent: 116 }, ...newYear(128)],
  week: cityBreak,
  views: ['view of the Salzach', 'view of the fortress', 'quiet arcade court'],
  naming: called(german, 'salzburg', ['Schnürlregen', 'Mirabellenhof', 'Mozartzopf', 'Nockerlhaus']),
  address: '{s} {n}',
  phone: '+43 662 555 ',
  districts: [
    district('altstadt', 'Altstadt', 47.8, 13.0445, 120, ['Getreidegasse', 'Judengasse', 'Goldgasse']),
    district('neustadt', 'Neustadt', 47.805, 13.0445, 140, ['Linzer Gasse', 'Dreifaltigkeitsgasse', 'Paris-Lodron-Straße']),
    district('nonntal', 'Nonntal', 47.792, 13.053, 140, ['Nonntaler Hauptstraße', 'Petersbrunnstraße', 'Hans-Sachs-Gasse']),
    district('mulln', 'Mülln', 47.805, 13.0345, 90, ['Müllner Hauptstraße', 'Augustinergasse', 'Lindhofstraße']),
    district('leopoldskron', 'Leopoldskron', 47.788, 13.031, 140, ['Moosstraße', 'Leopoldskronstraße', 'Firmianstraße']),
  ],
  landmarks: [
    landmark('hohensalzburg-fortress', 'Hohensalzburg Fortress', 'the fortress', 47.795, 13.0477),
    landmark('mirabell-palace', 'Mirabell Palace', 'Mirabell Palace', 47.8058, 13.0417),
    landmark('mozarts-birthplace', 'Mozart’s Birthplace', 'Mozart’s Birthplace', 47.8, 13.0434),
    landmark('salzburg-cathedral', 'Salzburg Cathedral', 'the cathedral', 47.7979, 13.0465),
  ],
  airport: airport('SZG', 'Salzburg Airport', 47.7912, 12.9973),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2018-11-01', source: 'Umsatzsteuergesetz 1994 § 10: accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'City tax', 220, {
      ages: [15, 200],
      since: '2024-01-01',
      source: 'Salzburger Nächtigungsabgabengesetz, allgemeine Abgabe and mobility levy; general knowledge of 2025, not looked up',
    }),
  ],
}
