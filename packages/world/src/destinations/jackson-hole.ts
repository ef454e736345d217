import type { Facts } from '../facts.ts'
import { american } from '../naming/american.ts'
import { called } from '../naming/called.ts'
import { airport, district, landmark, newYear, percent, resort } from './write.ts'

export const jacksonHole: Facts = {
  key: 'jackson-hole',
  name: 'Jackson Hole',
  aliases: ['Jackson', 'Grand Teton', 'Yellowstone'],
  country: 'United States',
  countryCode: 'US',
  currency: 'USD',
  timeZone: 'America/Denver',
  at: [43.4799, -110.7624],
  art: 'jackson-hole',
  hotels: 24,
  nightly: 320,
  stepMinor: 100,
  climate: 'alpine',
  season: [108, 114, 104, 72, 78, 112, 132, 128, 110, 80, 66, 100],
  peaks: newYear(144),
  week: resort,
  views: ['Teton view', 'elk meadow view', 'aspen garden'],
  naming: called(american, 'jackson-hole', ['Moose Bend', 'Snake River', 'Lodgepole', 'Antler Arch']),
  address: '{n} {s}',
  phone: '+1 307 555 ',
  districts: [
    district('town-square', 'Town Square', 43.4795, -110.762, 130, ['Cache Street', 'Deloney Avenue', 'Broadway Avenue']),
    district('east-jackson', 'East Jackson', 43.478, -110.7525, 130, ['East Kelly Avenue', 'Redmond Street', 'East Hansen Avenue']),
    district('teton-village', 'Teton Village', 43.5875, -110.8275, 120, ['Village Drive', 'McCollister Drive']),
    district('wilson', 'Wilson', 43.5, -110.8755, 130, ['West Street', 'Fish Creek Road']),
    district('moose', 'Moose', 43.655, -110.715, 100, ['Teton Park Road']),
  ],
  landmarks: [
    landmark('antler-arches', 'Antler arches', 'the Antler arches', 43.4799, -110.762),
    landmark('aerial-tram-of-teton-village', 'Aerial Tram of Teton Village', 'the aerial tram', 43.5876, -110.8277),
    landmark('national-museum-of-wildlife-art', 'National Museum of Wildlife Art', 'the National Museum of Wildlife Art', 43.5203, -110.7488),
    landmark('jenny-lake', 'Jenny Lake', 'Jenny Lake', 43.7519, -110.7255),
  ],
  airport: airport('JAC', 'Jackson Hole Airport', 43.6028, -110.7361),
  taxes: [
    percent('lodging', 'Sales and lodging tax', 13, { since: '2021-04-01', source: 'Teton County and State of Wyoming (general knowledge, 2025, unverified)' }),
  ],
}
