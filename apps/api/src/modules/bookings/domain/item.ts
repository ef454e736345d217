import type { BookingId, Money } from '@sojourn/kernel'
import type { SaleTerms } from '../../../sale/terms.ts'
import type { ItemState } from './status.ts'

/** Why a provider cancelled, in a code we keep: the weather, too few who booked, what does not run or fly, what it does not offer any more, what it changed and its traveller did not want so. */
export type ProviderReason = 'weather' | 'too_few' | 'not_operated' | 'withdrawn' | 'changed' | 'other'

/** That a provider cancelled an item, and what it said about it in its own words. */
export interface CancelledByProvider {
  readonly reason: ProviderReason
  readonly note: string | null
  readonly atMs: number
}

/** What an item was before its provider changed it, and until when. */
export interface ItemVersion {
  readonly itemNo: number
  readonly schema: string
  readonly details: unknown
  readonly terms: SaleTerms
  readonly untilMs: number
}

/** The state of one item of a booking at its supplier. */
export interface ItemStatus {
  readonly itemNo: number
  readonly state: ItemState
  /** The supplier's own name of the order. */
  readonly supplierReference: string | null
  /** The key its order is sent with, stored before it is. */
  readonly key: string | null
  /** Since when the supplier owes an answer. */
  readonly askedMs: number | null
  /** When its order was last sent. */
  readonly sentMs: number | null
  /** What an operator has settled: there is no order (`refused`), or it is cancelled at the supplier, or will not be (`refused`, while it is being cancelled). */
  readonly settled: 'refused' | 'cancelled' | null
  /** The fee of cancelling it alone. */
  readonly retained: Money | null
  /** Null of one that its provider did not cancel. */
  readonly byProvider: CancelledByProvider | null
  /** When it became known that nobody came for it; null where nobody said so. */
  readonly noShowAtMs: number | null
  /** The booking that took its place; null where it was not changed. */
  readonly changedTo: BookingId | null
}

/** Why a confirmed item ends where its traveller did not cancel it. */
export interface WhyItemEnds {
  readonly byProvider?: CancelledByProvider
  readonly noShowAtMs?: number
}

/** Every change an item may make; whatever is not here cannot happen. */
const ITEM_TRANSITIONS: Readonly<Record<ItemState, readonly ItemState[]>> = {
  held: ['confirming', 'confirmed', 'failed'],
  confirming: ['confirmed', 'failed', 'unknown', 'cancelling'],
  unknown: ['confirmed', 'failed', 'cancelling'],
  confirmed: ['cancelling', 'cancelled', 'failed'],
  cancelling: ['cancelled', 'confirmed'],
  cancelled: [],
  failed: [],
}

export const itemMayBecome = (from: ItemState, to: ItemState): boolean => from === to || ITEM_TRANSITIONS[from].includes(to)
