import { fold } from '@sojourn/kernel'
import type { Guest } from './booking.ts'
import type { BookingStatus } from './status.ts'

/** The lead traveller as one text: case, accents, marks and spaces do not make another person. */
export function leadOf(guests: readonly Guest[]): string {
  const [lead] = guests
  const name = lead ? `${lead.first_name} ${lead.last_name}` : ''
  return fold(name) || name.trim().toLowerCase()
}

const TERMINAL: readonly BookingStatus[] = ['failed', 'expired', 'cancelled']

/** Live until it has failed, expired or been cancelled: one that waits for its payment may still be paid. */
export const isLive = (status: BookingStatus): boolean => !TERMINAL.includes(status)
