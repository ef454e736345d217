import { dateTextOfMembership, say, sentencesText } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import type { BookingData, OutcomeWords } from '../../../features/booking-confirmed/index.ts'
import { moneyBack } from '../../../lib/money-back.ts'
import { membershipOf } from '../membership-of.ts'

/** What a person sees of a membership they paid for, in place of the words of any booking. */
export function membershipWords(booking: BookingData): Partial<OutcomeWords> {
  const offer = membershipOf(booking.offer)
  if (!offer) return {}
  switch (booking.status) {
    case 'confirmed':
      if (offer.kind === 'debt')
        return {
          heading: say`Thank you, your payment is complete`,
          text: say`You don't owe anything anymore. We've sent a receipt to ${shownEmail(booking.contact.email)}.`,
        }
      if (offer.is_trial)
        return {
          heading: say`Your free trial has begun`,
          text: say`You have member prices at once. We've sent a confirmation to ${shownEmail(booking.contact.email)}.`,
        }
      return {
        heading: say`Your membership is confirmed`,
        text: offer.term
          ? say`You have member prices until ${dateTextOfMembership(offer.term.until)}. We've sent a receipt to ${shownEmail(booking.contact.email)}.`
          : say`You have member prices at once. We've sent a receipt to ${shownEmail(booking.contact.email)}.`,
      }
    case 'failed':
      return {
        heading: say`Your membership couldn't be confirmed`,
        text: say`Nothing has changed about your membership.`,
        note: sentencesText([booking.failure, moneyBack(booking)]),
      }
    case 'draft':
    case 'confirming':
      return {
        heading: say`Still being confirmed`,
        text: say`This is taking longer than usual. This page will update itself.`,
        note: say`You'll only be charged once. If your membership can't be confirmed, we'll refund you automatically.`,
      }
    case 'pending_payment':
    case 'expired':
    case 'cancelled':
      return {}
  }
}
