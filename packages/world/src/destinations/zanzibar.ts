import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { swahili } from '../naming/swahili.ts'
import { airport, district, landmark, newYear, percent, perGuest, resort } from './write.ts'

export const zanzibar: Facts = {
  key: 'zanzibar',
  name: 'Zanzibar',
  aliases: ['Unguja', 'Stone Town'],
  country: 'Tanzania',
  countryCode: 'TZ',
  currency: 'TZS',
  timeZone: 'Africa/Dar_es_Salaam',
  at: [-6.1639, 39.1979],
  art: 'zanzibar',
  hotels: 32,
  nightly: 420_000,
  stepMinor: 100_000,
  climate: 'tropical',
  season: [112, 110, 98, 76, 72, 98, 122, 122, 104, 98, 88, 112],
  peaks: [{ from: '12-20', to: '12-26', percent: 114 }, ...newYear(128)],
  week: resort,
  views: ['Indian Ocean view', 'roof terrace view', 'palm garden'],
  naming: called(swahili, 'zanzibar', ['Karafuu ya Kale', 'Mlango wa Shaba', 'Tarabu', 'Pweza']),
  address: '{s}, plot {n}',
  phone: '+255 24 555 ',
  districts: [
    district('stone-town', 'Stone Town', -6.1625, 39.19, 130, ['Gizenga Street', 'Hurumzi Street', 'Kenyatta Road']),
    district('nungwi', 'Nungwi', -5.73, 39.298, 150, ['Nungwi Road', 'Kendwa Link Road', 'Lighthouse Road']),
    district('kendwa', 'Kendwa', -5.752, 39.294, 100, ['Kendwa Road', 'Kendwa Beach Lane', 'Nungwi Road']),
    district('paje', 'Paje', -6.267, 39.532, 120, ['Paje Beach Road', 'Jambiani Road', 'Paje Roundabout']),
    district('jambiani', 'Jambiani', -6.32, 39.542, 110, ['Jambiani Road', 'Kibigija Lane', 'Makunduchi Road']),
    district('matemwe', 'Matemwe', -5.87, 39.348, 120, ['Matemwe Road', 'Kigomani Lane', 'Mbuyu Popo']),
    district('michamvi', 'Michamvi', -6.17, 39.5185, 90, ['Michamvi Road', 'Pingwe Lane', 'Kae Road']),
  ],
  landmarks: [
    landmark('old-fort', 'Old Fort', 'the Old Fort', -6.1622, 39.1892),
    landmark('house-of-wonders', 'House of Wonders', 'the House of Wonders', -6.1617, 39.1893),
    landmark('jozani-forest', 'Jozani Forest', 'Jozani Forest', -6.238, 39.418),
    landmark('nungwi-lighthouse', 'Nungwi lighthouse', 'the lighthouse', -5.718, 39.302),
  ],
  airport: airport('ZNZ', 'Abeid Amani Karume International Airport', -6.2185, 39.2212),
  taxes: [
    percent('vat', 'VAT', 18, { since: '2009-07-01', source: 'Value Added Tax Act; general knowledge of 2025, not looked up' }),
    perGuest('infrastructure', 'Infrastructure tax', 1_300_000, {
      collected: 'now',
      since: '2023-07-01',
      source: 'Zanzibar Revenue Authority, infrastructure tax of some USD 5; general knowledge of 2025, not looked up',
    }),
  ],
}
