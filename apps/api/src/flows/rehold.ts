import { equals, type Refusal, refuse, type Tx, toMajor } from '@sojourn/kernel'
import type { Checkout, CheckoutItem, Rehold } from '../modules/checkouts/index.ts'
import type { RemoteHolds } from '../modules/remote-holds/index.ts'
import type { HoldResult, LocalSupplier } from '../sale/product.ts'
import type { Quote } from '../sale/quote.ts'
import type { Products } from '../sale/registry.ts'
import { endOf } from './hold-time.ts'
import { hasRemote, localOf } from './items.ts'
import { ownAt, ownHoldsOf, releaseUnseen } from './own-holds.ts'
import { RefusalError } from './refusal-error.ts'

interface Deps {
  readonly products: Products
  readonly remoteHolds: Pick<RemoteHolds, 'listOf'>
}

/** Holds the items of a checkout until later, at their prices alone: answers them with their holds and the first of their ends, or throws `RefusalError` (`price_changed`, `sold_out`). */
export async function rehold(deps: Deps, tx: Tx, checkout: Checkout, untilMs: number): Promise<Rehold> {
  const held: CheckoutItem[] = []
  const ends: number[] = []
  const atOthers = hasRemote(deps, checkout) ? await deps.remoteHolds.listOf(tx, checkout) : []
  for (const [at, item] of checkout.items.entries()) {
    if (!deps.products.rulesOf(item.product).holdsStock) {
      held.push(item)
      ends.push(untilMs)
      continue
    }
    const supplier = localOf(deps, item)
    if (!supplier) {
      // The remote hold must last until the renewal ends: no supplier is called in a transaction.
      const hold = atOthers.find(({ itemNo }) => itemNo === at + 1)
      if (hold?.state !== 'held' || hold.untilMs < untilMs) throw new RefusalError({ code: 'sold_out' })
      held.push(item)
      ends.push(untilMs)
      continue
    }
    const until = { checkout, untilMs }
    const on = supplier.extend ? await extend(supplier, tx, item, until) : await holdAgain(deps, supplier, tx, item, until)
    ends.push(endOf(until, on))
    held.push({ ...item, holdRef: on.holdRef })
  }
  return { items: held, expiresAtMs: Math.min(...ends) }
}

interface Until {
  readonly checkout: Checkout
  readonly untilMs: number
}

async function extend(supplier: LocalSupplier, tx: Tx, { holdRef }: CheckoutItem, { checkout: { orgId }, untilMs }: Until): Promise<HoldResult> {
  const extended = await supplier.extend!(tx, { orgId, holdRef }, untilMs)
  if (!extended.ok) throw new RefusalError({ code: 'sold_out' })
  return { ...extended.value, holdRef }
}

async function holdAgain(deps: Deps, supplier: LocalSupplier, tx: Tx, item: CheckoutItem, { checkout, untilMs }: Until): Promise<HoldResult> {
  const { orgId, checkoutId } = checkout
  const own = ownHoldsOf({ orgId, items: [item] })
  await releaseUnseen(deps, tx, own)
  const quoted = await supplier.quote(tx, item.ask, ownAt(deps, own, supplier))
  if (!quoted.ok) throw new RefusalError(quoted.refusal.code === 'sold_out' ? quoted.refusal : { code: 'price_changed' })
  if (!equals(quoted.value.quote.total, item.quote.total)) throw new RefusalError(changedPrice(item.quote, quoted.value.quote))
  await supplier.release(tx, { orgId, holdRef: item.holdRef })
  const again = await supplier.hold(tx, quoted.value, { orgId, checkoutId, untilMs })
  if (!again.ok) throw new RefusalError({ code: 'sold_out' })
  return again.value
}

/** For a price that changed since: what the traveller is asked again with. */
const changedPrice = (before: Quote, now: Quote): Refusal =>
  refuse('price_changed', { old_price: toMajor(before.total), new_price: toMajor(now.total), currency: now.currency }).refusal
