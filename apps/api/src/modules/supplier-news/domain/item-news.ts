import type { BookingId, OrgId } from '@sojourn/kernel'
import type { SaleTerms } from '../../../sale/terms.ts'

/** `informed` is known at once and asks nothing: a driver, a gate. `changed` is decided by the traveller: another time, another place. */
export type NewsKind = 'informed' | 'changed'

/** `open` waits for its traveller; `superseded` by later news of the same item, or by its end. */
export type NewsState = 'told' | 'open' | 'accepted' | 'refunded' | 'superseded'

/** What an item is to be: its details by the name of their schema, and its terms where those change too. */
export interface ChangedOffer {
  readonly schema: string
  readonly details: unknown
  readonly terms?: SaleTerms | undefined
}

/** What became known of one confirmed item, counted from 1. */
export interface ItemNews {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly itemNo: number
  readonly newsNo: number
  readonly kind: NewsKind
  readonly state: NewsState
  /** What the supplier said about it in its own words. */
  readonly note: string | null
  readonly offer: ChangedOffer
  /** By when its traveller is asked to answer; afterwards it stays open, and the supplier may act. */
  readonly answerByMs: number | null
  readonly atMs: number
  readonly answeredMs: number | null
}

/** Minutes until news that belongs to nothing here are looked at again: each time twice as long, for about two days. */
export const MATCH_TRIES = 12
export const pauseMs = (tries: number): number => 60_000 * 2 ** Math.min(tries, 9)
