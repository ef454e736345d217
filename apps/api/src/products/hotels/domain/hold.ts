import type { Day, OrgId } from '@sojourn/kernel'
import type { HoldId, HotelId, RoomTypeId } from './ids.ts'

/**
 * `held` until it expires, then `released`; `confirmed` once paid; `cancelled` when a confirmed stay is cancelled.
 * A released hold may be confirmed where the rooms are still free, and nothing leaves `cancelled`.
 */
export type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

export interface Hold {
  readonly orgId: OrgId
  readonly holdId: HoldId
  readonly hotelId: HotelId
  readonly roomTypeId: RoomTypeId
  /** What the rooms are held for, in the caller's words: a checkout's id. */
  readonly subject: string
  readonly rooms: number
  readonly checkin: Day
  readonly checkout: Day
  readonly state: HoldState
  readonly expiresAtMs: number
}

/** Rooms of a type to take on each night; `capacity` is what a night starts with when it is first touched. */
export interface RoomNights {
  readonly destinationId: string
  readonly roomTypeId: RoomTypeId
  readonly rooms: number
  readonly nights: readonly { readonly night: Day; readonly capacity: number }[]
}
