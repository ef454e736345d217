import type { BookingData } from './booking-confirmed-api.ts'

/** The parts of its price that are still to be charged, each on its day. */
export const stillCharged = ({ charges }: Pick<BookingData, 'charges'>): BookingData['charges'] =>
  charges.filter(({ kind, state }) => kind === 'balance' && state === 'scheduled')
