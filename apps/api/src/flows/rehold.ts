import { equals, type Refusal, refuse, type Tx, toMajor } from '@sojourn/kernel'
import type { Checkout, CheckoutItem, Rehold } from '../modules/checkouts/index.ts'
import type { RemoteHolds } from '../modules/remote-holds/index.ts'
import { composed, type PackagePart } from '../sale/package.ts'
import type { HoldResult, LocalSupplier, Offer } from '../sale/product.ts'
import { mergeQuotes, type Quote } from '../sale/quote.ts'
import type { Products } from '../sale/registry.ts'
import { netQuote } from '../sale/resale.ts'
import { endOf } from './hold-time.ts'
import { hasRemote, localOf, suppliedQuote } from './items.ts'
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
  const priced: PackagePart[] = []
  const remoteHolds = hasRemote(deps, checkout) ? await deps.remoteHolds.listOf(tx, checkout) : []
  for (const [index, item] of checkout.items.entries()) {
    if (!deps.products.rulesOf(item.product).holdsStock) {
      held.push(item)
      ends.push(untilMs)
      continue
    }
    const supplier = localOf(deps, item)
    if (!supplier) {
      // The remote hold must last until the renewal ends: no supplier is called in a transaction.
      const hold = remoteHolds.find(({ itemNo }) => itemNo === index + 1)
      if (hold?.state !== 'held' || hold.untilMs < untilMs) throw new RefusalError({ code: 'sold_out' })
      held.push(item)
      ends.push(untilMs)
      continue
    }
    const until = { checkout, untilMs }
    const { offer, ...on } = supplier.extend ? await extend(supplier, tx, item, until) : await holdAgain(deps, supplier, tx, item, until)
    if (offer) priced.push({ product: item.product, offer })
    ends.push(endOf(until, on))
    held.push({ ...item, holdRef: on.holdRef })
  }
  // What is extended in place, or held by others, has the price it had.
  if (priced.length === checkout.items.length) checkComposed(deps, checkout, priced)
  return { items: held, expiresAtMs: Math.min(...ends) }
}

/** Refuses `price_changed` where its package would come to another price by now. */
function checkComposed(deps: Deps, { product, items }: Checkout, parts: readonly PackagePart[]): void {
  const now = composed(deps.products.packageOf(product), parts)
  if (!now.ok) throw new RefusalError({ code: 'price_changed' })
  const [before, after] = [mergeQuotes(items.map(netQuote)), mergeQuotes(now.value.map(({ quote }) => quote))]
  if (!equals(before.total, after.total)) throw new RefusalError(changedPrice(before, after))
}

/** What is held again, and the current price where it was asked for. */
type HeldAgain = HoldResult & { readonly offer?: Offer }

interface Until {
  readonly checkout: Checkout
  readonly untilMs: number
}

async function extend(supplier: LocalSupplier, tx: Tx, { holdRef }: CheckoutItem, { checkout: { orgId }, untilMs }: Until): Promise<HeldAgain> {
  const extended = await supplier.extend!(tx, { orgId, holdRef }, untilMs)
  if (!extended.ok) throw new RefusalError({ code: 'sold_out' })
  return { ...extended.value, holdRef }
}

async function holdAgain(deps: Deps, supplier: LocalSupplier, tx: Tx, item: CheckoutItem, { checkout, untilMs }: Until): Promise<HeldAgain> {
  const { orgId, checkoutId } = checkout
  const own = ownHoldsOf({ orgId, items: [item] })
  await releaseUnseen(deps, tx, own)
  const quoted = await supplier.quote(tx, item.ask, ownAt(deps, own, supplier))
  if (!quoted.ok) throw new RefusalError(quoted.refusal.code === 'sold_out' ? quoted.refusal : { code: 'price_changed' })
  if (!equals(quoted.value.quote.total, suppliedQuote(item).total)) throw new RefusalError(changedPrice(suppliedQuote(item), quoted.value.quote))
  await supplier.release(tx, { orgId, holdRef: item.holdRef })
  const again = await supplier.hold(tx, quoted.value, { orgId, checkoutId, untilMs })
  if (!again.ok) throw new RefusalError({ code: 'sold_out' })
  return { ...again.value, offer: quoted.value }
}

/** For a price that changed since: what the traveller is asked again with. */
const changedPrice = (before: Quote, now: Quote): Refusal =>
  refuse('price_changed', { old_price: toMajor(before.total), new_price: toMajor(now.total), currency: now.currency }).refusal
