import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { canadian } from '../naming/canadian.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const vancouver: Facts = {
  key: 'vancouver',
  name: 'Vancouver',
  aliases: [],
  country: 'Canada',
  countryCode: 'CA',
  currency: 'CAD',
  timeZone: 'America/Vancouver',
  at: [49.2497, -123.1193],
  art: 'vancouver',
  hotels: 36,
  nightly: 300,
  stepMinor: 100,
  climate: 'oceanic',
  season: [76, 80, 88, 96, 110, 122, 128, 128, 114, 96, 78, 84],
  peaks: newYear(108),
  week: cityBreak,
  views: ['mountain view', 'harbour view', 'cedar court'],
  naming: called(canadian, 'vancouver', ['Stanley Heron', 'False Creek', 'Salmonberry', 'Rain City']),
  address: '{n} {s}',
  phone: '+1 604 555 ',
  districts: [
    district('downtown', 'Downtown', 49.283, -123.1185, 180, ['Hornby Street', 'Howe Street', 'Dunsmuir Street']),
    district('gastown', 'Gastown', 49.2835, -123.1065, 110, ['Water Street', 'Cordova Street', 'Abbott Street']),
    district('yaletown', 'Yaletown', 49.275, -123.121, 120, ['Mainland Street', 'Hamilton Street', 'Homer Street']),
    district('west-end', 'West End', 49.286, -123.1335, 180, ['Denman Street', 'Davie Street', 'Robson Street']),
    district('kitsilano', 'Kitsilano', 49.2685, -123.157, 180, ['West 4th Avenue', 'Yew Street', 'Arbutus Street']),
    district('mount-pleasant', 'Mount Pleasant', 49.263, -123.101, 180, ['Main Street', 'East Broadway', 'Quebec Street']),
  ],
  landmarks: [
    landmark('stanley-park', 'Stanley Park', 'Stanley Park', 49.3017, -123.1417),
    landmark('granville-island-market', 'Granville Island Market', 'the Granville Island Market', 49.2724, -123.1351),
    landmark('canada-place', 'Canada Place', 'Canada Place', 49.2888, -123.1111),
    landmark('museum-of-anthropology', 'Museum of Anthropology', 'the Museum of Anthropology', 49.2694, -123.2595),
  ],
  airport: airport('YVR', 'Vancouver International Airport', 49.1947, -123.1792),
  taxes: [
    percent('gst', 'GST', 5, { since: '2008-01-01', source: 'Canada Revenue Agency (general knowledge, 2025, unverified)' }),
    percent('pst', 'PST', 8, { since: '2013-04-01', source: 'Province of British Columbia (general knowledge, 2025, unverified)' }),
    percent('mrdt', 'Municipal and event tax', 5.5, {
      since: '2023-02-01',
      source: 'City of Vancouver, MRDT and major events (general knowledge, 2025, unverified)',
    }),
  ],
}
