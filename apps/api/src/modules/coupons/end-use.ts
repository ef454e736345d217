import { type BookingId, invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { useStore } from './data/use-store.sql.ts'

type UseOf = { readonly orgId: OrgId; readonly tenderId: string }

/** Reserved → free again. A second call changes nothing, and what is redeemed stays redeemed. */
export async function releaseCoupon(tx: Tx, of: UseOf): Promise<void> {
  await useStore.move(tx, of, 'reserved', 'released')
}

/** Reserved → used by a booking. A second call changes nothing, also after it was returned; throws where nothing was reserved. */
export async function redeemCoupon(tx: Tx, of: UseOf & { bookingId: BookingId }): Promise<void> {
  if (await useStore.move(tx, of, 'reserved', 'redeemed', of.bookingId)) return
  const state = (await useStore.find(tx, of))?.state
  invariant(state === 'redeemed' || state === 'returned', `tender ${of.tenderId} has no coupon to redeem`)
}

/** Used → free again, when all it paid was paid back. A second call changes nothing, and what is only reserved stays so. */
export async function giveBackCoupon(tx: Tx, of: UseOf): Promise<void> {
  await useStore.move(tx, of, 'redeemed', 'returned')
}
