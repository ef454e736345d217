import { say } from '@sojourn/i18n'
import { moneyBack } from '../../lib/money-back.ts'
import type { BookingData } from './booking-confirmed-api.ts'

export interface OutcomeWords {
  readonly heading: string
  readonly text: string
  /** What it means for money; empty where it just worked. */
  readonly note: string
}

/** What the page says of a booking: what happened, what it means for money. */
export function outcomeWords(booking: BookingData): OutcomeWords {
  const { status, rules, items, guests, contact, failure } = booking
  const once = say`You'll only be charged once. If ${rules.provider ? `the ${rules.provider} can't confirm` : "it can't be confirmed"}, we refund you automatically.`
  switch (status) {
    case 'confirmed': {
      const place = items[0]?.description.place
      const welcome = place && rules.welcome ? `${place.city} ${rules.welcome}, ${guests[0]?.first_name ?? 'traveller'}. ` : ''
      return { heading: say`Booking confirmed`, text: say`${welcome}Your voucher has been sent to ${contact.email}.`, note: '' }
    }
    case 'failed':
      return {
        heading: say`Booking Failed`,
        text: say`It looks like your booking didn't go through...`,
        note: [failure, moneyBack(booking)].filter(Boolean).join(' '),
      }
    case 'expired':
      return { heading: say`This booking has expired`, text: say`The hold ran out before the payment was made.`, note: moneyBack(booking) }
    case 'cancelled':
      return {
        heading: say`Booking cancelled`,
        text: say`Your booking is cancelled.`,
        note: say`What is refunded, and when, is on its receipt under your bookings.`,
      }
    case 'pending_payment':
      return { heading: say`Waiting for the payment`, text: say`We have not heard yet that the payment was made. The page will update itself.`, note: once }
    case 'draft':
    case 'confirming':
      return { heading: say`Still being confirmed`, text: say`This is taking longer than usual. The page will update itself.`, note: once }
  }
}
