export { type Aircraft, aircraft, seatsAboard } from './aircraft.ts'
export { type Airline, airlines } from './airline.ts'
export { createFlightWorld, type DatedFlight, type FlightWorld } from './flight-world.ts'
export type { FlightPlan } from './make-flights.ts'
