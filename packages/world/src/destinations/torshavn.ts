import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { faroese } from '../naming/faroese.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const torshavn: Facts = {
  key: 'torshavn',
  name: 'Tórshavn',
  aliases: ['Torshavn', 'Faroe Islands', 'Føroyar'],
  country: 'Faroe Islands',
  countryCode: 'FO',
  currency: 'DKK',
  timeZone: 'Atlantic/Faroe',
  at: [62.0097, -6.7716],
  art: 'torshavn',
  hotels: 22,
  nightly: 1_480,
  stepMinor: 500,
  climate: 'subpolar',
  season: [74, 76, 82, 94, 112, 128, 134, 126, 108, 94, 80, 78],
  peaks: [{ from: '07-27', to: '07-30', percent: 116 }, ...newYear(108)],
  week: resort,
  views: ['fjord view', 'view of the moor', 'turf court'],
  naming: called(faroese, 'torshavn', ['Tinganes', 'Vágsbotn', 'Ólavsøka', 'Slættaratindur']),
  address: '{s} {n}',
  phone: '+298 35 ',
  districts: [
    district('tinganes', 'Tinganes', 62.0085, -6.772, 40, ['Gongin', 'Bringsnagøta', 'Undir Ryggi']),
    district('gamli-byur', 'Gamli Býur', 62.011, -6.775, 80, ['Tórsgøta', 'Niels Finsens gøta', 'Áarvegur']),
    district('hoyvik', 'Hoyvík', 62.026, -6.768, 130, ['Hoyvíksvegur', 'Hvítanesvegur', 'Marknagilsvegur']),
    district('argir', 'Argir', 61.997, -6.785, 90, ['Velbastaðvegur', 'Heiðavegur', 'Argjavegur']),
    district('kirkjubour', 'Kirkjubøur', 61.956, -6.79, 50, ['Gamlivegur', 'Kirkjubøvegur', 'Roykstovan']),
  ],
  landmarks: [
    landmark('tinganes', 'Tinganes', 'Tinganes', 62.0077, -6.7713),
    landmark('skansin', 'Skansin', 'Skansin', 62.0076, -6.762),
    landmark('nordic-house', 'Nordic House', 'the Nordic House', 62.02, -6.78),
    landmark('magnus-cathedral', 'Magnus Cathedral', 'the Magnus Cathedral', 61.9558, -6.793),
  ],
  airport: airport('FAE', 'Vágar Airport', 62.0667, -7.2667, { by: 'bus', minutes: 50 }),
  taxes: [percent('vat', 'VAT', 25, { since: '1993-01-01', source: 'Meirvirðisgjald: one rate; general knowledge of 2025, not looked up' })],
}
