import { moneyText } from '../../lib/money.ts'
import type { TopUpBooking } from './wallet-api.ts'

export interface OutcomeWords {
  readonly heading: string
  readonly text: string
  /** What it means for the money, where it did not just work. */
  readonly note: string | null
}

/** What a person is told of a top-up, by where it stands. */
export function outcomeOf({ status, offer, total, currency, refunded, contact }: TopUpBooking): OutcomeWords {
  const amount = moneyText(total, currency)
  switch (status) {
    case 'confirmed':
      return offer.gift
        ? { heading: 'Your gift is on its way', text: `${offer.gift.name} gets ${amount}: the code was mailed to ${offer.gift.email}.`, note: null }
        : { heading: 'Your wallet is topped up', text: `${amount} is there to pay with at once. We have written to ${contact.email}.`, note: null }
    case 'failed':
      return {
        heading: 'Your top-up did not go through',
        text: 'Nothing was added to a wallet, and no gift was sent.',
        note:
          refunded > 0
            ? `${moneyText(refunded, currency)} goes back to where it came from. Banks show it within 5 to 10 days.`
            : 'Nothing was kept of your money.',
      }
    case 'expired':
      return { heading: 'The time to pay ran out', text: 'Nothing was added to a wallet.', note: 'Nothing was charged. You can start again from your wallet.' }
    case 'cancelled':
      return { heading: 'This top-up is cancelled', text: 'Nothing of it is in a wallet.', note: null }
    default:
      return { heading: 'Still being confirmed', text: 'This page changes by itself once we know.', note: 'Please do not pay again: nothing is charged twice.' }
  }
}
