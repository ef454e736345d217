import { moneyBack } from '../../lib/money-back.ts'
import type { BookingData } from './booking-confirmed-api.ts'

interface Words {
  readonly heading: string
  readonly text: string
  /** What it means for money. */
  readonly note: string
}

const ONCE = 'You are charged once at most. If the house cannot confirm, the whole amount goes back by itself.'

/** What the page says of a booking: what happened, what it means for money. */
export function outcomeWords(booking: BookingData): Words {
  switch (booking.status) {
    case 'confirmed':
      return {
        heading: 'Booking confirmed',
        text: `${booking.offer.city} is expecting you, ${booking.guests[0]?.first_name ?? 'traveller'}. The voucher is on its way to ${booking.contact.email}.`,
        note: '',
      }
    case 'failed':
      return {
        heading: 'Booking Failed',
        text: "It looks like your booking didn't go through...",
        note: [booking.failure, moneyBack(booking)].filter(Boolean).join(' '),
      }
    case 'expired':
      return { heading: 'This booking has expired', text: 'The hold ran out before the payment was made.', note: moneyBack(booking) }
    case 'cancelled':
      return { heading: 'Booking cancelled', text: 'This stay is cancelled.', note: 'What comes back, and when, stands on its receipt under your bookings.' }
    case 'pending_payment':
      return {
        heading: 'Waiting for the payment',
        text: 'We have not heard yet that the payment was made. This page changes by itself as soon as we do.',
        note: ONCE,
      }
    case 'draft':
    case 'confirming':
      return { heading: 'Still being confirmed', text: 'The answer takes longer than usual. This page changes by itself as soon as it is there.', note: ONCE }
  }
}
