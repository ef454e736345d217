import type { Day, Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { Arrival, TakenDay } from '../domain/car-days.ts'
import type { CarHold } from '../domain/car-hold.ts'
import type { Tables } from './tables.ts'

/** Days of a depot on which a car of a class is wanted, each with what there is to sell when its row is first touched. */
export interface WantedDays {
  readonly depotId: string
  readonly acriss: string
  readonly days: readonly { readonly day: Day; readonly capacity: number }[]
}

export interface CarStock extends Omit<StockStore<Tables['car_holds'], CarHold>, 'take' | 'addHold'> {
  /** Days of depots, both ends included, on which something is held or sold. */
  listTaken(tx: Tx, depotIds: readonly string[], from: Day, until: Day): Promise<TakenDay[]>
  /** Cars that come to depots one way and were picked up before `today`: these cannot be cancelled any more. */
  listArrivals(tx: Tx, depotIds: readonly string[], from: Day, today: Day): Promise<Arrival[]>
  /** Takes a car on all days or on none; false where a day has none left. */
  take(tx: Tx, wanted: WantedDays, as: 'held' | 'sold'): Promise<number | null>
  addHold(tx: Tx, hold: CarHold, days: readonly Day[], createdMs: number): void
  /** Notes that a sold car comes to another depot, or that it does not after all. */
  setArrival(tx: Tx, hold: CarHold, cancelled: boolean): Promise<void>
}
