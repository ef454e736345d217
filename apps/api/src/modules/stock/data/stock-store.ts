import type { OrgId, Tx } from '@sojourn/kernel'
import type { HoldState, StockHold, WantedUnits } from '../domain/hold.ts'

type Of = Pick<StockHold, 'orgId' | 'holdId'>

/** The columns that every row of holds has. */
export interface HoldRow {
  readonly org_id: string
  readonly hold_id: string
  readonly state: HoldState
  readonly expires_at_ms: number
}

/**
 * How a product names its tables of stock. All have the same shape: a counter row for each resource and slot (a room type and a night, a class of cars at a depot and a day) with `capacity`,
 * `held` and `sold`, whose check constraint has the last word; a hold with the columns of `HoldRow` and whatever else the product writes; a line of the hold for each counter row it counts in.
 */
export interface StockShape<Row extends HoldRow, Hold extends StockHold> {
  readonly counters: string
  readonly holds: string
  readonly lines: string
  /** The columns that name what is sold, in counters, holds and lines. */
  readonly resource: readonly string[]
  /** The column of the day or night, in counters and lines. */
  readonly slot: string
  /** The column of holds and lines with how many units; left out where a hold is of one. */
  readonly units?: string
  /** Whether a counter row takes a larger capacity when it is touched again. */
  readonly grows: boolean
  read(row: Row): Hold
  unitsOf(hold: Hold): number
}

/** Statements about the stock of one product. */
export interface StockStore<Row extends HoldRow, Hold extends StockHold> {
  /** Takes the units on all slots or on none. Returns how many are left on the fullest slot afterwards; null where a slot has too few left. */
  take(tx: Tx, wanted: WantedUnits, as: 'held' | 'sold'): Promise<number | null>
  /** Moves the units of a hold's lines: out of one column, into another or back to free. */
  move(tx: Tx, hold: Hold, from: 'held' | 'sold', to: 'sold' | null): void
  /** Writes a hold, and a line for each slot. */
  addHold(tx: Tx, row: Row, slots: readonly string[]): void
  /** Locks the hold until the transaction ends. */
  lockHold(tx: Tx, orgId: OrgId, holdId: string): Promise<Hold | null>
  setHold(tx: Tx, of: Of, change: Partial<Pick<StockHold, 'state' | 'expiresAtMs'>>): void
  /** Held and past their time, the oldest first: of all organisations in a system transaction, else of the tenant's. */
  listExpired(tx: Tx, nowMs: number, limit: number): Promise<Hold[]>
  /** When the next hold ends; null where none is open. */
  nextExpiryMs(tx: Tx): Promise<number | null>
}
