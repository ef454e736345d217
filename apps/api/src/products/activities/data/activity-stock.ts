import type { BookingId, Day, OrgId, Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { ActivityHold } from '../domain/activity-hold.ts'
import type { Watch, WatchKind, WatchResult } from '../domain/watch.ts'
import type { Tables } from './tables.ts'

/** Departures of activities from a day to a day, both included. */
export interface WantedSessions {
  readonly activityIds: readonly string[]
  readonly from: Day
  readonly to: Day
}

export interface TakenSession {
  readonly activityId: string
  readonly startsAt: string
  readonly held: number
  readonly sold: number
}

export interface SessionKey {
  readonly activityId: string
  readonly startsAt: string
}

/** A sold item of a departure. */
export interface SoldHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly bookingId: BookingId
  readonly itemNo: number
  readonly units: number
}

export type ActivityRequest = Pick<Tables['activity_requests'], 'hold_id' | 'answer_ms' | 'state'>

export interface WatchChange {
  readonly result?: WatchResult
  readonly told?: boolean
  /** When it is tried again. */
  readonly dueMs?: number
}

export interface ActivityStock extends Omit<StockStore<Tables['activity_holds'], ActivityHold>, 'take' | 'addHold'> {
  listTaken(tx: Tx, of: WantedSessions): Promise<TakenSession[]>
  /** Decisions about departures, made or waiting. */
  listWatches(tx: Tx, of: WantedSessions): Promise<Watch[]>
  /** Takes places; null where too few are left, else how many are left afterwards. */
  take(tx: Tx, of: SessionKey & { readonly units: number; readonly capacity: number }, as: 'held' | 'sold'): Promise<number | null>
  addHold(tx: Tx, hold: ActivityHold, createdMs: number): void
  /** Notes which item of which booking it was sold to. */
  setSoldTo(tx: Tx, of: Pick<ActivityHold, 'orgId' | 'holdId'>, to: { readonly bookingId: BookingId; readonly itemNo: number }): Promise<void>
  /** Where it is of another departure from now on: the line with it. */
  setSession(tx: Tx, of: Pick<ActivityHold, 'orgId' | 'holdId'>, startsAt: string): Promise<void>
  /** A departure about which something is to be decided; once is enough. Locked until the transaction ends; what was decided, if it was. */
  watch(tx: Tx, watch: Omit<Watch, 'result'>): Promise<WatchResult | null>
  /** The same of one that is watched: null where nothing is decided yet. */
  lockWatch(tx: Tx, of: SessionKey & { readonly kind: WatchKind }): Promise<WatchResult | null>
  /** Decisions that are due and not yet told to all whom they are about, the oldest first, in a system transaction. */
  listDueWatches(tx: Tx, nowMs: number, limit: number): Promise<Watch[]>
  nextWatchMs(tx: Tx): Promise<number | null>
  setWatch(tx: Tx, of: SessionKey & { readonly kind: WatchKind }, change: WatchChange): Promise<void>
  /** What is sold of a departure, of all organisations in a system transaction. */
  listSold(tx: Tx, of: SessionKey): Promise<SoldHold[]>
  findRequest(tx: Tx, orgId: OrgId, key: string): Promise<ActivityRequest | null>
  findRequestOf(tx: Tx, orgId: OrgId, holdId: string): Promise<(ActivityRequest & { readonly order_key: string }) | null>
  addRequest(tx: Tx, request: Tables['activity_requests']): Promise<void>
  setRequest(tx: Tx, orgId: OrgId, key: string, state: Tables['activity_requests']['state']): Promise<void>
}
