import { type Outcome, refuse } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Offer } from '../../sale/product.ts'
import type { PricedItem, PriceRequest } from '../../sale/shop.ts'
import { askSupplier } from '../ask-supplier.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { quoteAll, refusedAtOnce } from './prebook.ts'

/** What these items would be sold for now, as a package where they are one. Nothing is held; remote suppliers are asked outside of any transaction. */
export async function priceItems(deps: ShopDeps, { product, items }: PriceRequest, caller: Caller): Promise<Outcome<readonly PricedItem[]>> {
  const request = { product, items, expectedTotal: null }
  const refusal = refusedAtOnce(deps, request, caller)
  if (refusal) return { ok: false, refusal }
  const offers = new Map<number, { readonly offer: Offer; readonly holdRef: string }>()
  const asked = items.flatMap((item, at) => {
    const supplier = deps.products.supplierFor(item.product, item.ask)
    return supplier.where === 'remote' ? [{ at, item, supplier }] : []
  })
  const answers = await Promise.all(asked.map(({ supplier, item }) => askSupplier(supplier, () => supplier.quote(item.ask))))
  for (const [i, answer] of answers.entries()) {
    const { at, item } = asked[i]!
    if (answer.kind === 'unknown') return refuse('supplier_silent', { product: item.product })
    if (answer.kind === 'refused') return refuse(answer.refusal.code, { ...answer.refusal.detail, product: item.product })
    offers.set(at, { offer: answer.value, holdRef: '' })
  }
  const heldRemotely = { checkoutId: deps.checkouts.newId(), askedMs: 0, items: offers }
  return deps.transactions.inTenant(caller.orgId, (tx) => quoteAll(deps, tx, { request, caller, heldRemotely }), { readOnly: true })
}
