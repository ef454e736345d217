import type { Tx } from '@sojourn/kernel'
import { promiseOf } from '../../sale/free-hours.ts'
import type { Products } from '../../sale/registry.ts'
import type { BookingStore } from './data/booking-store.ts'
import { isAmong } from './domain/traveller.ts'
import type { ShownBooking } from './newest.ts'

interface PromisesDeps {
  readonly products: Pick<Products, 'withFreeHours' | 'freeHoursOf' | 'takesOf'>
  readonly store: Pick<BookingStore, 'listWith' | 'listItemStates'>
}

/** A booking with the states of its items. */
type Confirmed = Pick<ShownBooking, 'booking' | 'itemStatuses'>

/** More bookings with days ashore nobody has ahead. */
const BOOKINGS_MAX = 50

/** What is promised of the confirmed items of a booking, by item: of those that are booked for hours which their traveller has by another booking of the same person. */
export async function promisesOf(tx: Tx, { booking, itemStatuses }: Confirmed, { products, store }: PromisesDeps): Promise<ReadonlyMap<number, string>> {
  const { orgId, userId, guests } = booking
  const timed = booking.items.flatMap((item, at) => {
    const takes = booking.status === 'confirmed' && itemStatuses[at]?.state === 'confirmed' ? products.takesOf(item) : null
    return takes ? [{ itemNo: item.itemNo, takes }] : []
  })
  if (timed.length === 0) return new Map()
  const others = await store.listWith(tx, { orgId, userId, products: products.withFreeHours, limit: BOOKINGS_MAX })
  const together = others.filter((other) => isAmong(guests[0], other.guests))
  const states = await store.listItemStates(
    tx,
    orgId,
    together.map(({ bookingId }) => bookingId),
  )
  const hours = together.flatMap(({ bookingId, items }) =>
    items.filter((_, at) => states.get(bookingId)?.[at] === 'confirmed').flatMap((item) => products.freeHoursOf(item)),
  )
  return new Map(
    timed.flatMap(({ itemNo, takes }) => {
      const promise = promiseOf(takes, hours)
      return promise ? [[itemNo, promise]] : []
    }),
  )
}
