import type { Day, OrgId } from '@sojourn/kernel'
import type { Cabin } from './market.ts'

/** `held` until it expires, then `released`; `confirmed` once it is booked; `cancelled` for good. */
export type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

/** Seats of one flight: `limit` is how many may be taken with them before a class that was priced closes, `capacity` how many there are. */
export interface HeldFlight {
  readonly flight: string
  readonly cabin: Cabin
  readonly day: Day
  readonly units: number
  readonly limit: number
  readonly capacity: number
  /** Which bound of the journey it is of, counted from 0; left out of what was held before that was stored. */
  readonly bound?: number | undefined
  /** It is offered in place of another one, which does not fly or is missed. */
  readonly isInstead?: true | undefined
}

/** A seat of the map for one traveller, who is counted from 1. */
export interface HeldSeat {
  readonly flight: string
  readonly day: Day
  readonly seat: string
  readonly traveller: number
  /** The journey that is changed has it, and hands it over. */
  readonly isKept?: true | undefined
}

/** What is held or sold of the flights of one journey. */
export interface FlightHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly subject: string
  readonly flights: readonly HeldFlight[]
  readonly seats: readonly HeldSeat[]
  readonly departsMs: number
  /** Of which its reference and documents are made; null until it is confirmed. */
  readonly serial: number | null
  readonly bookingId: string | null
  readonly itemNo: number | null
  readonly state: HoldState
  readonly expiresAtMs: number
}
