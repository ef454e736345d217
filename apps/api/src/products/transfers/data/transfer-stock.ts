import type { OrgId, Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { TransferHold } from '../domain/transfer-hold.ts'
import type { Tables } from './tables.ts'

/** A half hour of a zone for which something of ours is held or sold. */
export interface TakenWindow {
  readonly company: string
  readonly vehicle: string
  readonly zone: string
  readonly windowMs: number
  readonly capacity: number
  readonly taken: number
}

/** What a company was ordered. */
export interface TransferOrder {
  readonly orgId: OrgId
  readonly holdId: string
  readonly bookingId: string
  readonly itemNo: number
  readonly details: unknown
  readonly pickupMs: number
  readonly nextNewsMs: number | null
}

export type WantedWindow = Pick<TransferHold, 'company' | 'vehicle' | 'zone' | 'units' | 'windowMs'> & { readonly capacity: number }

export interface TransferStock extends Omit<StockStore<Tables['transfer_holds'], TransferHold>, 'take' | 'addHold'> {
  listTaken(tx: Tx, zones: readonly string[], windowsMs: readonly number[]): Promise<TakenWindow[]>
  /** Takes all units or none; null where too few are left. */
  take(tx: Tx, wanted: WantedWindow, as: 'held' | 'sold'): Promise<number | null>
  addHold(tx: Tx, hold: TransferHold, createdMs: number): void
  /** Writes what was ordered, once. */
  addOrder(tx: Tx, order: TransferOrder): Promise<void>
  /** What the company is to do, and when it next has something to tell. */
  setOrder(tx: Tx, of: Pick<TransferOrder, 'orgId' | 'holdId'>, change: Partial<Pick<TransferOrder, 'details' | 'pickupMs' | 'nextNewsMs'>>): Promise<void>
  /** Orders with something to tell by now, the oldest first. */
  listNews(tx: Tx, nowMs: number, limit: number): Promise<TransferOrder[]>
  nextNewsMs(tx: Tx): Promise<number | null>
}
