import { invariant, type Money, type Tx } from '@sojourn/kernel'
import type { Booking, BookingItem } from '../modules/bookings/index.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Our share of one item: stored with its checkout, never in the fields that a booking shows. */
export async function revenueOfItem({ checkouts }: Pick<ShopDeps, 'checkouts'>, tx: Tx, booking: Booking, { itemNo }: BookingItem): Promise<Money> {
  const checkout = await checkouts.find(tx, booking.orgId, booking.checkoutId, { userId: booking.userId, browserId: null })
  const item = checkout?.items[itemNo - 1]
  invariant(item, 'a booking has its checkout')
  return item.revenue
}
