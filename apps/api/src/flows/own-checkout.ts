import type { CheckoutId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Caller } from '../http/index.ts'
import { isLive } from '../modules/checkouts/index.ts'
import type { HeldCheckout } from '../sale/shop.ts'
import { releaseCheckout } from './release-checkout.ts'
import type { ShopDeps } from './shop-deps.ts'

const holderOf = ({ user, knownBrowserId }: Caller) => ({ userId: user?.userId ?? null, browserId: knownBrowserId })

/** A checkout of the caller's, for the calls of its product. */
export async function findCheckout({ transactions, checkouts, bookings, clock }: ShopDeps, checkoutId: string, caller: Caller): Promise<HeldCheckout | null> {
  const { orgId } = caller
  const [found, booking] = await transactions.inTenant(
    orgId,
    async (tx) => {
      const checkout = await checkouts.find(tx, orgId, checkoutId as CheckoutId, holderOf(caller))
      return [checkout, checkout?.bookingId ? await bookings.find(tx, orgId, checkout.bookingId) : null] as const
    },
    { readOnly: true },
  )
  if (!found) return null
  const pendingBookingId = booking?.status === 'pending_payment' ? booking.bookingId : null
  const { product, items, quote } = found
  const [details, asks, products] = [items.map((item) => item.details), items.map(({ ask }) => ask), items.map((item) => item.product)]
  const state = { isOpen: isLive(found, clock.nowMs()), isBooked: found.state === 'booked', pendingBookingId }
  return { checkoutId: found.checkoutId, product, details, asks, products, quote, ...state }
}

/** Releases what the caller holds in an open checkout; does nothing where it is not open. */
export const releaseOwn = (deps: ShopDeps, checkoutId: string, caller: Caller): Promise<void> =>
  deps.transactions.inTenant(caller.orgId, async (tx) => {
    const checkout = await deps.checkouts.take(tx, caller.orgId, checkoutId as CheckoutId, holderOf(caller))
    if (checkout?.state === 'open') await releaseCheckout(deps, tx, checkout)
  })

/** Releases all that a person holds, on whatever device. */
export async function releaseAllHeld(deps: ShopDeps, tx: Tx, { orgId, userId }: { readonly orgId: OrgId; readonly userId: UserId }): Promise<void> {
  const holder = { userId, browserId: null }
  for (const { checkoutId } of await deps.checkouts.listHeldBy(tx, orgId, holder)) {
    const checkout = await deps.checkouts.take(tx, orgId, checkoutId, holder)
    if (checkout?.state === 'open') await releaseCheckout(deps, tx, checkout)
  }
}
