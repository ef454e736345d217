export { type Aircraft, aircraft, seatsAboard } from './aircraft.ts'
export { type Airline, airlines } from './airline.ts'
export { flightCarbonGrams } from './carbon.ts'
export { capacityOf, type FlightMarket } from './demand.ts'
export {
  type BookingClass,
  bookingClasses,
  CABINS,
  type Cabin,
  type FareFamily,
  type FareFee,
  type FlightTax,
  fareFamilies,
  flightTaxes,
  type TaxScope,
} from './fare-data.ts'
export { createFlightWorld, type DatedFlight, type FlightWorld } from './flight-world.ts'
export type { FlightPlan } from './make-flights.ts'
export { type ScheduleChange, scheduleChangeOf } from './schedule-change.ts'
export { isSeatTaken, type Seat, type SeatMap, type SeatRow, seatMapOf } from './seat-map.ts'
