import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, business, district, landmark, percent } from './write.ts'

export const washington: Facts = {
  key: 'washington',
  name: 'Washington',
  aliases: ['Washington DC', 'D.C.'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  at: [38.8951, -77.0364],
  art: 'washington',
  hotels: 40,
  nightly: 210,
  stepMinor: 100,
  climate: 'temperate',
  season: [78, 86, 112, 122, 114, 112, 96, 86, 102, 110, 96, 84],
  peaks: [{ from: '03-25', to: '04-08', percent: 116 }],
  week: business,
  views: ['monument view', 'rooftop view', 'brick court'],
  naming: called(american, 'washington', ['Cherry Blossom', 'Potomac', 'Federal Row', 'Statehouse']),
  address: '{n} {s}',
  phone: '+1 202 555 ',
  districts: [
    district('downtown', 'Downtown', 38.9, -77.0275, 220, ['F Street NW', 'G Street NW', '12th Street NW']),
    district('dupont-circle', 'Dupont Circle', 38.9105, -77.043, 220, ['Connecticut Avenue NW', 'P Street NW', '19th Street NW']),
    district('georgetown', 'Georgetown', 38.9075, -77.064, 200, ['Wisconsin Avenue NW', 'M Street NW', '31st Street NW']),
    district('capitol-hill', 'Capitol Hill', 38.888, -76.997, 220, ['Pennsylvania Avenue SE', 'East Capitol Street', '7th Street SE']),
    district('foggy-bottom', 'Foggy Bottom', 38.901, -77.0485, 180, ['22nd Street NW', 'I Street NW', 'Virginia Avenue NW']),
    district('shaw', 'Shaw', 38.9125, -77.0255, 220, ['U Street NW', '9th Street NW', '14th Street NW']),
    district('navy-yard', 'Navy Yard', 38.8765, -77.004, 180, ['M Street SE', 'Half Street SE', 'New Jersey Avenue SE']),
  ],
  landmarks: [
    landmark('lincoln-memorial', 'Lincoln Memorial', 'the Lincoln Memorial', 38.8893, -77.0502),
    landmark('us-capitol', 'US Capitol', 'the Capitol', 38.8899, -77.0091),
    landmark('white-house', 'White House', 'the White House', 38.8977, -77.0365),
    landmark('national-gallery-of-art', 'National Gallery of Art', 'the National Gallery of Art', 38.8913, -77.0199),
  ],
  airport: airport('DCA', 'Ronald Reagan Washington National Airport', 38.8534, -77.0435),
  taxes: [percent('hotel', 'Hotel sales tax', 15.95, { since: '2023-04-01', source: 'DC Office of Tax and Revenue (general knowledge, 2025, unverified)' })],
}
