import type { DataOf, renewCheckout as renewCall } from '@sojourn/contracts'
import { accept, type CheckoutId, type Outcome, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { isLive } from '../../modules/checkouts/index.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import { rehold } from '../rehold.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** As long as it was held for at first, as often as its product says, while the price is the same; what is applied stays applied. Refused, everything stays held as it was. */
export async function renewCheckout(deps: ShopDeps, checkoutId: string, caller: Caller): Promise<Outcome<DataOf<typeof renewCall>>> {
  return catchRefusal(async () => {
    const { expiresAtMs, nowMs } = await deps.transactions.inTenant(caller.orgId, (tx) => renew(deps, tx, checkoutId as CheckoutId, caller))
    return accept({ expires_at: new Date(expiresAtMs).toISOString(), held_minutes: Math.round((expiresAtMs - nowMs) / 60_000) })
  })
}

async function renew(deps: ShopDeps, tx: Tx, checkoutId: CheckoutId, caller: Caller): Promise<{ expiresAtMs: number; nowMs: number }> {
  const nowMs = deps.clock.nowMs()
  const checkout = await deps.checkouts.take(tx, caller.orgId, checkoutId, { userId: caller.user?.userId ?? null, browserId: caller.knownBrowserId })
  if (!checkout) throw new RefusalError({ code: 'not_found' })
  if (!isLive(checkout, nowMs)) throw new RefusalError({ code: 'checkout_expired' })
  if (checkout.renewalsLeft === 0) throw new RefusalError({ code: 'already_renewed' })
  for (const { terms } of checkout.items) {
    const soon = tooSoon(terms, caller.org.minimumCheckinDays, nowMs)
    if (soon) throw new RefusalError(soon)
  }
  const held = await rehold(deps, tx, checkout, Math.max(nowMs + deps.products.holdOf(checkout.product, checkout.items).ms, checkout.expiresAtMs))
  deps.holdLimits.extend(tx, checkout, held.expiresAtMs)
  await deps.checkouts.renew(tx, checkout, held)
  return { expiresAtMs: held.expiresAtMs, nowMs }
}
