import { type Outcome, refuse, zero } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Checkout, CheckoutItem } from '../../modules/checkouts/index.ts'
import { undiscounted } from '../../sale/package.ts'
import type { Offer } from '../../sale/product.ts'
import type { PricedItem, PriceRequest } from '../../sale/shop.ts'
import { askSupplier } from '../ask-supplier.ts'
import { ownFree } from '../own-free.ts'
import { ownHoldsOf } from '../own-holds.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { quoteAll, refusedAtOnce } from './prebook.ts'

/**
 * What these items would be sold for now, as a package where they are one. Nothing is held; remote suppliers are asked outside of any transaction, and not of what the caller holds: that is
 * as they have it.
 */
export async function priceItems(deps: ShopDeps, { product, items, within = product }: PriceRequest, caller: Caller): Promise<Outcome<readonly PricedItem[]>> {
  const request = { product, items, expectedTotal: null }
  const refusal = refusedAtOnce(deps, request, caller)
  if (refusal) return { ok: false, refusal }
  const asked = items.flatMap((item, at) => {
    const supplier = deps.products.supplierFor(item.product, item.ask)
    return supplier.where === 'remote' ? [{ at, item, supplier }] : []
  })
  const held = asked.length > 0 ? await ownFree(deps, within, caller, async (_tx, own) => own) : []
  const offers = new Map<number, { readonly offer: Offer; readonly holdRef: string }>()
  const answers = await Promise.all(
    asked.map(async ({ at, item, supplier }) => {
      const own = heldOf(deps, held, item)
      if (own) return offers.set(at, { offer: { ...undiscounted(own), markup: zero(own.quote.currency) }, holdRef: '' }) && null
      return askSupplier(supplier, () => supplier.quote(item.ask))
    }),
  )
  for (const [i, answer] of answers.entries()) {
    const { at, item } = asked[i]!
    if (!answer) continue
    if (answer.kind === 'unknown') return refuse('supplier_silent', { product: item.product })
    if (answer.kind === 'refused') return refuse(answer.refusal.code, { ...answer.refusal.detail, product: item.product })
    offers.set(at, { offer: answer.value, holdRef: '' })
  }
  const heldRemotely = { checkoutId: deps.checkouts.newId(), askedMs: 0, items: offers }
  return ownFree(deps, within, caller, (tx, own) => quoteAll(deps, tx, { request, caller, heldRemotely, own: own.flatMap(ownHoldsOf) }))
}

/** The same as the caller holds it already; null where they do not. */
const heldOf = ({ products }: ShopDeps, own: readonly Checkout[], { product, ask }: PriceRequest['items'][number]): CheckoutItem | null =>
  own.flatMap(({ items }) => items).find((item) => item.product === product && products.get(product).sameAsk(item.ask, ask)) ?? null
