import type { CancelPart } from '@sojourn/contracts'
import type { Resort } from '@sojourn/world'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { type Quote, takenByUs } from '../../sale/quote.ts'
import type { SaleTerms } from '../../sale/terms.ts'

/** What cancelling will mean once it is booked. */
export const ifCancelledOnWire = (
  { quote, terms, resort }: { readonly quote: Quote; readonly terms: SaleTerms; readonly resort: Pick<Resort, 'checkinFrom'> },
  nowMs: number,
): CancelPart[] => cancelPartsOfOffer({ terms, starts: { on: terms.startsOn!, time: resort.checkinFrom }, paid: takenByUs(quote), nowMs })
