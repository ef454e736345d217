import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, perRoom, resort } from './write.ts'

export const keyWest: Facts = {
  key: 'key-west',
  name: 'Key West',
  aliases: ['Florida Keys'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  at: [24.5552, -81.7816],
  art: 'key-west',
  hotels: 24,
  nightly: 290,
  stepMinor: 100,
  climate: 'tropical',
  season: [114, 126, 128, 112, 95, 89, 93, 83, 70, 83, 93, 114],
  peaks: [{ from: '10-20', to: '10-26', percent: 122 }, ...newYear(140)],
  week: resort,
  views: ['Gulf view', 'tin roof view', 'palm garden'],
  naming: called(american, 'key-west', ['Rooster', 'Conch Cottage', 'Marlin Row', 'Banyan Porch']),
  address: '{n} {s}',
  phone: '+1 305 555 ',
  districts: [
    district('old-town', 'Old Town', 24.5555, -81.8, 130, ['Duval Street', 'Whitehead Street', 'Simonton Street']),
    district('historic-seaport', 'Historic Seaport', 24.5595, -81.801, 70, ['Caroline Street', 'Greene Street', 'William Street']),
    district('bahama-village', 'Bahama Village', 24.551, -81.8015, 90, ['Petronia Street', 'Thomas Street', 'Emma Street']),
    district('casa-marina', 'Casa Marina', 24.549, -81.79, 80, ['Reynolds Street', 'Seminary Street', 'Waddell Avenue']),
    district('new-town', 'New Town', 24.5635, -81.7755, 110, ['North Roosevelt Boulevard', 'Kennedy Drive']),
  ],
  landmarks: [
    landmark('mallory-square', 'Mallory Square', 'Mallory Square', 24.5599, -81.8075),
    landmark('hemingway-house', 'Hemingway House', 'the Hemingway House', 24.5511, -81.8006),
    landmark('southernmost-point', 'Southernmost Point', 'the Southernmost Point', 24.5465, -81.7975),
    landmark('key-west-lighthouse', 'Key West Lighthouse', 'the Key West Lighthouse', 24.5506, -81.8003),
  ],
  airport: airport('EYW', 'Key West International Airport', 24.5536, -81.755),
  taxes: [
    percent('sales', 'Sales and tourist tax', 12.5, {
      since: '2013-01-01',
      source: 'Monroe County and State of Florida (general knowledge, 2025, unverified)',
    }),
    perRoom('resort', 'Resort fee', 3500, { kind: 'fee', since: '2024-01-01', source: 'House rule of the hotels in this catalogue' }),
  ],
}
