import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { Booking, BookingItem, ItemStatus } from '../modules/bookings/index.ts'
import type { ShopDeps } from './shop-deps.ts'

export interface NewestItem {
  readonly booking: Booking
  readonly item: BookingItem
  readonly itemStatus: ItemStatus
}

/** The newest version of an item of a booking, locked with the booking that its traveller knows it by; null where there is no such item. */
export async function lockNewest(
  { bookings }: Pick<ShopDeps, 'bookings'>,
  tx: Tx,
  { orgId, bookingId, itemNo }: { readonly orgId: OrgId; readonly bookingId: BookingId; readonly itemNo: number },
): Promise<NewestItem | null> {
  const found = await bookings.find(tx, orgId, bookingId)
  if (!found?.items[itemNo - 1]) return null
  const root = await bookings.lockRoot(tx, found)
  const [newest] = await bookings.itemVersionsOf(tx, root, found.changes?.rootItemNo ?? itemNo)
  const booking = await bookings.lock(tx, orgId, newest.booking.bookingId)
  return { booking, item: newest.item, itemStatus: (await bookings.itemStatusesOf(tx, booking))[newest.item.itemNo - 1]! }
}
