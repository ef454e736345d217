import type { BookingId, CheckoutId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Booking } from '../domain/booking.ts'
import type { GuestStay } from '../domain/guest-nights.ts'
import type { BookingStatus } from '../domain/status.ts'

export interface BookingEvent {
  readonly from: BookingStatus | null
  readonly to: BookingStatus
  readonly why: string | null
  readonly atMs: number
}

export interface BookingChange {
  readonly status?: BookingStatus
  readonly failure?: string
  readonly keptMinor?: number
}

export interface BookingStore {
  /** Keeps the nights for the guest; false, and none kept, where one of them is kept already. The booking may be written afterwards. */
  keepNights(tx: Tx, of: { orgId: OrgId; bookingId: BookingId; guest: string } & GuestStay): Promise<boolean>
  freeNights(tx: Tx, booking: { orgId: OrgId; bookingId: BookingId }): Promise<void>
  insert(tx: Tx, booking: Booking): Promise<void>
  find(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking | null>
  findByCheckout(tx: Tx, orgId: OrgId, checkoutId: CheckoutId): Promise<Booking | null>
  findAll(tx: Tx, orgId: OrgId, bookingIds: readonly BookingId[]): Promise<Booking[]>
  findByCheckouts(tx: Tx, orgId: OrgId, checkoutIds: readonly CheckoutId[]): Promise<Booking[]>
  lock(tx: Tx, orgId: OrgId, bookingId: BookingId): Promise<Booking | null>
  /** Newest first, older than `before`. */
  listOf(tx: Tx, page: { orgId: OrgId; userId: UserId; before?: string | undefined; limit: number }): Promise<Booking[]>
  change(tx: Tx, booking: Booking, change: BookingChange): Promise<void>
  /** In this order, behind those there are. */
  append(tx: Tx, booking: Booking, events: readonly BookingEvent[]): Promise<void>
  listEvents(tx: Tx, booking: Booking): Promise<BookingEvent[]>
  hasReference(tx: Tx, orgId: OrgId, reference: string): Promise<boolean>
  /** Of all organisations: those still unpaid past their time. */
  listOverdue(tx: Tx, nowMs: number, limit: number): Promise<Booking[]>
  addVoucher(tx: Tx, booking: Booking, number: string, issuedMs: number): Promise<void>
  voidVoucher(tx: Tx, booking: Booking, voidMs: number): Promise<void>
}
