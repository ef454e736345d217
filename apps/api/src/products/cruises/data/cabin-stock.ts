import type { Day, Tx } from '@sojourn/kernel'
import type { StockStore } from '../../../modules/stock/index.ts'
import type { CabinHold } from '../domain/cabin-hold.ts'
import type { Tables } from './tables.ts'

/** The row of a sailing that counts its guests. */
export const BOATS = 'boats'

/** Cabins that are ours to nobody else any more, by their sailings. */
export type TakenCabins = ReadonlyMap<string, ReadonlySet<string>>

export interface WantedCabin {
  readonly sailingId: string
  readonly startsOn: Day
  readonly cabin: string
  readonly guests: number
  /** Guests for whom the lifeboats have a place, were nobody else on board. */
  readonly boats: number
}

export interface CabinStock extends Pick<StockStore<Tables['cruise_holds'], CabinHold>, 'lockHold' | 'move' | 'setHold' | 'listExpired' | 'nextExpiryMs'> {
  /** What of ours is held or sold on sailings that begin from one day to another. */
  listTaken(tx: Tx, from: Day, to: Day): Promise<TakenCabins>
  /** The same of one sailing, with how many guests of ours it has. */
  takenOn(tx: Tx, sailingId: string): Promise<{ readonly cabins: ReadonlySet<string>; readonly guests: number }>
  /** Until the transaction ends nobody else takes cabins of this sailing: what is free is what was read. */
  lock(tx: Tx, sailingId: string): Promise<void>
  /** Takes the cabin and a place in the boats for each of its guests; false where one of both is gone. */
  take(tx: Tx, wanted: WantedCabin, as: 'held' | 'sold'): Promise<boolean>
  addHold(tx: Tx, hold: CabinHold, createdMs: number): void
  /** Names the booking that a cabin is sold to, and when what becomes known of it. */
  setSoldTo(tx: Tx, of: Pick<CabinHold, 'orgId' | 'holdId'>, sold: Pick<CabinHold, 'bookingId' | 'itemNo' | 'toldByMs' | 'broughtOn'>): Promise<void>
  /** Sold cabins of which something is to be told by now, the soonest first. */
  listToTell(tx: Tx, nowMs: number, limit: number): Promise<CabinHold[]>
  nextToTellMs(tx: Tx): Promise<number | null>
  /** When it is looked at again; null is never. */
  setToldBy(tx: Tx, of: Pick<CabinHold, 'orgId' | 'holdId'>, toldByMs: number | null): Promise<void>
}
