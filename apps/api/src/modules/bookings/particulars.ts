import type { CancellationRule, Offer, Price, PriceLine, StayOffer } from '@sojourn/contracts'
import { instantMs } from '@sojourn/kernel'
import type { Booking } from './domain/booking.ts'

/** What was booked, as it was shown when it was booked. */
export interface Particulars {
  readonly offer: Offer
  readonly price: Price
  readonly lines: readonly PriceLine[]
  readonly cancellation: readonly CancellationRule[]
}

export const particularsOf = (booking: Booking): Particulars => booking.particulars as Particulars

/** True of what somebody comes to sleep in; false of wallet value. */
export const isStay = (offer: Offer): offer is StayOffer => offer.product !== 'WLT'

/** What it is called: the house, or the value that was bought. */
export const titleOf = (offer: Offer): string => (isStay(offer) ? offer.hotel_name : offer.title)

/** Cancelled by its traveller until the end of the day of arrival, in the property's own time. Wallet value is spent, not cancelled. */
export function isCancellable(booking: Booking, nowMs: number): boolean {
  const { offer } = particularsOf(booking)
  return booking.status === 'confirmed' && isStay(offer) && nowMs < cancellableUntilMs(offer)
}

/** Until then a stay may be cancelled, whatever that costs: afterwards nothing of it goes back. */
export const cancellableUntilMs = (offer: StayOffer): number => instantMs(offer.checkin, '23:59:59', offer.time_zone)
