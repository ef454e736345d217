import type { Facts } from '../facts.ts'
import { british } from '../naming/british.ts'
import { called } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const edinburgh: Facts = {
  key: 'edinburgh',
  name: 'Edinburgh',
  aliases: ['Dùn Èideann'],
  country: 'United Kingdom',
  countryCode: 'GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  at: [55.9533, -3.1883],
  art: 'edinburgh',
  hotels: 34,
  nightly: 168,
  stepMinor: 100,
  climate: 'oceanic',
  season: [72, 78, 86, 100, 112, 116, 126, 158, 114, 98, 84, 90],
  peaks: [{ from: '08-06', to: '08-30', percent: 118 }, ...newYear(142)],
  week: cityBreak,
  views: ['view of the castle', 'view of the Firth', 'quiet close'],
  naming: called(british, 'edinburgh', ['Haar', 'Wynd & Lantern', 'Pentland', 'Cobble Close']),
  address: '{n} {s}',
  phone: '+44 131 496 ',
  districts: [
    district('old-town', 'Old Town', 55.9495, -3.19, 160, ['Cockburn Street', 'Candlemaker Row', 'Victoria Street']),
    district('new-town', 'New Town', 55.9555, -3.1985, 240, ['Thistle Street', 'Dundas Street', 'Heriot Row']),
    district('stockbridge', 'Stockbridge', 55.9585, -3.209, 150, ['St Stephen Street', 'Raeburn Place', 'Deanhaugh Street']),
    district('west-end', 'West End', 55.949, -3.213, 170, ['Melville Street', 'William Street', 'Palmerston Place']),
    district('leith', 'Leith', 55.9735, -3.1715, 170, ['Constitution Street', 'Great Junction Street', 'Bernard Street']),
    district('bruntsfield', 'Bruntsfield', 55.937, -3.205, 200, ['Bruntsfield Place', 'Leamington Terrace', 'Viewforth']),
  ],
  landmarks: [
    landmark('edinburgh-castle', 'Edinburgh Castle', 'the castle', 55.9486, -3.1999),
    landmark('royal-mile', 'Royal Mile', 'the Royal Mile', 55.9503, -3.1875),
    landmark('arthurs-seat', 'Arthur’s Seat', 'Arthur’s Seat', 55.9441, -3.1618),
    landmark('holyrood-palace', 'Holyrood Palace', 'Holyrood Palace', 55.9527, -3.1723),
    landmark('scott-monument', 'Scott Monument', 'the Scott Monument', 55.9524, -3.1933),
  ],
  airport: airport('EDI', 'Edinburgh Airport', 55.9481, -3.3642, { by: 'tram', minutes: 35 }),
  taxes: [
    percent('vat', 'VAT', 20, {
      since: '2022-04-01',
      source: 'HM Revenue & Customs, VAT Notice 709/3: accommodation at the standard rate; general knowledge of 2025, not looked up',
    }),
    percent('city', 'Visitor levy', 5, {
      collected: 'property',
      nightsMax: 5,
      since: '2026-07-24',
      source: 'City of Edinburgh Council, visitor levy scheme; general knowledge of 2025, not looked up',
    }),
  ],
}
