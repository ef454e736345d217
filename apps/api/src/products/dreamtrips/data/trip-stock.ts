import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { Deciding, Decision } from '../domain/minimum.ts'
import type { TripHold } from '../domain/trip-hold.ts'
import type { Tables } from './tables.ts'

/** What is taken of a departure here. */
export interface TakenTrip {
  readonly held: number
  readonly sold: number
}

/** A sold item of a departure. */
export interface SoldTrip {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly itemNo: number
  readonly units: number
}

export interface TripStock extends Omit<StockStore<Tables['dreamtrip_holds'], TripHold>, 'take' | 'addHold'> {
  /** By the ids of departures; none of those of which nothing was ever taken. */
  listTaken(tx: Tx, tripIds: readonly string[]): Promise<ReadonlyMap<string, TakenTrip>>
  listDecisions(tx: Tx, tripIds: readonly string[]): Promise<ReadonlyMap<string, Decision>>
  /** Takes places; null where too few are left, else how many are left afterwards. */
  take(tx: Tx, of: Pick<TripHold, 'tripId' | 'startsOn' | 'units'> & { readonly capacity: number }, as: 'held' | 'sold'): Promise<number | null>
  addHold(tx: Tx, hold: TripHold, createdMs: number): void
  /** Notes which item of which booking it was sold to. */
  setSoldTo(tx: Tx, of: Pick<TripHold, 'orgId' | 'holdId'>, to: { readonly bookingId: BookingId; readonly itemNo: number }): Promise<void>
  /**
   * A departure about which something is to be decided, at the soonest of the times that were said. Locks its row until the transaction ends, so that nobody is confirmed while it is
   * decided; answers what was decided so far.
   */
  watch(tx: Tx, of: Omit<Deciding, 'result'>): Promise<Decision | null>
  /** Decisions that are due and not yet told to all whom they are about, the oldest first, in a system transaction. */
  listDue(tx: Tx, nowMs: number, limit: number): Promise<Deciding[]>
  nextDueMs(tx: Tx): Promise<number | null>
  /** Locks one; null where there is none. */
  lockDecision(tx: Tx, tripId: string): Promise<Deciding | null>
  setDecision(tx: Tx, tripId: string, change: { readonly result?: Decision; readonly told?: boolean }): Promise<void>
  /** What is sold of a departure, of all organisations in a system transaction. */
  listSold(tx: Tx, tripId: string): Promise<SoldTrip[]>
}
