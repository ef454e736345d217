export { BookingOutcome } from './booking-outcome.tsx'
