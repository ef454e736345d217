import type { Tx } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import { earliest } from '../earliest.ts'
import { releaseItems } from '../items.ts'
import { abandonAttempt } from '../payment/abandon-attempt.ts'
import { latestAttempt } from '../payment/payment-token.ts'
import { releaseHeld } from '../release-checkout.ts'
import { releaseEarlyHold } from '../release-early.ts'
import { runNow } from '../run-now.ts'
import type { ShopDeps } from '../shop-deps.ts'

const AT_ONCE_MAX = 100

/** Expires checkouts with what they hold, and bookings that were not paid. Returns how many. */
export async function expireHolds(deps: ShopDeps): Promise<number> {
  const { transactions, checkouts, bookings, products } = deps
  const ended = await transactions.asSystem(async (tx) => {
    const expired = await checkouts.expireDue(tx, AT_ONCE_MAX)
    for (const checkout of expired) await releaseHeld(deps, tx, checkout)
    const early = await deps.earlyHolds.expireDue(tx, AT_ONCE_MAX)
    for (const hold of early) await releaseEarlyHold(deps, tx, hold)
    // Also those of bookings whose payment is still being settled: paid after all, they are taken again where they can be.
    let released = 0
    for (const supplier of products.localSuppliers) released += (await supplier.releaseExpired?.(tx, AT_ONCE_MAX)) ?? 0
    return expired.length + early.length + released
  })
  const overdue = await transactions.asSystem((tx) => bookings.listOverdue(tx, AT_ONCE_MAX), { readOnly: true })
  await Promise.all(overdue.map((booking) => expireBooking(deps, booking)))
  return ended + overdue.length
}

/** When the next checkout, hold or unpaid booking expires; null where nothing is held. */
export async function nextExpiryMs({ checkouts, earlyHolds, bookings, products }: ShopDeps, tx: Tx): Promise<number | null> {
  const ofSuppliers = products.localSuppliers.map((supplier) => supplier.nextExpiryMs?.(tx) ?? null)
  return earliest(await Promise.all([checkouts.nextExpiryMs(tx), earlyHolds.nextExpiryMs(tx), bookings.nextExpiryMs(tx), ...ofSuppliers]))
}

/** The gateway is asked first: a booking that was paid in time, or a moment late, is confirmed or refunded, never dropped. */
async function expireBooking(deps: ShopDeps, { orgId, bookingId }: Booking): Promise<void> {
  const attempt = await latestAttempt(deps, { orgId, bookingId })
  if (attempt && (await abandonAttempt(deps, attempt)).state !== 'cancelled') return
  const expired = await deps.transactions.inTenant(orgId, async (tx) => {
    const booking = await deps.bookings.lock(tx, orgId, bookingId)
    if (booking.status !== 'pending_payment') return false
    await deps.bookings.expire(tx, booking)
    await deps.tendering.release(tx, booking)
    await releaseItems(deps, tx, booking)
    return true
  })
  if (expired) await runNow(deps, null)
}
