import {
  useBetterPrice as betterCall,
  changeCurrency as changeCall,
  type DataOf,
  listHeld as heldCall,
  type ParsedBodyOf,
  releaseCheckout as releaseCall,
  renewCheckout as renewCall,
  swapItem as swapCall,
} from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import { type Caller, type Refusals, type Route, route } from '../../http/index.ts'
import { mayNotBuyText } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import { SWAP_REFUSALS } from '../../sale/swap-refusals.ts'
import { findCheckout, releaseOwn } from '../own-checkout.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { useBetterPrice } from './better-price.ts'
import { changeCurrency } from './change-currency.ts'
import { listHeld } from './list-held.ts'
import { renewCheckout } from './renew-checkout.ts'
import { swap } from './swap.ts'

const renewRefusals: Refusals = {
  not_found: [404, () => say`We couldn't find this checkout; it may have ended. Nothing was charged, so please choose again.`],
  checkout_expired: [409, () => say`This checkout has expired and nothing was charged. Please choose again.`],
  already_renewed: [409, () => say`This hold can't be extended any further. Please book before it expires.`],
  price_changed: [409, () => say`The price has changed, so the hold can't be extended. You keep the old price until it expires.`],
  too_soon: [409, tooSoonText],
  sold_out: [409, () => say`We can't hold it any longer.`],
}

const currencyRefusals: Refusals = {
  not_found: renewRefusals.not_found!,
  checkout_expired: renewRefusals.checkout_expired!,
  already_booked: [409, () => say`This checkout is booked already, in its own currency. Nothing was changed.`],
  currency_fixed: [409, () => say`This can only be paid in its own currency. Nothing was changed.`],
  unknown_currency: [400, () => say`Prices are not shown in this currency. Nothing was changed.`],
  may_not_buy: [403, mayNotBuyText],
  price_changed: [409, () => say`The price has changed again. Nothing was changed here; please look at the new one.`],
  too_soon: [409, tooSoonText],
  sold_out: [409, () => say`We can't price this in another currency right now. Nothing was changed.`],
}

const betterRefusals: Refusals = {
  not_found: renewRefusals.not_found!,
  checkout_expired: renewRefusals.checkout_expired!,
  already_booked: [409, () => say`This checkout is booked already, at the price you saw. Nothing was changed.`],
  no_better_price: [409, () => say`We have no lower price for you here. Nothing was changed.`],
  price_changed: currencyRefusals.price_changed!,
  sold_out: [409, () => say`We can't price this again right now. Nothing was changed, and it stays held for you.`],
}

/** What the browser chose becomes an ask of its product, priced for the caller in the currency of the checkout. */
async function swapFor(deps: ShopDeps, body: ParsedBodyOf<typeof swapCall>, caller: Caller): Promise<Outcome<DataOf<typeof swapCall>>> {
  const product = deps.products.all.find(({ code }) => code === body.product)
  if (!product) return refuse('not_sold_here')
  const open = await findCheckout(deps, body.checkoutId, caller)
  if (!open) return refuse('not_found')
  const ask = await product.chosen?.(body.offer, caller, open.quote.currency)
  if (!ask?.ok) return refuse('not_swappable')
  const item = { product: product.code, ask: ask.value }
  const swapped = await swap(
    deps,
    { checkoutId: body.checkoutId, swaps: [{ at: body.item_no - 1, item }], expectedTotal: body.consented_total ?? null },
    caller,
  )
  if (!swapped.ok) return swapped
  const { before, quote, isChanged } = swapped.value
  return accept({ old_total: toMajor(before.total), price: priceOnWire(quote), is_changed: isChanged })
}

export const prebookHttp = (deps: ShopDeps): Route[] => [
  route(renewCall, (body, caller) => renewCheckout(deps, body.checkoutId, caller), renewRefusals),
  route(heldCall, async (_, caller) => accept(await listHeld(deps, caller)), {}),
  route(
    releaseCall,
    async ({ checkoutId }, caller) => {
      if (!(await findCheckout(deps, checkoutId, caller))) return refuse('not_found')
      await releaseOwn(deps, checkoutId, caller)
      return accept({})
    },
    { not_found: renewRefusals.not_found! },
  ),
  route(changeCall, (body, caller) => changeCurrency(deps, body, caller), currencyRefusals),
  route(swapCall, (body, caller) => swapFor(deps, body, caller), SWAP_REFUSALS),
  route(betterCall, (body, caller) => useBetterPrice(deps, body, caller), betterRefusals),
]
