import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const boston: Facts = {
  key: 'boston',
  name: 'Boston',
  aliases: [],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  at: [42.3584, -71.0598],
  art: 'boston',
  hotels: 36,
  nightly: 260,
  stepMinor: 100,
  climate: 'temperate',
  season: [68, 72, 83, 105, 115, 119, 113, 109, 121, 123, 93, 77],
  peaks: [{ from: '04-17', to: '04-21', percent: 124 }],
  week: cityBreak,
  views: ['harbour view', 'skyline view', 'brick court'],
  naming: called(american, 'boston', ['Gaslamp', 'Swan Boat', 'Brick Row', 'Tea Party']),
  address: '{n} {s}',
  phone: '+1 617 555 ',
  districts: [
    district('back-bay', 'Back Bay', 42.3505, -71.079, 220, ['Newbury Street', 'Boylston Street', 'Commonwealth Avenue']),
    district('beacon-hill', 'Beacon Hill', 42.358, -71.067, 180, ['Charles Street', 'Pinckney Street', 'Mount Vernon Street']),
    district('north-end', 'North End', 42.3645, -71.055, 130, ['Hanover Street', 'Salem Street', 'Prince Street']),
    district('downtown', 'Downtown', 42.3565, -71.061, 180, ['Washington Street', 'Tremont Street', 'School Street']),
    district('south-end', 'South End', 42.3425, -71.0735, 220, ['Tremont Street', 'Shawmut Avenue', 'Columbus Avenue']),
    district('seaport', 'Seaport', 42.3495, -71.0445, 130, ['Seaport Boulevard', 'Congress Street', 'Summer Street']),
    district('cambridge', 'Cambridge', 42.373, -71.1185, 220, ['Brattle Street', 'Massachusetts Avenue', 'Mount Auburn Street']),
  ],
  landmarks: [
    landmark('boston-common', 'Boston Common', 'Boston Common', 42.355, -71.0656),
    landmark('faneuil-hall', 'Faneuil Hall', 'Faneuil Hall', 42.36, -71.0561),
    landmark('museum-of-fine-arts', 'Museum of Fine Arts', 'the Museum of Fine Arts', 42.3394, -71.094),
    landmark('harvard-yard', 'Harvard Yard', 'Harvard Yard', 42.3744, -71.1182),
    landmark('fenway-park', 'Fenway Park', 'Fenway Park', 42.3467, -71.0972),
  ],
  airport: airport('BOS', 'Boston Logan International Airport', 42.3665, -71.0202),
  taxes: [
    percent('occupancy', 'Room occupancy excise', 14.95, {
      since: '2019-07-01',
      source: 'Massachusetts Department of Revenue and City of Boston (general knowledge, 2025, unverified)',
    }),
  ],
}
