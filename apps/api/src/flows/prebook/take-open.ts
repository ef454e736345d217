import type { CheckoutId, Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { type Checkout, isLive } from '../../modules/checkouts/index.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** An open checkout of the caller's, locked; throws the refusal where there is none (`not_found`, `already_booked`, `checkout_expired`). */
export async function takeOpen(
  deps: Pick<ShopDeps, 'checkouts' | 'clock'>,
  tx: Tx,
  checkoutId: string,
  { orgId, user, knownBrowserId }: Caller,
): Promise<Checkout> {
  const checkout = await deps.checkouts.take(tx, orgId, checkoutId as CheckoutId, { userId: user?.userId ?? null, browserId: knownBrowserId })
  if (!checkout) throw new RefusalError({ code: 'not_found' })
  if (checkout.state === 'booked') throw new RefusalError({ code: 'already_booked' })
  if (!isLive(checkout, deps.clock.nowMs())) throw new RefusalError({ code: 'checkout_expired' })
  return checkout
}
