import type { CancellationRule, Price, PriceLine, StayOffer } from '@sojourn/contracts'
import { instantMs } from '@sojourn/kernel'
import type { Booking } from './domain/booking.ts'

/** What was booked, as it was shown when it was booked. */
export interface Particulars {
  readonly offer: StayOffer
  readonly price: Price
  readonly lines: readonly PriceLine[]
  readonly cancellation: readonly CancellationRule[]
}

export const particularsOf = (booking: Booking): Particulars => booking.particulars as Particulars

/** Cancelled by its traveller until the end of the day of arrival, in the property's own time. */
export function isCancellable(booking: Booking, nowMs: number): boolean {
  const { offer } = particularsOf(booking)
  return booking.status === 'confirmed' && nowMs < instantMs(offer.checkin, '23:59:59', offer.time_zone)
}
