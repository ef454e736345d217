import type { useBetterPrice as betterCall, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, fromMajor, type Money, type Outcome, type Tx, toMajor } from '@sojourn/kernel'
import { type Caller, type Pricing, pricingFor } from '../../http/index.ts'
import { type Checkout, type CheckoutItem, isLive } from '../../modules/checkouts/index.ts'
import { priceOnWire } from '../../sale/on-wire.ts'
import type { HoldResult } from '../../sale/product.ts'
import { mergeQuotes, type Quote } from '../../sale/quote.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import { endOf } from '../hold-time.ts'
import { localOf } from '../items.ts'
import { ownHoldsOf, releaseUnseen } from '../own-holds.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { heldItem, openSale, type Priced, quoteAll } from './prebook.ts'
import { takeOpen } from './take-open.ts'

type Body = ParsedBodyOf<typeof betterCall>
type Data = DataOf<typeof betterCall>

/** Thrown where only the price was asked for: what was released to find it is undone. */
class OnlyAsked extends Error {
  readonly quote: Quote
  constructor(quote: Quote) {
    super('only asked')
    this.quote = quote
  }
}

/** As what a caller pays less than others. */
type Entitled = Data['as']
interface Better {
  readonly as: Entitled
  readonly request: PrebookRequest
}

/** What a caller would pay for an open checkout that was held at another's price, such as a guest's who signed in since; null where that is no less. */
export async function findBetterPrice(deps: ShopDeps, checkout: Checkout, caller: Caller): Promise<{ total: Money; as: Entitled } | null> {
  const better = caller.user && isLive(checkout, deps.clock.nowMs()) ? betterFor(deps, checkout, await pricingFor(caller)) : null
  if (!better) return null
  const asked = await catchRefusal(async () => accept(await priceOnly(deps, checkout, better.request, caller)))
  return asked.ok && isLess(asked.value, checkout) ? { total: asked.value.total, as: better.as } : null
}

/** An open checkout keeps its price until its person agrees to their own, where that is less. Then the same checkout holds the same until the same time. */
export const useBetterPrice = (deps: ShopDeps, body: Body, caller: Caller): Promise<Outcome<Data>> =>
  catchRefusal(async () => {
    // Before any transaction: the plan of a member is read in one of its own.
    const pricing = await pricingFor(caller)
    if (body.consented_total !== undefined) {
      return accept(await deps.transactions.inTenant(caller.orgId, (tx) => change(deps, tx, { body, caller, pricing })))
    }
    const checkout = await deps.transactions.inTenant(caller.orgId, (tx) => takeOpen(deps, tx, body.checkoutId, caller))
    const { as, request } = wantedOf(deps, checkout, pricing)
    return accept(dataOf(checkout, await priceOnly(deps, checkout, request, caller), as, false))
  })

interface Changing {
  readonly body: Body
  readonly caller: Caller
  readonly pricing: Pricing
}

async function change(deps: ShopDeps, tx: Tx, { body, caller, pricing }: Changing): Promise<Data> {
  const checkout = await takeOpen(deps, tx, body.checkoutId, caller)
  const { as, request } = wantedOf(deps, checkout, pricing)
  const { quote, priced } = await priceAnew(deps, tx, checkout, request, caller)
  const data = dataOf(checkout, quote, as, true)
  if (fromMajor(body.consented_total!, quote.currency)?.minor !== quote.total.minor) {
    throw new RefusalError({ code: 'price_changed', detail: { old_price: body.consented_total, new_price: data.price.total, currency: quote.currency } })
  }
  await deps.tendering.releaseCheckout(tx, checkout)
  const items: CheckoutItem[] = []
  let { expiresAtMs } = checkout
  for (const [index, offered] of priced.entries()) {
    const held = await holdAgain(deps, tx, { checkout, offered, item: checkout.items[index]! })
    items.push(heldItem(deps, caller.org, offered, held.holdRef))
    expiresAtMs = Math.min(expiresAtMs, endOf({ untilMs: expiresAtMs }, held))
  }
  await deps.checkouts.reprice(tx, checkout, { items, expiresAtMs })
  if (as === 'agent' && deps.products.rulesOf(checkout.product).payLinks && !(await deps.agencySales.find(tx, checkout))) {
    await openSale(deps, tx, { checkout: { ...checkout, items, quote }, priced, caller })
  }
  return data
}

interface Again {
  readonly checkout: Checkout
  readonly item: CheckoutItem
  readonly offered: Priced
}

async function holdAgain(deps: ShopDeps, tx: Tx, { checkout: { orgId, checkoutId, expiresAtMs }, item, offered }: Again): Promise<HoldResult> {
  const supplier = localOf(deps, item)!
  await supplier.release(tx, { orgId, holdRef: item.holdRef })
  const held = await supplier.hold(tx, offered.supplied, { orgId, checkoutId, untilMs: expiresAtMs })
  if (!held.ok) throw new RefusalError({ code: 'sold_out' })
  return held.value
}

function wantedOf(deps: ShopDeps, checkout: Checkout, pricing: Pricing): Better {
  const better = betterFor(deps, checkout, pricing)
  if (!better) throw new RefusalError({ code: 'no_better_price' })
  return better
}

/** The same at the caller's own share; null where that is not smaller, or the price is one that an agent or a remote supplier made. */
function betterFor(deps: ShopDeps, { product, items }: Checkout, { group, memberPrices, markupBasisPoints: share }: Pricing): Better | null {
  if (group !== 'b2b' && !memberPrices) return null
  if (items.some((item) => item.resale || !localOf(deps, item))) return null
  const asks = items.map((item) => {
    const { atShare, shareOf } = deps.products.get(item.product)
    const isLower = atShare && shareOf && shareOf(item.ask) > share
    return { product: item.product, ask: isLower ? atShare(item.ask, share) : item.ask, isLower }
  })
  if (!asks.some(({ isLower }) => isLower)) return null
  return {
    as: group === 'b2b' ? 'agent' : 'member',
    request: { product, items: asks.map(({ product: code, ask }) => ({ product: code, ask })), expectedTotal: null },
  }
}

/** Its price, and nothing is changed. */
async function priceOnly(deps: ShopDeps, checkout: Checkout, request: PrebookRequest, caller: Caller): Promise<Quote> {
  try {
    return await deps.transactions.inTenant(caller.orgId, async (tx): Promise<Quote> => {
      throw new OnlyAsked((await priceAnew(deps, tx, checkout, request, caller)).quote)
    })
  } catch (error) {
    if (error instanceof OnlyAsked) return error.quote
    throw error
  }
}

/** Refuses where it is no less: a price never grows by this. */
async function priceAnew(
  deps: ShopDeps,
  tx: Tx,
  checkout: Checkout,
  request: PrebookRequest,
  caller: Caller,
): Promise<{ quote: Quote; priced: readonly Priced[] }> {
  const own = ownHoldsOf(checkout)
  await releaseUnseen(deps, tx, own)
  const priced = await quoteAll(deps, tx, { request, caller, heldRemotely: null, own })
  if (!priced.ok) throw new RefusalError(priced.refusal.code === 'sold_out' ? priced.refusal : { code: 'no_better_price' })
  const quote = mergeQuotes(priced.value.map(({ offer }) => offer.quote))
  if (!isLess(quote, checkout)) throw new RefusalError({ code: 'no_better_price' })
  return { quote, priced: priced.value }
}

const isLess = ({ total }: Quote, { quote }: Checkout): boolean => total.currency === quote.currency && total.minor < quote.total.minor

const dataOf = ({ quote: before }: Checkout, quote: Quote, as: Entitled, isChanged: boolean): Data => ({
  old_total: toMajor(before.total),
  price: priceOnWire(quote),
  as,
  is_changed: isChanged,
})
