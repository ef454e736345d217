import type { changeCurrency as changeCall, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type CheckoutId, fromMajor, type Outcome, type Tx, toMajor } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { type Checkout, isLive } from '../../modules/checkouts/index.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import { localOf } from '../items.ts'
import { ownHoldsOf, releaseUnseen } from '../own-holds.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import { releaseCheckout } from '../release-checkout.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { hold, quoteAll } from './prebook.ts'

type Body = ParsedBodyOf<typeof changeCall>
type Data = DataOf<typeof changeCall>

/** Thrown where only the price was asked for: what was released to find it is undone. */
class OnlyAsked extends Error {
  readonly data: Data
  constructor(data: Data) {
    super('only asked')
    this.data = data
  }
}

/**
 * C2.6: an open checkout keeps its currency until its person agrees to the price in another one. Then what it held is held again by another checkout, until the
 * same time; what was applied is free to be applied there. Refused or only asked, everything stays as it was.
 */
export async function changeCurrency(deps: ShopDeps, body: Body, caller: Caller): Promise<Outcome<Data>> {
  try {
    return await catchRefusal(() => deps.transactions.inTenant(caller.orgId, async (tx) => accept(await change(deps, tx, body, caller))))
  } catch (error) {
    if (error instanceof OnlyAsked) return accept(error.data)
    throw error
  }
}

async function change(deps: ShopDeps, tx: Tx, { checkoutId, currency, consented_total: consented }: Body, caller: Caller): Promise<Data> {
  const checkout = await deps.checkouts.take(tx, caller.orgId, checkoutId as CheckoutId, {
    userId: caller.user?.userId ?? null,
    browserId: caller.knownBrowserId,
  })
  const request = requestIn(deps, checkout, currency, caller)
  const { quote: before } = request.checkout
  const own = ownHoldsOf(request.checkout)
  await releaseUnseen(deps, tx, own)
  const priced = await quoteAll(deps, tx, { request: request.wanted, caller, heldRemotely: null, own })
  if (!priced.ok) throw new RefusalError(priced.refusal)
  const quote = mergeQuotes(priced.value.map(({ offer }) => offer.quote))
  const old = { old_total: toMajor(before.total), old_currency: before.currency }
  if (consented === undefined) throw new OnlyAsked({ checkoutId: null, ...old, price: priceOnWire(quote) })
  if (fromMajor(consented, currency)?.minor !== quote.total.minor) {
    throw new RefusalError({ code: 'price_changed', detail: { old_price: consented, new_price: toMajor(quote.total), currency } })
  }
  await releaseCheckout(deps, tx, request.checkout)
  const fresh = await hold(deps, tx, {
    request: request.wanted,
    priced: priced.value,
    caller,
    heldRemotely: null,
    former: [request.checkout],
    isPriceChange: false,
  })
  return { checkoutId: fresh.checkoutId, ...old, price: priceOnWire(fresh.quote) }
}

/** The same asks in another currency; throws the refusal where they cannot be. */
function requestIn(deps: ShopDeps, checkout: Checkout | null, currency: string, caller: Caller): { checkout: Checkout; wanted: PrebookRequest } {
  const nowMs = deps.clock.nowMs()
  if (!checkout) throw new RefusalError({ code: 'not_found' })
  if (checkout.state === 'booked') throw new RefusalError({ code: 'already_booked' })
  if (!isLive(checkout, nowMs)) throw new RefusalError({ code: 'checkout_expired' })
  const items = checkout.items.map((item) => {
    const soon = tooSoon(item.terms, caller.org.minimumCheckinDays, nowMs)
    if (soon) throw new RefusalError(soon)
    const product = deps.products.get(item.product)
    // A remote hold is of the price it was made at.
    if (checkout.changes || !product.inCurrency || !localOf(deps, item)) throw new RefusalError({ code: 'currency_fixed' })
    return { product: item.product, ask: product.inCurrency(item.ask, currency) }
  })
  return { checkout, wanted: { product: checkout.product, items, expectedTotal: null } }
}
