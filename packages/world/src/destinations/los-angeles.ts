import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called, MANY_NOUNS } from '../naming/called.ts'
import { airport, cityBreak, district, landmark, newYear, percent } from './write.ts'

export const losAngeles: Facts = {
  key: 'los-angeles',
  name: 'Los Angeles',
  aliases: ['LA', 'Hollywood', 'Santa Monica'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Los_Angeles',
  at: [34.0522, -118.2437],
  art: 'los-angeles',
  hotels: 66,
  nightly: 220,
  stepMinor: 100,
  climate: 'mediterranean',
  season: [92, 96, 98, 100, 102, 108, 114, 110, 100, 98, 92, 90],
  peaks: newYear(116),
  week: cityBreak,
  views: ['hills view', 'skyline view', 'jacaranda court'],
  naming: called(american, 'los-angeles', ['Mulholland', 'Bungalow', 'Projector', 'Canyon Wren'], MANY_NOUNS),
  address: '{n} {s}',
  phone: '+1 213 555 ',
  districts: [
    district('downtown', 'Downtown', 34.0465, -118.2535, 250, ['South Broadway', 'South Hill Street', 'West 7th Street']),
    district('hollywood', 'Hollywood', 34.1005, -118.3285, 250, ['Hollywood Boulevard', 'Cahuenga Boulevard', 'Selma Avenue']),
    district('west-hollywood', 'West Hollywood', 34.0895, -118.3785, 220, ['Sunset Boulevard', 'Santa Monica Boulevard', 'Melrose Avenue']),
    district('beverly-hills', 'Beverly Hills', 34.068, -118.4, 220, ['Wilshire Boulevard', 'Canon Drive', 'South Beverly Drive']),
    district('santa-monica', 'Santa Monica', 34.0165, -118.494, 180, ['Ocean Avenue', 'Broadway', '2nd Street']),
    district('venice', 'Venice', 33.992, -118.4665, 180, ['Abbot Kinney Boulevard', 'Main Street', 'Pacific Avenue']),
    district('silver-lake', 'Silver Lake', 34.0865, -118.2755, 220, ['Sunset Boulevard', 'Silver Lake Boulevard', 'Micheltorena Street']),
  ],
  landmarks: [
    landmark('griffith-observatory', 'Griffith Observatory', 'Griffith Observatory', 34.1184, -118.3004),
    landmark('getty-center', 'Getty Center', 'the Getty Center', 34.078, -118.4741),
    landmark('santa-monica-pier', 'Santa Monica Pier', 'Santa Monica Pier', 34.0094, -118.4973),
    landmark('walt-disney-concert-hall', 'Walt Disney Concert Hall', 'the Walt Disney Concert Hall', 34.0553, -118.2498),
    landmark('hollywood-walk-of-fame', 'Hollywood Walk of Fame', 'the Walk of Fame', 34.1016, -118.3267),
  ],
  airport: airport('LAX', 'Los Angeles International Airport', 33.9434, -118.4083),
  taxes: [
    percent('occupancy', 'Transient occupancy tax', 14, {
      since: '1993-01-01',
      source: 'City of Los Angeles, Office of Finance (general knowledge, 2025, unverified)',
    }),
    percent('district', 'Tourism marketing assessment', 2, {
      kind: 'fee',
      since: '2022-07-01',
      source: 'Los Angeles Tourism Marketing District (general knowledge, 2025, unverified)',
    }),
  ],
}
