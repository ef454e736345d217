import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, business, district, landmark, newYear, percent, perGuestByPrice } from './write.ts'

export const hamburg: Facts = {
  key: 'hamburg',
  name: 'Hamburg',
  aliases: [],
  country: 'Germany',
  countryCode: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  at: [53.5511, 9.9937],
  art: 'hamburg',
  hotels: 30,
  nightly: 144,
  stepMinor: 100,
  climate: 'oceanic',
  season: [80, 84, 92, 100, 112, 112, 110, 108, 110, 102, 94, 96],
  peaks: [{ from: '05-07', to: '05-10', percent: 114 }, ...newYear(116)],
  week: business,
  views: ['view of the Elbe', 'view of the Alster', 'quiet court'],
  naming: called(german, 'hamburg', ['Elbmöwe', 'Franzbrötchen', 'Speicherwinde', 'Alsterschwan']),
  address: '{s} {n}',
  phone: '+49 40 66969 ',
  districts: [
    district('altstadt', 'Altstadt', 53.549, 9.9985, 130, ['Mönckebergstraße', 'Steinstraße', 'Kleine Johannisstraße']),
    district('speicherstadt', 'Speicherstadt', 53.5435, 9.989, 40, ['Am Sandtorkai', 'Pickhuben', 'Brook']),
    district('st-pauli', 'St. Pauli', 53.551, 9.963, 180, ['Clemens-Schultz-Straße', 'Detlev-Bremer-Straße', 'Simon-von-Utrecht-Straße']),
    district('sternschanze', 'Sternschanze', 53.5625, 9.962, 150, ['Schulterblatt', 'Susannenstraße', 'Bartelsstraße']),
    district('st-georg', 'St. Georg', 53.556, 10.01, 140, ['Lange Reihe', 'Koppel', 'Danziger Straße']),
    district('ottensen', 'Ottensen', 53.554, 9.928, 170, ['Ottenser Hauptstraße', 'Bahrenfelder Straße', 'Große Rainstraße']),
    district('eppendorf', 'Eppendorf', 53.588, 9.988, 170, ['Eppendorfer Landstraße', 'Isestraße', 'Hegestraße']),
  ],
  landmarks: [
    landmark('elbphilharmonie', 'Elbphilharmonie', 'the Elbphilharmonie', 53.5413, 9.9841),
    landmark('st-michaels-church', 'St Michael’s Church', 'St Michael’s Church', 53.5484, 9.9789),
    landmark('town-hall', 'Town Hall', 'the Town Hall', 53.5503, 9.9925),
    landmark('miniatur-wunderland', 'Miniatur Wunderland', 'the Miniatur Wunderland', 53.5437, 9.9887),
  ],
  airport: airport('HAM', 'Hamburg Airport', 53.6313, 10.0064, { by: 'train', minutes: 25 }),
  taxes: [
    percent('vat', 'VAT', 7, { since: '2010-01-01', source: 'Umsatzsteuergesetz § 12: accommodation; general knowledge of 2025, not looked up' }),
    perGuestByPrice(
      'city',
      'Culture and tourism tax',
      [
        [0, 0],
        [2_500, 75],
        [5_000, 150],
        [10_000, 300],
        [15_000, 400],
      ],
      { since: '2023-01-01', source: 'Hamburgisches Kultur- und Tourismustaxengesetz, simplified; general knowledge of 2025, not looked up' },
    ),
  ],
}
