import { equals, type Refusal, refuse, type Tx, toMajor } from '@sojourn/kernel'
import type { Checkout, CheckoutItem } from '../modules/checkouts/index.ts'
import type { RemoteHolds } from '../modules/remote-holds/index.ts'
import type { Quote } from '../sale/quote.ts'
import type { Products } from '../sale/registry.ts'
import { hasRemote, localOf } from './items.ts'
import { RefusalError } from './refusal-error.ts'

interface Deps {
  readonly products: Products
  readonly remoteHolds: Pick<RemoteHolds, 'listOf'>
}

/** Holds the items of a checkout until later, at their prices alone: answers them with their new holds, or throws `RefusalError` (`price_changed`, `sold_out`). */
export async function rehold(deps: Deps, tx: Tx, checkout: Checkout, untilMs: number): Promise<CheckoutItem[]> {
  const { orgId, checkoutId } = checkout
  const held: CheckoutItem[] = []
  const atOthers = hasRemote(deps, checkout) ? await deps.remoteHolds.listOf(tx, checkout) : []
  for (const [at, item] of checkout.items.entries()) {
    if (!deps.products.rulesOf(item.product).holdsStock) {
      held.push(item)
      continue
    }
    const supplier = localOf(deps, item)
    if (!supplier) {
      // The remote hold must last until the renewal ends: no supplier is called in a transaction.
      const hold = atOthers.find(({ itemNo }) => itemNo === at + 1)
      if (hold?.state !== 'held' || hold.untilMs < untilMs) throw new RefusalError({ code: 'sold_out' })
      held.push(item)
      continue
    }
    // Released first: its own hold must not make the offer look sold out to the person who has it.
    await supplier.release(tx, { orgId, holdRef: item.holdRef })
    const quoted = await supplier.quote(tx, item.ask)
    if (!quoted.ok) throw new RefusalError(quoted.refusal.code === 'sold_out' ? quoted.refusal : { code: 'price_changed' })
    if (!equals(quoted.value.quote.total, item.quote.total)) throw new RefusalError(changedPrice(item.quote, quoted.value.quote))
    const again = await supplier.hold(tx, quoted.value, { orgId, checkoutId, untilMs })
    if (!again.ok) throw new RefusalError({ code: 'sold_out' })
    held.push({ ...item, holdRef: again.value.holdRef })
  }
  return held
}

/** For a price that changed since: what the traveller is asked again with. */
const changedPrice = (before: Quote, now: Quote): Refusal =>
  refuse('price_changed', { old_price: toMajor(before.total), new_price: toMajor(now.total), currency: now.currency }).refusal
