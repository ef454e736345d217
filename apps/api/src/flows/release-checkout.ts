import type { Tx } from '@sojourn/kernel'
import type { Checkout } from '../modules/checkouts/index.ts'
import { releaseItems } from './items.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Releases what a checkout held, at its suppliers and of stored value. The checkout is locked before. Safe to repeat. */
export async function releaseHeld(deps: ShopDeps, tx: Tx, checkout: Checkout): Promise<void> {
  await deps.tendering.releaseCheckout(tx, checkout)
  await releaseItems(deps, tx, checkout)
}

/** Gives a checkout up. */
export async function releaseCheckout(deps: ShopDeps, tx: Tx, checkout: Checkout): Promise<void> {
  await releaseHeld(deps, tx, checkout)
  await deps.checkouts.release(tx, checkout)
}
