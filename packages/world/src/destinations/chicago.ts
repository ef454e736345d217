import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const chicago: Facts = {
  key: 'chicago',
  name: 'Chicago',
  aliases: [],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Chicago',
  at: [41.8781, -87.6298],
  art: 'chicago',
  hotels: 60,
  nightly: 200,
  stepMinor: 100,
  climate: 'temperate',
  season: [64, 68, 86, 98, 115, 125, 123, 119, 119, 115, 90, 78],
  peaks: [{ from: '07-31', to: '08-03', percent: 126 }],
  week: cityBreak,
  views: ['river view', 'skyline view', 'courtyard'],
  naming: called(american, 'chicago', ['Windward', 'Terra Cotta', 'Elevated', 'Prairie'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+1 312 555 ',
  districts: [
    district('the-loop', 'The Loop', 41.881, -87.63, 220, ['West Madison Street', 'North Wells Street', 'South Dearborn Street']),
    district('river-north', 'River North', 41.8915, -87.631, 220, ['West Hubbard Street', 'North Clark Street', 'West Erie Street']),
    district('magnificent-mile', 'Magnificent Mile', 41.8955, -87.6225, 150, ['North Rush Street', 'East Superior Street', 'East Ohio Street']),
    district('west-loop', 'West Loop', 41.8835, -87.6475, 220, ['West Randolph Street', 'West Fulton Market', 'North Halsted Street']),
    district('wicker-park', 'Wicker Park', 41.9085, -87.677, 250, ['North Milwaukee Avenue', 'West North Avenue', 'North Damen Avenue']),
    district('lincoln-park', 'Lincoln Park', 41.9235, -87.646, 250, ['North Lincoln Avenue', 'West Armitage Avenue', 'North Clark Street']),
    district('south-loop', 'South Loop', 41.8675, -87.6265, 180, ['South Michigan Avenue', 'South State Street', 'East Balbo Drive']),
  ],
  landmarks: [
    landmark('millennium-park', 'Millennium Park', 'Millennium Park', 41.8826, -87.6226),
    landmark('art-institute-of-chicago', 'Art Institute of Chicago', 'the Art Institute', 41.8796, -87.6237),
    landmark('willis-tower', 'Willis Tower', 'Willis Tower', 41.8789, -87.6359),
    landmark('wrigley-field', 'Wrigley Field', 'Wrigley Field', 41.9484, -87.6553),
    landmark('navy-pier', 'Navy Pier', 'Navy Pier', 41.8917, -87.6086),
  ],
  airport: airport('ORD', 'O’Hare International Airport', 41.9769, -87.9049),
  taxes: [
    percent('hotel', 'Hotel taxes of state, county and city', 17.4, {
      since: '2014-01-01',
      source: 'Illinois Department of Revenue and City of Chicago (general knowledge, 2025, unverified)',
    }),
  ],
}
