export type { BookingData } from './booking-confirmed-api.ts'
export { BookingOutcome } from './booking-outcome.tsx'
export type { OutcomeWords } from './outcome-words.ts'
