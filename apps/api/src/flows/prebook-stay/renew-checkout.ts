import type { DataOf, Offer, renewCheckout as renewCall } from '@sojourn/contracts'
import { accept, type CheckoutId, type Outcome, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { isStay } from '../../modules/bookings/index.ts'
import { isLive } from '../../modules/checkouts/index.ts'
import { tooSoon } from '../minimum-checkin.ts'
import type { Parts } from '../parts.ts'
import { orRefused, Refused } from '../refused.ts'
import { holdAnew } from './hold-anew.ts'
import { HOLD_MS } from './prebook-stay.ts'

/** Another 15 minutes, once, while the price stands; what is applied stays applied. Refused, the rooms stay held as they were. */
export async function renewCheckout(parts: Parts, checkoutId: string, caller: Caller): Promise<Outcome<DataOf<typeof renewCall>>> {
  return orRefused(async () => {
    const expiresAtMs = await parts.transactions.inTenant(caller.orgId, (tx) => renew(parts, tx, checkoutId as CheckoutId, caller))
    return accept({ expires_at: new Date(expiresAtMs).toISOString() })
  })
}

async function renew(parts: Parts, tx: Tx, checkoutId: CheckoutId, caller: Caller): Promise<number> {
  const nowMs = parts.clock.nowMs()
  const { orgId } = caller
  const checkout = await parts.checkouts.take(tx, orgId, checkoutId, { userId: caller.user?.userId ?? null, browserId: caller.knownBrowserId })
  if (!checkout) throw new Refused({ code: 'not_found' })
  if (!isLive(checkout, nowMs)) throw new Refused({ code: 'checkout_expired' })
  if (checkout.renewed) throw new Refused({ code: 'already_renewed' })
  const offer = checkout.offer as Offer
  const soon = isStay(offer) && tooSoon({ checkin: offer.checkin, timeZone: offer.time_zone }, caller.org.minimumCheckinDays, nowMs)
  if (soon) throw new Refused(soon)
  const expiresAtMs = nowMs + HOLD_MS
  const holdId = isStay(offer) ? await holdAnew(parts.stays, tx, checkout, expiresAtMs) : checkout.holdId
  await parts.checkouts.renew(tx, checkout, { holdId, expiresAtMs })
  return expiresAtMs
}
