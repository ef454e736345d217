import { expect, test } from 'vitest'
import { layoverNotes, type WaitAt } from './domain/layovers.ts'
import { wholeFlightWorld } from './flights.testing.ts'
import { layoverText } from './layovers.ts'

const world = wholeFlightWorld()
const of = (iata: string) => world.airports[world.findAirport(iata)!]!
const wait = (more: Partial<WaitAt>): WaitAt => ({
  lands: of('AMS'),
  leaves: of('AMS'),
  cameFrom: 'GB',
  goesTo: 'JP',
  landsMinute: 600,
  minutes: 120,
  minimum: 80,
  ...more,
})

test.each<[readonly string[], Partial<WaitAt>]>([
  [[], {}],
  [['tight'], { minutes: 94 }],
  [['long'], { minutes: 300 }],
  [['overnight'], { landsMinute: 1_380, minutes: 480 }],
  [['long'], { landsMinute: 240, minutes: 480 }],
  [['passport'], { goesTo: 'ES' }],
  [[], { cameFrom: 'FR', goesTo: 'ES' }],
  [['passport', 'bags_again'], { lands: of('ORD'), leaves: of('ORD'), goesTo: 'MX' }],
  [[], { lands: of('ORD'), leaves: of('ORD'), cameFrom: 'US', goesTo: 'US' }],
  [['other_airport', 'bags_again'], { lands: of('LHR'), leaves: of('LGW'), cameFrom: 'US', goesTo: 'FR' }],
])('%j of %j', (notes, more) => {
  expect(layoverNotes(wait(more))).toEqual(notes)
})

test('a wait in words', () => {
  const at = { lands: world.findAirport('AMS')!, leaves: world.findAirport('AMS')! }
  expect(layoverText(world, { ...at, minutes: 85, minimum: 80, notes: ['tight'] }, 'en')).toBe('1 h 25 min in Amsterdam, tight: the minimum is 80 min')
  const other = { lands: world.findAirport('LHR')!, leaves: world.findAirport('LGW')! }
  expect(layoverText(world, { ...other, minutes: 300, minimum: 240, notes: ['other_airport'] }, 'en')).toBe(
    '5 hours in London, change of airport: LHR to LGW, 40 km',
  )
})
