import type { DataOf, renewCheckout as renewCall, StayOffer } from '@sojourn/contracts'
import { accept, type CheckoutId, equals, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { isLive } from '../../modules/checkouts/index.ts'
import { tooSoon } from '../minimum-checkin.ts'
import type { Parts } from '../parts.ts'
import type { StayAsk } from '../stay-supplier.ts'
import { changedPrice, HOLD_MS } from './prebook-stay.ts'

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Another 15 minutes, once, while the price stands. Refused, the rooms stay held as they were. */
export async function renewCheckout(parts: Parts, checkoutId: string, caller: Caller): Promise<Outcome<DataOf<typeof renewCall>>> {
  try {
    const expiresAtMs = await parts.transactions.inTenant(caller.orgId, (tx) => renew(parts, tx, checkoutId as CheckoutId, caller))
    return accept({ expires_at: new Date(expiresAtMs).toISOString() })
  } catch (error) {
    // Thrown, so that letting go and holding anew are undone together.
    if (error instanceof Refused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

async function renew(parts: Parts, tx: Tx, checkoutId: CheckoutId, caller: Caller): Promise<number> {
  const nowMs = parts.clock.nowMs()
  const { orgId } = caller
  const checkout = await parts.checkouts.take(tx, orgId, checkoutId, { userId: caller.user?.userId ?? null, browserId: caller.knownBrowserId })
  if (!checkout) throw new Refused({ code: 'not_found' })
  if (!isLive(checkout, nowMs)) throw new Refused({ code: 'checkout_expired' })
  if (checkout.renewed) throw new Refused({ code: 'already_renewed' })
  const ask = checkout.ask as StayAsk
  const soon = tooSoon({ checkin: ask.checkin, timeZone: (checkout.offer as StayOffer).time_zone }, caller.org.minimumCheckinDays, nowMs)
  if (soon) throw new Refused(soon)
  // Let go first: its own rooms must not look taken to the one who holds them.
  await parts.stays.release(tx, checkout)
  const quoted = await parts.stays.quote(tx, ask)
  if (!quoted.ok) throw new Refused(quoted.refusal.code === 'sold_out' ? quoted.refusal : { code: 'price_changed' })
  if (!equals(quoted.value.quote.total, checkout.quote.total)) throw new Refused(changedPrice(checkout, quoted.value).refusal)
  const expiresAtMs = nowMs + HOLD_MS
  const held = await parts.stays.hold(tx, { orgId, quoted: quoted.value, ask, subject: checkoutId, expiresAtMs })
  if (!held.ok) throw new Refused(refuse('sold_out').refusal)
  await parts.checkouts.renew(tx, checkout, { holdId: held.value.holdId, expiresAtMs })
  return expiresAtMs
}
