import type { OrgId } from '@sojourn/kernel'

/** Places in a departure, held or sold. */
export interface ActivityHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly activityId: string
  readonly startsAt: string
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
