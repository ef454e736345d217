import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, percent } from './write.ts'

export const seattle: Facts = {
  key: 'seattle',
  name: 'Seattle',
  aliases: [],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  at: [47.6062, -122.3321],
  art: 'seattle',
  hotels: 34,
  nightly: 200,
  stepMinor: 100,
  climate: 'oceanic',
  season: [76, 80, 88, 96, 108, 120, 132, 130, 114, 96, 82, 78],
  peaks: [],
  week: cityBreak,
  views: ['sound view', 'skyline view', 'fern court'],
  naming: called(american, 'seattle', ['Ferry Lane', 'Rainier', 'Salmon Ladder', 'Evergreen']),
  address: '{n} {s}',
  phone: '+1 206 555 ',
  districts: [
    district('downtown', 'Downtown', 47.6085, -122.3365, 180, ['Pine Street', '3rd Avenue', 'Union Street']),
    district('belltown', 'Belltown', 47.6135, -122.345, 160, ['1st Avenue', '2nd Avenue', 'Bell Street']),
    district('pioneer-square', 'Pioneer Square', 47.601, -122.333, 130, ['Yesler Way', 'Occidental Avenue South', '1st Avenue South']),
    district('capitol-hill', 'Capitol Hill', 47.6195, -122.3195, 220, ['Pike Street', 'Broadway East', '12th Avenue']),
    district('queen-anne', 'Queen Anne', 47.6255, -122.356, 180, ['Queen Anne Avenue North', 'Mercer Street', 'Roy Street']),
    district('ballard', 'Ballard', 47.667, -122.383, 180, ['Ballard Avenue NW', 'NW Market Street', '22nd Avenue NW']),
  ],
  landmarks: [
    landmark('space-needle', 'Space Needle', 'the Space Needle', 47.6205, -122.3493),
    landmark('pike-place-market', 'Pike Place Market', 'Pike Place Market', 47.6094, -122.3417),
    landmark('museum-of-pop-culture', 'Museum of Pop Culture', 'the Museum of Pop Culture', 47.6215, -122.3481),
    landmark('kerry-park', 'Kerry Park', 'Kerry Park', 47.6295, -122.3599),
  ],
  airport: airport('SEA', 'Seattle–Tacoma International Airport', 47.4438, -122.3017),
  taxes: [
    percent('lodging', 'Retail sales and lodging tax', 15.7, {
      since: '2021-01-01',
      source: 'Washington State Department of Revenue (general knowledge, 2025, unverified)',
    }),
    percent('improvement', 'Tourism improvement assessment', 2.3, {
      kind: 'fee',
      since: '2021-10-01',
      source: 'Seattle Tourism Improvement Area (general knowledge, 2025, unverified)',
    }),
  ],
}
