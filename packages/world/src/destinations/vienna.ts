import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const vienna: Facts = {
  key: 'vienna',
  name: 'Vienna',
  aliases: ['Wien'],
  country: 'Austria',
  countryCode: 'AT',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  at: [48.2085, 16.3721],
  art: 'vienna',
  hotels: 60,
  nightly: 162,
  stepMinor: 100,
  climate: 'temperate',
  season: [82, 84, 90, 104, 114, 110, 104, 102, 110, 104, 92, 112],
  peaks: [{ from: '02-05', to: '02-15', percent: 108 }, ...newYear(130)],
  week: cityBreak,
  views: ['view of the Danube Canal', 'view of the roofs', 'quiet Pawlatschen court'],
  naming: called(german, 'vienna', ['Fiakerhof', 'Wienerwald Drossel', 'Zuckerbäcker', 'Heurigenlaube'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+43 1 555 ',
  districts: [
    district('innere-stadt', 'Innere Stadt', 48.208, 16.371, 280, ['Wollzeile', 'Singerstraße', 'Naglergasse']),
    district('leopoldstadt', 'Leopoldstadt', 48.218, 16.383, 280, ['Taborstraße', 'Große Sperlgasse', 'Karmelitergasse']),
    district('neubau', 'Neubau', 48.202, 16.351, 260, ['Neubaugasse', 'Lindengasse', 'Burggasse']),
    district('josefstadt', 'Josefstadt', 48.21, 16.348, 240, ['Josefstädter Straße', 'Lange Gasse', 'Florianigasse']),
    district('wieden', 'Wieden', 48.194, 16.367, 260, ['Margaretenstraße', 'Schleifmühlgasse', 'Wiedner Hauptstraße']),
    district('landstrasse', 'Landstraße', 48.201, 16.392, 260, ['Landstraßer Hauptstraße', 'Ungargasse', 'Rochusgasse']),
  ],
  landmarks: [
    landmark('st-stephens-cathedral', 'St Stephen’s Cathedral', 'St Stephen’s Cathedral', 48.2085, 16.3731),
    landmark('hofburg', 'Hofburg', 'the Hofburg', 48.2065, 16.3652),
    landmark('schonbrunn-palace', 'Schönbrunn Palace', 'Schönbrunn Palace', 48.1845, 16.3122),
    landmark('belvedere', 'Belvedere', 'the Belvedere', 48.1915, 16.3809),
    landmark('state-opera', 'State Opera', 'the State Opera', 48.203, 16.3691),
  ],
  airport: airport('VIE', 'Vienna International Airport', 48.1197, 16.5636, { by: 'train', minutes: 16 }),
  taxes: [
    percent('vat', 'VAT', 10, { since: '2018-11-01', source: 'Umsatzsteuergesetz 1994 § 10: accommodation; general knowledge of 2025, not looked up' }),
    percent('city', 'City tax', 5, {
      collected: 'property',
      since: '2026-07-01',
      source: 'Wiener Tourismusförderungsgesetz, Ortstaxe, risen from 3.2 % as decided in 2025; general knowledge of 2025, not looked up',
    }),
  ],
}
