import { say, sentencesText } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import { placeOf } from '../../lib/booking-description.ts'
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
  const { status, items, guests, contact, failure } = booking
  const { rules } = booking.sold_as
  const once = say`You'll only be charged once. If your booking can't be confirmed, we'll refund you automatically.`
  switch (status) {
    case 'confirmed': {
      const city = rules.welcome ? placeOf(items)?.city : undefined
      const text = [city && welcomeText(city, guests[0]?.first_name), say`Your voucher has been sent to ${shownEmail(contact.email)}.`]
        .filter(Boolean)
        .join(' ')
      return { heading: say`Booking confirmed`, text, note: '' }
    }
    case 'failed':
      return {
        heading: say`Booking Failed`,
        text: say`It looks like your booking didn't go through...`,
        note: sentencesText([failure, moneyBack(booking)]),
      }
    case 'expired':
      return { heading: say`This booking has expired`, text: say`The hold ended before payment was made.`, note: moneyBack(booking) }
    case 'cancelled':
      return {
        heading: say`Booking canceled`,
        text: say`Your booking is canceled.`,
        note: say`Your receipt under My bookings shows what is refunded and when.`,
      }
    case 'pending_payment':
      return { heading: say`Waiting for payment`, text: say`We haven't received your payment yet. This page will update itself.`, note: once }
    case 'draft':
    case 'confirming':
      return { heading: say`Still being confirmed`, text: say`This is taking longer than usual. This page will update itself.`, note: once }
  }
}

const welcomeText = (city: string, firstName: string | undefined): string =>
  firstName ? say`${city} is expecting you, ${firstName}.` : say`${city} is expecting you.`
