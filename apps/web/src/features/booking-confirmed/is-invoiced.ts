import type { BookingData } from './booking-confirmed-api.ts'

/** What is on an agency's invoice is owed, not paid. */
export const isInvoiced = ({ lines }: Pick<BookingData, 'lines'>): boolean => lines.some(({ kind }) => kind === 'invoice')
