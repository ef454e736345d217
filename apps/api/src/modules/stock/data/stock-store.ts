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
 * How a product names its tables of stock. All have the same shape: a counter row for each resource and slot (a kind of unit and a day, a table and a
 * quarter of an hour) with `capacity`, `held` and `sold`, whose check constraint has the last word; a hold with the columns of `HoldRow` and whatever else the product writes; a line of the hold
 * for each counter row it counts in.
 */
export interface StockShape<Row extends HoldRow, Hold extends StockHold> {
  readonly counters: string
  readonly holds: string
  readonly lines: string
  /** The columns that name what is sold, in counters, holds and lines. */
  readonly resource: readonly string[]
  /** The column of the slot, in counters and lines. */
  readonly slot: string
  /** What a slot is: a day, a start or a cell of time, a week or an hour by number, a name. A day where it is left out. */
  readonly slotType?: 'date' | 'timestamptz' | 'int' | 'text'
  /** True where one hold is of several resources: they are named in its lines alone, each line with its own `units`. */
  readonly severalResources?: boolean
  /** The column of holds and lines with how many units; left out where a hold is of one. */
  readonly units?: string
  /** Whether a counter row takes a larger capacity when it is touched again. */
  readonly grows: boolean
  read(row: Row): Hold
  unitsOf(hold: Hold): number
}

/** Units of one resource in a hold of several. */
export interface HeldPart {
  /** The values of the resource's columns. */
  readonly resource: Readonly<Record<string, string>>
  readonly units: number
  readonly slots: readonly string[]
}

/** Statements about the stock of one product. */
export interface StockStore<Row extends HoldRow, Hold extends StockHold> {
  /** Takes the units on all slots or on none. Returns how many are left on the fullest slot afterwards; null where a slot has too few left. */
  take(tx: Tx, wanted: WantedUnits, as: 'held' | 'sold'): Promise<number | null>
  /** The same of several resources: all of them or none. Returns how many are left of each, in their order; null where one has too few left. */
  takeAll(tx: Tx, wanted: readonly WantedUnits[], as: 'held' | 'sold'): Promise<readonly number[] | null>
  /** Moves the units of a hold's lines: out of one column, into another or back to free. */
  move(tx: Tx, hold: Hold, from: 'held' | 'sold', to: 'sold' | null): void
  /** Writes a hold, and a line for each slot. */
  addHold(tx: Tx, row: Row, slots: readonly string[]): void
  /** Writes a hold of several resources, and a line for each resource and slot. */
  addParts(tx: Tx, row: Row, parts: readonly HeldPart[]): void
  /** Locks the hold until the transaction ends. */
  lockHold(tx: Tx, orgId: OrgId, holdId: string): Promise<Hold | null>
  setHold(tx: Tx, of: Of, change: Partial<Pick<StockHold, 'state' | 'expiresAtMs'>>): void
  /** Held and past their time, the oldest first: of all organisations in a system transaction, else of the tenant's. */
  listExpired(tx: Tx, nowMs: number, limit: number): Promise<Hold[]>
  /** When the next hold ends; null where none is open. */
  nextExpiryMs(tx: Tx): Promise<number | null>
}
