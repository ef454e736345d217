import type { Tx } from '@sojourn/kernel'
import type { Checkout } from '../modules/checkouts/index.ts'
import type { Parts } from './parts.ts'

/** Frees what a checkout that came to nothing held: at its seller, and of stored value. The checkout is locked before. Twice is once. */
export async function freeHeld(parts: Parts, tx: Tx, checkout: Checkout): Promise<void> {
  await parts.tendering.letGo(tx, checkout)
  // What nobody sells yet holds nothing.
  await parts.sellers[checkout.product as keyof Parts['sellers']]?.release(tx, checkout)
}

/** Gives a checkout up. */
export async function letGo(parts: Parts, tx: Tx, checkout: Checkout): Promise<void> {
  await freeHeld(parts, tx, checkout)
  await parts.checkouts.release(tx, checkout)
}
