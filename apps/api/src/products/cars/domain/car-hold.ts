import type { Day, OrgId } from '@sojourn/kernel'

/** `held` until it expires, then `released`; `confirmed` once it is booked; `cancelled` for good. */
export type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

/** A car of a class at a depot, held or sold for each day until it is back there. */
export interface CarHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly depotId: string
  readonly acriss: string
  /** What it is held for: a checkout's id. */
  readonly subject: string
  readonly pickupDay: Day
  /** The last day on which the depot misses it. */
  readonly untilDay: Day
  /** Where and on which day it is given back. */
  readonly dropoffDepotId: string
  readonly dropoffDay: Day
  readonly state: HoldState
  readonly expiresAtMs: number
}

export const isOneWay = ({ depotId, dropoffDepotId }: Pick<CarHold, 'depotId' | 'dropoffDepotId'>): boolean => depotId !== dropoffDepotId
