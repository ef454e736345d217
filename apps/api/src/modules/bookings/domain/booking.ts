import type { BookingId, CheckoutId, Money, OrgId, ProductCode, UserId } from '@sojourn/kernel'
import type { CancellationWindow } from './cancellation.ts'
import type { BookingStatus } from './status.ts'

export interface Guest {
  readonly first_name: string
  readonly last_name: string
}

export interface Booking {
  readonly orgId: OrgId
  readonly bookingId: BookingId
  readonly userId: UserId
  readonly checkoutId: CheckoutId
  readonly product: ProductCode
  readonly status: BookingStatus
  /** Shown once there is something to refer to: see `referenceShown`. */
  readonly reference: string
  /** What was booked, as it was shown. Parsed and written by the faces that show it. */
  readonly particulars: unknown
  readonly cancellation: readonly CancellationWindow[]
  readonly guests: readonly Guest[]
  readonly contact: { readonly email: string; readonly phone: string }
  /** Where the traveller saw us: links in mails begin with it. */
  readonly origin: string
  readonly total: Money
  /** All that is paid with the booking, by whatever means. */
  readonly payNow: Money
  /** What of it a card pays. */
  readonly card: Money
  /** Our share of what is paid now. Never shown. */
  readonly revenue: Money
  /** Taxes in what is paid now. */
  readonly taxNow: Money
  readonly holdId: string
  /** Until when the rooms wait for the payment. */
  readonly expiresAtMs: number
  readonly failure: string | null
  /** What a cancellation kept, once there was one. */
  readonly kept: Money | null
  readonly createdAtMs: number
}

/** A person is given the reference with the confirmation: before, it could be taken for a booking. */
export const referenceShown = ({ status, reference }: Pick<Booking, 'status' | 'reference'>): string | null =>
  status === 'confirmed' || status === 'cancelled' ? reference : null
