import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { german } from '../naming/german.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const swakopmund: Facts = {
  key: 'swakopmund',
  name: 'Swakopmund',
  aliases: ['Skeleton Coast', 'Walvis Bay'],
  country: 'Namibia',
  countryCode: 'NA',
  currency: 'NAD',
  timeZone: 'Africa/Windhoek',
  at: [-22.6784, 14.5266],
  art: 'swakopmund',
  hotels: 22,
  nightly: 1_480,
  stepMinor: 1_000,
  climate: 'desert',
  season: [100, 96, 96, 100, 92, 90, 102, 106, 100, 102, 98, 116],
  peaks: [{ from: '12-16', to: '12-26', percent: 118 }, ...newYear(122)],
  week: resort,
  views: ['Atlantic view', 'dune view', 'palm court'],
  naming: called(german, 'swakopmund', ['Nebelkrähe', 'Robbenfell', 'Welwitschie', 'Dünenlicht']),
  address: '{n} {s}',
  phone: '+264 64 255 ',
  districts: [
    district('centre', 'Centre', -22.6785, 14.5265, 160, ['Sam Nujoma Avenue', 'Tobias Hainyeko Street', 'Bismarck Street']),
    district('the-mole', 'The Mole', -22.675, 14.5245, 70, ['Strand Street', 'Am Zoll', 'Daniel Tjongarero Avenue']),
    district('kramersdorf', 'Kramersdorf', -22.683, 14.531, 120, ['Windhoeker Street', 'Leutwein Street', 'Rhode Allee']),
    district('vineta', 'Vineta', -22.659, 14.527, 150, ['Fischreier Street', 'First Avenue', 'Moses Garoëb Street']),
    district('ocean-view', 'Ocean View', -22.642, 14.526, 140, ['Omega Street', 'Libertina Amathila Avenue', 'Sea Breeze Street']),
  ],
  landmarks: [
    landmark('swakopmund-jetty', 'Swakopmund Jetty', 'the jetty', -22.68, 14.5203),
    landmark('woermannhaus', 'Woermannhaus', 'Woermannhaus', -22.6767, 14.525),
    landmark('swakopmund-museum', 'Swakopmund Museum', 'the museum', -22.6748, 14.5228),
    landmark('old-railway-station', 'Old railway station', 'Old railway station', -22.6752, 14.5335),
  ],
  airport: airport('WVB', 'Walvis Bay International Airport', -22.9786, 14.5172, { by: 'shuttle', minutes: 50 }),
  taxes: [
    percent('vat', 'VAT', 15, { since: '2000-11-27', source: 'Value-Added Tax Act 10 of 2000; general knowledge of 2025, not looked up' }),
    percent('levy', 'Tourism levy', 2, {
      collected: 'now',
      since: '2004-01-01',
      source: 'Namibia Tourism Board, levy on accommodation; general knowledge of 2025, not looked up',
    }),
  ],
}
