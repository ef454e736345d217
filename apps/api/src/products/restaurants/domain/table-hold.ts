import type { OrgId } from '@sojourn/kernel'
import type { Area } from './evening.ts'

/** `held` until it expires, then `released`; `confirmed` once it is booked; `cancelled` for good. */
type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

/** A table, or two that are pushed together, held or sold for some quarters of an hour. */
export interface TableHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly restaurantId: string
  /** What it is held for: a checkout's id. */
  readonly subject: string
  readonly area: Area
  readonly party: number
  readonly firstCell: number
  readonly cells: number
  readonly state: HoldState
  readonly expiresAtMs: number
}
