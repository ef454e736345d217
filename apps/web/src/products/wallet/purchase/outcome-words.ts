import { moneyText, say } from '@sojourn/i18n'
import { shownEmail } from '@sojourn/kernel'
import type { BookingData, OutcomeWords } from '../../../features/booking-confirmed/index.ts'
import { giftOf } from './gift-words.tsx'

/** What a person sees of a top-up that worked; the rest is said as of any booking. */
export function topUpWords({ status, offer, total, currency, contact }: BookingData): Partial<OutcomeWords> {
  if (status !== 'confirmed') return {}
  const amount = moneyText(total, currency)
  const gift = giftOf(offer)
  return gift
    ? { heading: say`Your gift is on its way`, text: say`We've emailed the code for ${amount} to ${gift.name} at ${shownEmail(gift.email)}.` }
    : { heading: say`Your wallet is topped up`, text: say`${amount} is ready to use. We've sent a confirmation to ${shownEmail(contact.email)}.` }
}
