import type { Facts } from '../facts.ts'
import { called } from '../naming/called.ts'
import { caribbean } from '../naming/caribbean.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const montegoBay: Facts = {
  key: 'montego-bay',
  name: 'Montego Bay',
  aliases: ['Jamaica', 'MoBay'],
  country: 'Jamaica',
  countryCode: 'JM',
  currency: 'JMD',
  timeZone: 'America/Jamaica',
  at: [18.4712, -77.9189],
  art: 'montego-bay',
  hotels: 30,
  nightly: 27_000,
  stepMinor: 10_000,
  climate: 'tropical',
  season: [119, 121, 119, 107, 93, 93, 101, 91, 75, 79, 91, 107],
  peaks: newYear(138),
  week: resort,
  views: ['Caribbean view', 'hill view', 'almond garden'],
  naming: called(caribbean, 'montego-bay', ['Cockpit', 'Ackee', 'Bamboo Raft', 'Great River']),
  address: '{n} {s}',
  phone: '+1 876 555 ',
  districts: [
    district('hip-strip', 'Hip Strip', 18.488, -77.926, 60, ['Gloucester Avenue', 'Kent Avenue']),
    district('downtown', 'Downtown', 18.472, -77.9185, 120, ['Church Street', 'St James Street', 'Market Street']),
    district('ironshore', 'Ironshore', 18.504, -77.856, 150, ['Morgan Road', 'Ironshore Drive']),
    district('rose-hall', 'Rose Hall', 18.513, -77.825, 110, ['Rose Hall Main Road', 'Salem Road']),
    district('reading', 'Reading', 18.446, -77.951, 80, ['Reading Road', 'Long Hill Road']),
  ],
  landmarks: [
    landmark('doctors-cave-beach', 'Doctor’s Cave Beach', 'Doctor’s Cave Beach', 18.4889, -77.9268),
    landmark('rose-hall-great-house', 'Rose Hall Great House', 'Rose Hall Great House', 18.5173, -77.8172),
    landmark('sam-sharpe-square', 'Sam Sharpe Square', 'Sam Sharpe Square', 18.4717, -77.9191),
  ],
  airport: airport('MBJ', 'Sangster International Airport', 18.4985, -77.9166),
  taxes: [
    percent('gct', 'General consumption tax', 10, {
      since: '2015-06-01',
      source: 'Tax Administration Jamaica, tourism rate (general knowledge, 2025, unverified)',
    }),
    perRoom('gart', 'Accommodation room tax', [15000, 30000, 60000, 60000], {
      collected: 'now',
      since: '2012-09-01',
      source: 'Guest Accommodation Room Tax Act: 1 to 4 USD by size of the house (general knowledge, 2025, unverified)',
    }),
    percent('service', 'Service charge', 10, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
