import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { toMajor } from '@sojourn/kernel'
import { type Booking, referenceShown } from './domain/booking.ts'
import type { ItemState } from './domain/status.ts'
import { titleOf } from './shown.ts'

const NO_PLACE = { city: '', image: '', art: '' }

/** Of the first item: where it is and from when to when. */
function placeOf({ items }: Booking) {
  const { place, span } = items[0]!.description
  const { city, image, art } = place ?? NO_PLACE
  return { city, image, art, checkin: span?.from ?? null, checkout: span?.to ?? null }
}

/** A booking as lists show it. */
export function bookingSummary(booking: Booking, states: readonly ItemState[]) {
  return {
    booking_id: booking.bookingId,
    checkout_id: booking.checkoutId,
    product: booking.product,
    status: booking.status,
    reference: referenceShown(booking),
    title: titleOf(booking),
    ...placeOf(booking),
    time_zone: booking.items[0]!.terms.timeZone,
    total: toMajor(booking.total),
    cost: toMajor(pricePartsOf(booking.lines, booking.total.currency).cost),
    currency: booking.total.currency,
    booked_at: new Date(booking.createdAtMs).toISOString(),
    item_states: [...states],
  }
}
