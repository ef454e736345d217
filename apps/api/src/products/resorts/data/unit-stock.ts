import type { Day, Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { UnitHold } from '../domain/unit-hold.ts'
import type { Tables } from './tables.ts'

/** A night of a unit that is held or sold. */
export interface TakenNight {
  readonly resortId: string
  readonly unit: string
  readonly night: Day
}

export interface UnitStock extends Omit<StockStore<Tables['resort_holds'], UnitHold>, 'take' | 'addHold'> {
  /** Nights of resorts, `until` not included, that are held or sold. */
  listTaken(tx: Tx, resortIds: readonly string[], from: Day, until: Day): Promise<TakenNight[]>
  /** Takes all nights or none; false where one is taken. */
  take(tx: Tx, of: Pick<UnitHold, 'resortId' | 'unit' | 'checkIn' | 'checkOut'>, as: 'held' | 'sold'): Promise<boolean>
  addHold(tx: Tx, hold: UnitHold, createdMs: number): void
}
