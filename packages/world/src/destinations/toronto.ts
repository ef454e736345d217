import type { Facts } from '../facts.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { canadian } from '../naming/canadian.ts'
import { airport, business, district, landmark, newYear, percent } from './write.ts'

export const toronto: Facts = {
  key: 'toronto',
  name: 'Toronto',
  aliases: [],
  country: 'Canada',
  countryCode: 'CA',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  at: [43.7064, -79.3986],
  art: 'toronto',
  hotels: 60,
  nightly: 280,
  stepMinor: 100,
  climate: 'temperate',
  season: [78, 80, 86, 96, 110, 120, 122, 120, 118, 108, 86, 76],
  peaks: [{ from: '09-10', to: '09-19', percent: 114 }, ...newYear(108)],
  week: business,
  views: ['lake view', 'skyline view', 'brick court'],
  naming: called(canadian, 'toronto', ['Red Rocket', 'Ravine', 'Maple Key', 'Harbour Light'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+1 416 555 ',
  districts: [
    district('entertainment-district', 'Entertainment District', 43.6465, -79.389, 180, ['King Street West', 'Adelaide Street West', 'Mercer Street']),
    district('yorkville', 'Yorkville', 43.6705, -79.3915, 160, ['Yorkville Avenue', 'Cumberland Street', 'Hazelton Avenue']),
    district('old-town', 'Old Town', 43.65, -79.371, 150, ['Front Street East', 'King Street East', 'George Street']),
    district('queen-west', 'Queen West', 43.6455, -79.411, 200, ['Queen Street West', 'Ossington Avenue', 'Dundas Street West']),
    district('downtown-yonge', 'Downtown Yonge', 43.658, -79.3815, 180, ['Yonge Street', 'Gerrard Street East', 'Carlton Street']),
    district('distillery', 'Distillery', 43.6505, -79.3605, 90, ['Mill Street', 'Trinity Street', 'Parliament Street']),
  ],
  landmarks: [
    landmark('cn-tower', 'CN Tower', 'the CN Tower', 43.6426, -79.3871),
    landmark('royal-ontario-museum', 'Royal Ontario Museum', 'the Royal Ontario Museum', 43.6677, -79.3948),
    landmark('st-lawrence-market', 'St Lawrence Market', 'St Lawrence Market', 43.6487, -79.3716),
    landmark('art-gallery-of-ontario', 'Art Gallery of Ontario', 'the Art Gallery of Ontario', 43.6536, -79.3925),
    landmark('casa-loma', 'Casa Loma', 'Casa Loma', 43.678, -79.4094),
  ],
  airport: airport('YYZ', 'Toronto Pearson International Airport', 43.6816, -79.6115, { by: 'train', minutes: 35 }),
  taxes: [
    percent('hst', 'HST', 13, { since: '2010-07-01', source: 'Canada Revenue Agency, Ontario (general knowledge, 2025, unverified)' }),
    percent('mat', 'Municipal accommodation tax', 6, {
      since: '2026-08-01',
      source: 'City of Toronto, after the raised rate of 2025–26 (general knowledge, 2025, unverified)',
    }),
  ],
}
