import type { Day, OrgId, Tx } from '@sojourn/kernel'
import type { Hold, HoldState, RoomNights } from '../domain/hold.ts'
import type { HoldId } from '../domain/ids.ts'
import type { TakenNight } from '../domain/stock.ts'

export interface StockStore {
  /** Nights of a destination on which something is held or sold. */
  listTaken(tx: Tx, destinationId: string, from: Day, until: Day): Promise<TakenNight[]>
  /** Takes rooms on all nights or on none; false where a night has too few left. */
  take(tx: Tx, wanted: RoomNights, as: 'held' | 'sold'): Promise<boolean>
  /** Moves the rooms of a hold's lines: out of one column, into another or back to free. */
  move(tx: Tx, hold: Hold, from: 'held' | 'sold', to: 'sold' | null): Promise<void>
  addHold(tx: Tx, hold: Hold, nights: readonly Day[], createdMs: number): Promise<void>
  /** Locks the hold until the transaction ends. */
  lockHold(tx: Tx, orgId: OrgId, holdId: HoldId): Promise<Hold | null>
  setHold(tx: Tx, hold: Hold, change: { state?: HoldState; expiresAtMs?: number }): Promise<void>
  /** Of all organisations in a system transaction, else of the tenant's. */
  listExpired(tx: Tx, nowMs: number, limit: number): Promise<Hold[]>
}
