import type { OrgId } from '@sojourn/kernel'

/** `held` until it expires, then `released`; `confirmed` once it is booked; `cancelled` for good. */
export type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

/** Vehicles of a company, or seats of one, for pick-ups in one half hour of a zone. */
export interface TransferHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly company: string
  readonly vehicle: string
  readonly zone: string
  readonly units: number
  /** What it is held for: a checkout's id. */
  readonly subject: string
  readonly windowMs: number
  readonly state: HoldState
  readonly expiresAtMs: number
}
