import type { BookingData, OutcomeWords } from '../../../features/booking-confirmed/index.ts'
import { moneyText } from '../../../lib/money.ts'
import { giftOf } from './gift-words.tsx'

/** What a person is told of a top-up that worked; the rest is said as of any booking. */
export function topUpWords({ status, offer, total, currency, contact }: BookingData): Partial<OutcomeWords> {
  if (status !== 'confirmed') return {}
  const amount = moneyText(total, currency)
  const gift = giftOf(offer)
  return gift
    ? { heading: 'Your gift is on its way', text: `${gift.name} gets ${amount}: the code was mailed to ${gift.email}.` }
    : { heading: 'Your wallet is topped up', text: `${amount} is ready to use. We have written to ${contact.email}.` }
}
