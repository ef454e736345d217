import type { Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { TakenCell } from '../domain/evening.ts'
import type { TableHold } from '../domain/table-hold.ts'
import type { Tables } from './tables.ts'

/** Tables that are taken together from a quarter of an hour on, for so many of them. */
export interface WantedTables {
  readonly restaurantId: string
  readonly tables: readonly string[]
  readonly party: number
  readonly firstCell: number
  readonly cells: number
  /** People who may still be seated in the first quarter, were nobody of ours there. */
  readonly pace: number
}

export interface TableStock extends Pick<StockStore<Tables['table_holds'], TableHold>, 'lockHold' | 'move' | 'setHold' | 'listExpired' | 'nextExpiryMs'> {
  /** Until the transaction ends nobody else seats people at this restaurant: what is free is what was read. */
  lock(tx: Tx, restaurantId: string): Promise<void>
  /** What of ours is held or sold at restaurants between two quarters, both included. */
  listTaken(tx: Tx, restaurantIds: readonly string[], from: number, until: number): Promise<TakenCell[]>
  /** Takes all tables for all quarters, and as many seats of its pace; false where one is gone. */
  take(tx: Tx, wanted: WantedTables, as: 'held' | 'sold'): Promise<boolean>
  addHold(tx: Tx, hold: TableHold, tables: readonly string[], createdMs: number): void
  /** Of a table that was given up, how many of its quarters are sold again, and how many they are. */
  soldAgain(tx: Tx, hold: Pick<TableHold, 'orgId' | 'holdId'>): Promise<{ readonly again: number; readonly all: number }>
  /** The tables of a hold. */
  tablesOf(tx: Tx, hold: Pick<TableHold, 'orgId' | 'holdId'>): Promise<string[]>
}
