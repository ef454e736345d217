import type { DataOf, listHeld as heldCall } from '@sojourn/contracts'
import { checkoutPage } from '@sojourn/contracts/site-pages'
import { publicCodeOf } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import type { ShopDeps } from '../shop-deps.ts'

type Held = DataOf<typeof heldCall>['held'][number]

/** What is held for the caller and not booked yet: stock alone, never what is only to be paid in time. */
export async function listHeld(deps: ShopDeps, caller: Caller): Promise<DataOf<typeof heldCall>> {
  const { orgId, user, knownBrowserId } = caller
  const holder = { userId: user?.userId ?? null, browserId: knownBrowserId }
  const open = await deps.transactions.inTenant(orgId, (tx) => deps.checkouts.listHeldBy(tx, orgId, holder), { readOnly: true })
  const held = open.filter(({ product }) => deps.products.isSold(product) && deps.products.rulesOf(product).holdsStock)
  return { held: held.map((checkout) => heldOnWire(deps, checkout)), server_time: new Date(deps.clock.nowMs()).toISOString() }
}

function heldOnWire({ products }: ShopDeps, { checkoutId, product, items, quote, expiresAtMs }: Checkout): Held {
  const all = items.map((item) => products.describe(item))
  return {
    checkoutId,
    sold_as: publicCodeOf(product),
    title: products.titleOf(
      product,
      all.map(({ title }) => title),
    ),
    summary: all.length === 1 ? all[0]!.summary : '',
    price: priceOnWire(quote),
    expires_at: new Date(expiresAtMs).toISOString(),
    page: checkoutPage(products.saleOf(product).pages, checkoutId),
  }
}
