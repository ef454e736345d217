import type { OrgId } from '@sojourn/kernel'

/** Places in a group, held or sold. */
export interface TripHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly tripId: string
  readonly startsOn: string
  /** What it is held for: a checkout's id. */
  readonly subject: string
  readonly units: number
  /** `held` until it expires, then `released`; `confirmed` once it is booked; `cancelled` for good. */
  readonly state: 'held' | 'confirmed' | 'released' | 'cancelled'
  readonly expiresAtMs: number
  /** The booking and its item, once it is sold. */
  readonly bookingId: string | null
  readonly itemNo: number | null
}
