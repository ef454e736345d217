export { type Aircraft, aircraft, seatsAboard } from './aircraft.ts'
export { type Airline, type Alliance, airlines } from './airline.ts'
export { type FlightArea, flightAreas, flightCityNames } from './areas.ts'
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
export { bitOfDay, type FlownDays } from './flown-days.ts'
export type { FlightPlan, SoldAs } from './make-flights.ts'
export { type ScheduleChange, scheduleChangeOf } from './schedule-change.ts'
export { isSeatTaken, type Seat, type SeatMap, type SeatRow, seatMapOf } from './seat-map.ts'
