import type { Day, Tx } from '@sojourn/kernel'
import type { StockStore as Stock } from '../../../modules/stock/index.ts'
import type { Hold, RoomNights } from '../domain/hold.ts'
import type { TakenNight } from '../domain/stock.ts'
import type { Tables } from './tables.ts'

export interface StockStore extends Omit<Stock<Tables['stock_holds'], Hold>, 'take' | 'addHold'> {
  /** Nights of a destination on which something is held or sold. */
  listTaken(tx: Tx, destinationId: string, from: Day, until: Day): Promise<TakenNight[]>
  /** Takes rooms on all nights or on none; false where a night has too few left. */
  take(tx: Tx, wanted: RoomNights, as: 'held' | 'sold'): Promise<number | null>
  addHold(tx: Tx, hold: Hold, nights: readonly Day[], createdMs: number): void
}
