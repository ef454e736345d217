import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { publicCodeOf, toMajor } from '@sojourn/kernel'
import { placeAndSpan } from '../../sale/description.ts'
import type { Products } from '../../sale/registry.ts'
import { type Booking, referenceShown } from './domain/booking.ts'
import type { ItemState } from './domain/status.ts'
import { titleOf } from './shown.ts'

const NO_PLACE = { city: '', image: '', art: '' }

/** Where it is and from when to when. */
function placeOf({ items }: Booking) {
  const { place, span } = placeAndSpan(items.map(({ description }) => description))
  const { city, image, art } = place ?? NO_PLACE
  return { city, image, art, checkin: span?.from ?? null, checkout: span?.to ?? null }
}

/** The item that ends last: by its clock the days of all have passed. */
const lastOf = ({ items }: Booking): Booking['items'][number] =>
  items.reduce((last, item) => ((item.description.span?.to ?? '') > (last.description.span?.to ?? '') ? item : last))

/** A booking as lists show it. */
export function bookingSummary(products: Pick<Products, 'titleOf'>, booking: Booking, states: readonly ItemState[]) {
  return {
    booking_id: booking.bookingId,
    checkout_id: booking.checkoutId,
    product: publicCodeOf(booking.product),
    status: booking.status,
    reference: referenceShown(booking),
    title: titleOf(products, booking),
    ...placeOf(booking),
    time_zone: lastOf(booking).terms.timeZone,
    total: toMajor(booking.total),
    cost: toMajor(pricePartsOf(booking.lines, booking.total.currency).cost),
    currency: booking.total.currency,
    booked_at: new Date(booking.createdAtMs).toISOString(),
    item_states: [...states],
  }
}
