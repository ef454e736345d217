import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perRoom } from './write.ts'

export const newOrleans: Facts = {
  key: 'new-orleans',
  name: 'New Orleans',
  aliases: ['NOLA'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Chicago',
  at: [29.9547, -90.0751],
  art: 'new-orleans',
  hotels: 36,
  nightly: 190,
  stepMinor: 100,
  climate: 'temperate',
  season: [98, 118, 116, 122, 112, 88, 80, 76, 80, 108, 104, 98],
  peaks: [{ from: '02-05', to: '02-09', percent: 134 }, ...newYear(126), { from: '04-23', to: '04-30', percent: 118 }],
  week: cityBreak,
  views: ['river view', 'gallery view', 'fountain court'],
  naming: called(american, 'new-orleans', ['Streetcar', 'Second Line', 'Magnolia Lace', 'Praline']),
  address: '{n} {s}',
  phone: '+1 504 555 ',
  districts: [
    district('french-quarter', 'French Quarter', 29.9585, -90.0645, 220, ['Royal Street', 'Bourbon Street', 'Chartres Street']),
    district('marigny', 'Marigny', 29.9645, -90.0565, 150, ['Frenchmen Street', 'Royal Street', 'Dauphine Street']),
    district('warehouse-district', 'Warehouse District', 29.9445, -90.07, 180, ['Julia Street', 'Magazine Street', 'Camp Street']),
    district('garden-district', 'Garden District', 29.928, -90.084, 220, ['Prytania Street', 'Coliseum Street', 'St Charles Avenue']),
    district('bywater', 'Bywater', 29.964, -90.043, 160, ['Dauphine Street', 'Burgundy Street', 'Piety Street']),
    district('central-business-district', 'Central Business District', 29.9505, -90.0715, 180, ['Carondelet Street', 'Baronne Street', 'Gravier Street']),
  ],
  landmarks: [
    landmark('jackson-square', 'Jackson Square', 'Jackson Square', 29.9574, -90.0629),
    landmark('preservation-hall', 'Preservation Hall', 'Preservation Hall', 29.9583, -90.0654),
    landmark('national-wwii-museum', 'National WWII Museum', 'the National WWII Museum', 29.943, -90.0701),
    landmark('city-park', 'City Park', 'City Park', 29.9874, -90.0932),
  ],
  airport: airport('MSY', 'Louis Armstrong New Orleans International Airport', 29.9846, -90.2564),
  taxes: [
    percent('occupancy', 'Hotel occupancy taxes', 16.2, {
      since: '2020-04-01',
      source: 'City of New Orleans and State of Louisiana (general knowledge, 2025, unverified)',
    }),
    perRoom('room', 'Occupancy fee per room', 200, {
      collected: 'now',
      since: '2019-08-01',
      source: 'City of New Orleans, by size of house (general knowledge, 2025, unverified)',
    }),
  ],
}
