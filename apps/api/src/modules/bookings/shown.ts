import { mergeQuotes } from '../../sale/quote.ts'
import type { Products } from '../../sale/registry.ts'
import { cancellableUntilMs } from '../../sale/terms.ts'
import type { Booking, BookingItem } from './domain/booking.ts'
import type { ItemStatus } from './domain/item.ts'
import type { ShownBooking } from './newest.ts'

/** What a booking is called, by its items. */
export const titleOf = (products: Pick<Products, 'titleOf'>, { product, items }: Pick<Booking, 'product' | 'items'>): string =>
  products.titleOf(
    product,
    items.map(({ description }) => description.title),
  )

/** Until when it may be cancelled, whatever that costs: until the first of its items may not be any more. 0 where it never may be. */
export const cancellableUntilOf = ({ items }: Pick<Booking, 'items'>): number => Math.min(...items.map(({ terms }) => cancellableUntilMs(terms)))

/** Cancelled by its traveller until the end of the day of its first service, by the clock of the place. What was spent is not cancelled. */
export const isCancellable = (booking: Pick<Booking, 'items' | 'status'>, nowMs: number): boolean =>
  booking.status === 'confirmed' && booking.items.length > 0 && nowMs < cancellableUntilOf(booking)

/** The items that were not cancelled; all of them where the booking is over. */
export function stillBooked({ items }: Pick<Booking, 'items'>, itemStatuses: readonly ItemStatus[]): readonly BookingItem[] {
  const left = items.filter((_, index) => itemStatuses[index]?.state !== 'cancelled')
  return left.length > 0 ? left : items
}

/** A booking with what is left of it: its items that were not cancelled, at their price, and how often what is said of them was changed. */
export function leftOf({ booking, itemStatuses, versions }: Pick<ShownBooking, 'booking' | 'itemStatuses' | 'versions'>): Booking {
  const items = stillBooked(booking, itemStatuses)
  const lastMs = Math.max(booking.changed?.lastMs ?? 0, ...versions.map(({ untilMs }) => untilMs))
  return {
    ...booking,
    items,
    ...(items.length < booking.items.length && { quote: mergeQuotes(items.map(({ quote }) => quote)) }),
    ...(versions.length > 0 && { changed: { times: versions.length, lastMs } }),
  }
}

/** The items that are neither cancelled nor being cancelled. */
export const confirmedOf = ({ items }: Pick<Booking, 'items'>, itemStatuses: readonly ItemStatus[]): readonly BookingItem[] =>
  items.filter((_, index) => itemStatuses[index]?.state === 'confirmed')
