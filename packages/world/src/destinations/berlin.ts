import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const berlin: Facts = {
  key: 'berlin',
  name: 'Berlin',
  aliases: [],
  country: 'Germany',
  countryCode: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  at: [52.52, 13.405],
  art: 'berlin',
  hotels: 64,
  nightly: 138,
  stepMinor: 100,
  climate: 'temperate',
  season: [78, 90, 90, 100, 110, 114, 108, 104, 116, 106, 96, 92],
  peaks: [{ from: '02-12', to: '02-22', percent: 114 }, { from: '09-24', to: '09-28', percent: 108 }, ...newYear(124)],
  week: cityBreak,
  views: ['view of the Spree', 'rooftop view', 'quiet court'],
  naming: called(german, 'berlin', ['Remise Drei', 'Stadtspatz', 'Kastanienhof Blau', 'Hinterhaus'], MANY_NOUNS),
  address: '{s} {n}',
  phone: '+49 30 23125 ',
  districts: [
    district('mitte', 'Mitte', 52.526, 13.4, 320, ['Oranienburger Straße', 'Auguststraße', 'Rosenthaler Straße']),
    district('prenzlauer-berg', 'Prenzlauer Berg', 52.54, 13.418, 360, ['Kastanienallee', 'Husemannstraße', 'Rykestraße']),
    district('kreuzberg', 'Kreuzberg', 52.497, 13.415, 280, ['Oranienstraße', 'Bergmannstraße', 'Adalbertstraße']),
    district('charlottenburg', 'Charlottenburg', 52.505, 13.318, 320, ['Kantstraße', 'Bleibtreustraße', 'Knesebeckstraße']),
    district('schoneberg', 'Schöneberg', 52.493, 13.35, 300, ['Akazienstraße', 'Goltzstraße', 'Motzstraße']),
    district('friedrichshain', 'Friedrichshain', 52.512, 13.456, 300, ['Simon-Dach-Straße', 'Boxhagener Straße', 'Grünberger Straße']),
    district('tiergarten', 'Tiergarten', 52.502, 13.361, 160, ['Potsdamer Straße', 'Lützowstraße', 'Kurfürstenstraße']),
  ],
  landmarks: [
    landmark('brandenburg-gate', 'Brandenburg Gate', 'the Brandenburg Gate', 52.5163, 13.3777),
    landmark('museum-island', 'Museum Island', 'Museum Island', 52.519, 13.397),
    landmark('reichstag', 'Reichstag', 'the Reichstag', 52.5186, 13.3762),
    landmark('tv-tower', 'TV Tower', 'the TV Tower', 52.5208, 13.4094),
    landmark('east-side-gallery', 'East Side Gallery', 'the East Side Gallery', 52.505, 13.4396),
  ],
  airport: airport('BER', 'Berlin Brandenburg Airport', 52.3644, 13.5099, { by: 'train', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 7, { since: '2010-01-01', source: 'Umsatzsteuergesetz § 12: accommodation; general knowledge of 2025, not looked up' }),
    percent('city', 'City tax', 7.5, {
      collected: 'property',
      since: '2025-01-01',
      source: 'Übernachtungsteuergesetz Berlin; general knowledge of 2025, not looked up',
    }),
  ],
}
