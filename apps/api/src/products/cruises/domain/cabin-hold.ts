import type { BookingId, Day, OrgId } from '@sojourn/kernel'

/** A cabin of a sailing that a checkout or a booking has. */
export interface CabinHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly state: 'held' | 'confirmed' | 'released' | 'cancelled'
  readonly expiresAtMs: number
  readonly sailingId: string
  readonly subject: string
  readonly cabin: string
  readonly guests: number
  readonly startsOn: Day
  /** When something becomes known of it: the number of a cabin that the line chose, or what was brought on; null where nothing does. */
  readonly toldByMs: number | null
  readonly broughtOn: 'retimed' | 'cancelled' | null
  readonly bookingId: BookingId | null
  readonly itemNo: number | null
}
