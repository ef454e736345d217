import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, business, district, landmark, newYear, percent, perGuest } from './write.ts'

export const zurich: Facts = {
  key: 'zurich',
  name: 'Zurich',
  aliases: ['Zürich'],
  country: 'Switzerland',
  countryCode: 'CH',
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  at: [47.3744, 8.541],
  art: 'zurich',
  hotels: 32,
  nightly: 272,
  stepMinor: 100,
  climate: 'temperate',
  season: [88, 90, 94, 98, 106, 114, 112, 108, 110, 104, 94, 92],
  peaks: [{ from: '08-06', to: '08-10', percent: 110 }, ...newYear(112)],
  week: business,
  views: ['view of the lake', 'view of the Limmat', 'quiet lane'],
  naming: called(german, 'zurich', ['Limmatschwan', 'Sechseläuten', 'Zürihegel', 'Niederdörfli']),
  address: '{s} {n}',
  phone: '+41 44 555 ',
  districts: [
    district('altstadt', 'Altstadt', 47.3725, 8.5445, 130, ['Niederdorfstrasse', 'Münstergasse', 'Spiegelgasse']),
    district('lindenhof', 'Lindenhof', 47.3735, 8.5395, 100, ['Rennweg', 'Augustinergasse', 'Fortunagasse']),
    district('langstrasse', 'Langstrasse', 47.3785, 8.527, 180, ['Langstrasse', 'Brauerstrasse', 'Dienerstrasse']),
    district('zurich-west', 'Zürich West', 47.388, 8.519, 200, ['Hardstrasse', 'Josefstrasse', 'Heinrichstrasse']),
    district('seefeld', 'Seefeld', 47.359, 8.553, 130, ['Seefeldstrasse', 'Dufourstrasse', 'Mühlebachstrasse']),
    district('enge', 'Enge', 47.362, 8.531, 130, ['Bederstrasse', 'Seestrasse', 'Brandschenkestrasse']),
  ],
  landmarks: [
    landmark('grossmunster', 'Grossmünster', 'Grossmünster', 47.3701, 8.5441),
    landmark('fraumunster', 'Fraumünster', 'Fraumünster', 47.3698, 8.5415),
    landmark('bahnhofstrasse', 'Bahnhofstrasse', 'Bahnhofstrasse', 47.372, 8.5388),
    landmark('swiss-national-museum', 'Swiss National Museum', 'the National Museum', 47.379, 8.5405),
  ],
  airport: airport('ZRH', 'Zurich Airport', 47.4506, 8.5617, { by: 'train', minutes: 12 }),
  taxes: [
    percent('vat', 'VAT', 3.8, { since: '2024-01-01', source: 'Federal VAT Act, special rate for accommodation; general knowledge of 2025, not looked up' }),
    perGuest('city', 'City tax', 350, {
      collected: 'property',
      kind: 'fee',
      since: '2020-01-01',
      source: 'Zürich Tourismus, City Tax collected by the houses; general knowledge of 2025, not looked up',
    }),
  ],
}
