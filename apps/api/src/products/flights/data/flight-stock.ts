import type { Day, Tx } from '@sojourn/kernel'
import type { HoldRef, StockStore } from '../../../modules/stock/index.ts'
import type { FlightHold, HeldFlight, HeldSeat } from '../domain/flight-hold.ts'
import type { Tables } from './tables.ts'

/** How many seats of a cabin of a flight are held or sold by us on a day. */
export interface TakenCabin {
  readonly flight: string
  readonly cabin: string
  readonly day: Day
  readonly taken: number
}

export interface FlightStock extends Pick<StockStore<Tables['flight_holds'], FlightHold>, 'move' | 'lockHold' | 'setHold' | 'listExpired' | 'nextExpiryMs'> {
  /** All cabins of which something is held or sold on some days, both ends included. */
  listTaken(tx: Tx, from: Day, to: Day): Promise<TakenCabin[]>
  /** Takes seats on all flights or on none, each below its limit; how many are left below the lowest, null where a class has closed. */
  take(tx: Tx, flights: readonly HeldFlight[], as: 'held' | 'sold'): Promise<number | null>
  /** Seats of the map of flights on their days that somebody has; without those of one hold. */
  listSeats(
    tx: Tx,
    of: readonly { readonly flight: string; readonly day: Day }[],
    but?: readonly string[],
  ): Promise<Pick<HeldSeat, 'flight' | 'day' | 'seat'>[]>
  /** All of these seats or none; false where somebody has one. Those that are handed over by the hold before, which still has them, are claimed. */
  takeSeats(tx: Tx, holdId: string, seats: readonly HeldSeat[]): Promise<boolean>
  /** What is claimed of them by a hold that is sold becomes its own. */
  freeSeats(tx: Tx, holdId: string): Promise<void>
  addHold(tx: Tx, hold: FlightHold, createdMs: number): void
  /** The serial number of a confirmed hold, made when it is first asked for, and the booking that it is of. */
  setSoldTo(tx: Tx, of: HoldRef, booking: SoldTo): Promise<number>
  /** Sold journeys of which something may have become known, of all organisations; the longest known first. */
  listNews(tx: Tx, nowMs: number, limit: number): Promise<SoldFlights[]>
  nextNewsMs(tx: Tx): Promise<number | null>
  /** A sold journey is moved to other flights, all or nothing: those it keeps stay sold. False where seats of them are gone. */
  moveSold(tx: Tx, sold: FlightHold, to: Pick<FlightHold, 'flights' | 'seats' | 'departsMs'>): Promise<boolean>
  setNews(tx: Tx, of: HoldRef, change: { readonly newsMs: number | null; readonly toldMs?: number }): Promise<void>
}

interface SoldTo extends Pick<SoldFlights, 'bookingId' | 'itemNo' | 'soldMs' | 'forced'> {
  /** When something becomes known of it; null where nothing does. */
  readonly newsMs: number | null
}

/** A sold journey, for what its airlines change. */
export interface SoldFlights extends HoldRef {
  readonly bookingId: string
  readonly itemNo: number
  readonly flights: readonly HeldFlight[]
  readonly seats: readonly HeldSeat[]
  readonly departsMs: number
  readonly soldMs: number
  readonly toldMs: number
  readonly forced: 'retimed' | 'cancelled' | null
}
