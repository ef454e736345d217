import { equals, type Tx } from '@sojourn/kernel'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { Refused } from '../refused.ts'
import type { StayAsk, StaySupplier } from '../stay-supplier.ts'
import { changedPrice } from './prebook-stay.ts'

/** Holds the rooms of a checkout until later, at its price alone: answers the new hold, or throws `Refused` (`price_changed`, `sold_out`). */
export async function holdAnew(stays: Pick<StaySupplier, 'release' | 'quote' | 'hold'>, tx: Tx, checkout: Checkout, expiresAtMs: number): Promise<string> {
  const ask = checkout.ask as StayAsk
  // Let go first: its own rooms must not look taken to the one who holds them.
  await stays.release(tx, checkout)
  const quoted = await stays.quote(tx, ask)
  if (!quoted.ok) throw new Refused(quoted.refusal.code === 'sold_out' ? quoted.refusal : { code: 'price_changed' })
  if (!equals(quoted.value.quote.total, checkout.quote.total)) throw new Refused(changedPrice(checkout, quoted.value).refusal)
  const held = await stays.hold(tx, { orgId: checkout.orgId, quoted: quoted.value, ask, subject: checkout.checkoutId, expiresAtMs })
  if (!held.ok) throw new Refused({ code: 'sold_out' })
  return held.value.holdId
}
