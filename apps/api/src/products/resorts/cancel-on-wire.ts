import type { CancelPart } from '@sojourn/contracts'
import type { Resort } from '@sojourn/world'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { type Quote, takenByUs } from '../../sale/quote.ts'
import type { CancellationWindow, SaleTerms } from '../../sale/terms.ts'

/** What cancelling will mean once it is booked. */
export const ifCancelledOnWire = (
  { quote, terms, resort }: { readonly quote: Quote; readonly terms: SaleTerms; readonly resort: Pick<Resort, 'checkinFrom'> },
  nowMs: number,
): CancelPart[] => cancelPartsOfOffer({ terms, starts: { on: terms.startsOn!, time: resort.checkinFrom }, paid: takenByUs(quote), nowMs })

/** Until when cancelling costs nothing; null where it always does, or that is over. */
export function freeUntil(windows: readonly CancellationWindow[], nowMs: number): string | null {
  const free = windows.find(({ amount }) => amount.minor === 0)
  return free?.to && Date.parse(free.to) > nowMs ? free.to : null
}
