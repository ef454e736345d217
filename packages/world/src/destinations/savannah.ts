import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent, perRoom } from './write.ts'

export const savannah: Facts = {
  key: 'savannah',
  name: 'Savannah',
  aliases: ['Georgia'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  at: [32.0835, -81.0998],
  art: 'savannah',
  hotels: 26,
  nightly: 200,
  stepMinor: 100,
  climate: 'temperate',
  season: [82, 92, 122, 122, 112, 104, 96, 90, 90, 106, 98, 84],
  peaks: [{ from: '03-15', to: '03-19', percent: 126 }, ...newYear(114)],
  week: cityBreak,
  views: ['square view', 'river view', 'live oak court'],
  naming: called(american, 'savannah', ['Spanish Moss', 'Live Oak', 'Azalea Square', 'Cotton Scale']),
  address: '{n} {s}',
  phone: '+1 912 555 ',
  districts: [
    district('historic-district-north', 'Historic District North', 32.0785, -81.0915, 150, ['Bull Street', 'Broughton Street', 'Abercorn Street']),
    district('river-street', 'River Street', 32.08, -81.0865, 60, ['Bay Street', 'Factors Walk']),
    district('historic-district-south', 'Historic District South', 32.0715, -81.0955, 160, ['Jones Street', 'Bull Street', 'Gaston Street']),
    district('victorian-district', 'Victorian District', 32.064, -81.0985, 150, ['Drayton Street', 'Park Avenue', 'Barnard Street']),
    district('starland', 'Starland', 32.055, -81.1, 140, ['Bull Street', 'West 40th Street', 'Desoto Avenue']),
  ],
  landmarks: [
    landmark('forsyth-park', 'Forsyth Park', 'Forsyth Park', 32.0675, -81.0957),
    landmark('cathedral-of-st-john', 'Cathedral of St John', 'the cathedral', 32.0733, -81.0915),
    landmark('city-market', 'City Market', 'City Market', 32.081, -81.0951),
    landmark('telfair-academy', 'Telfair Academy', 'Telfair Academy', 32.0789, -81.095),
  ],
  airport: airport('SAV', 'Savannah Hilton Head International Airport', 32.1358, -81.2106),
  taxes: [
    percent('hotel', 'Sales and hotel tax', 15, { since: '2023-09-01', source: 'City of Savannah and State of Georgia (general knowledge, 2025, unverified)' }),
    perRoom('state', 'State hotel fee', 500, {
      collected: 'now',
      since: '2015-07-01',
      source: 'Georgia Transportation Funding Act (general knowledge, 2025, unverified)',
    }),
  ],
}
