import { createFlightWorld, createWorld, type FlightWorld } from '@sojourn/world'

let made: FlightWorld | undefined

/** All flights of the demo world, made once for the tests of a worker. */
export function wholeFlightWorld(): FlightWorld {
  made ??= createFlightWorld(createWorld({ seed: 'sojourn', places: 'all' }))
  return made
}

/** The airport of each place of the demo world, once. */
export function destinationAirports(): readonly number[] {
  const world = wholeFlightWorld()
  return [...new Set(createWorld({ seed: 'sojourn', places: 'all' }).destinations.map(({ airport }) => world.findAirport(airport.iata)!))]
}
