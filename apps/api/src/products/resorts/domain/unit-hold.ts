import type { Day, OrgId } from '@sojourn/kernel'

export type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

/** A unit of a resort that is held or sold for some nights. */
export interface UnitHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly state: HoldState
  readonly expiresAtMs: number
  readonly resortId: string
  readonly unit: string
  readonly subject: string
  readonly checkIn: Day
  readonly checkOut: Day
}
