import { type BookingId, invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { useStore } from './data/use-store.sql.ts'

type UseOf = { readonly orgId: OrgId; readonly tenderId: string }

/** Reserved → free again. Twice is once, and what is redeemed stays redeemed. */
export async function releaseCoupon(tx: Tx, of: UseOf): Promise<void> {
  await useStore.move(tx, of, 'reserved', 'released')
}

/** Reserved → used by a booking. Twice is once, also after it was given back; throws where nothing was reserved. */
export async function redeemCoupon(tx: Tx, of: UseOf & { bookingId: BookingId }): Promise<void> {
  if (await useStore.move(tx, of, 'reserved', 'redeemed', of.bookingId)) return
  const state = (await useStore.find(tx, of))?.state
  invariant(state === 'redeemed' || state === 'returned', `tender ${of.tenderId} has no coupon to redeem`)
}

/** Used → free again, when all it paid was paid back. Twice is once, and what is only reserved stays so. */
export async function giveBackCoupon(tx: Tx, of: UseOf): Promise<void> {
  await useStore.move(tx, of, 'redeemed', 'returned')
}
