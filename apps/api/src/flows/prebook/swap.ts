import { accept, fromMajor, type Money, type Outcome, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { type Checkout, type CheckoutItem, termsOf } from '../../modules/checkouts/index.ts'
import type { TakenUnits } from '../../modules/hold-limits/index.ts'
import type { HoldResult } from '../../sale/product.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { Swapped, SwapRequest } from '../../sale/shop.ts'
import { notSoldHere, signInFirst } from '../../sale/sold-here.ts'
import { booksElsewhere } from '../books-elsewhere.ts'
import { endOf } from '../hold-time.ts'
import { localOf } from '../items.ts'
import { ownHoldsOf, releaseUnseen } from '../own-holds.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { releaseRemote } from './hold-remotely.ts'
import { heldItem, holdLimitsOf, type Priced, paymentTermsOf, quoteAll, scarcestFirst, tooSoonOf, visitorOf, withinLimits } from './prebook.ts'
import { type PlannedItem, planOf, requestOf } from './swap-plan.ts'
import { asSwap, type FromRemote, fromRemote, heldRemotelyOf, placeRemote } from './swap-remotely.ts'
import { takeOpen } from './take-open.ts'

/** Thrown where only the price was asked for: what was released to find it is undone. */
class OnlyAsked extends Error {
  readonly swapped: Swapped
  constructor(swapped: Swapped) {
    super('only asked')
    this.swapped = swapped
  }
}

const newItemsOf = ({ swaps }: SwapRequest) => swaps.flatMap(({ item }) => item ?? [])

/** Replaces, leaves out and adds items of an open checkout. What remote suppliers hold is held before, and released where nothing comes of it. */
export async function swap(deps: ShopDeps, request: SwapRequest, caller: Caller): Promise<Outcome<Swapped>> {
  const sold = newItemsOf(request).map(({ product }) => deps.products.get(product))
  const refusal = booksElsewhere(caller) ?? notSoldHere(sold, caller) ?? signInFirst(sold, caller)
  if (refusal) return { ok: false, refusal }
  const remote = await withinLimits(deps, caller, () => fromRemote(deps, request, caller))
  if (!remote.ok) return remote
  const swapped = await swapIn(deps, request, caller, remote.value)
  if (!swapped.ok && remote.value?.held) await releaseRemote(deps, { orgId: caller.orgId, checkoutId: remote.value.held.checkoutId })
  return swapped
}

async function swapIn(deps: ShopDeps, request: SwapRequest, caller: Caller, remote: FromRemote | null): Promise<Outcome<Swapped>> {
  try {
    return await withinLimits(deps, caller, async () =>
      accept(await deps.transactions.inTenant(caller.orgId, (tx) => change(deps, tx, { request, caller, remote }))),
    )
  } catch (error) {
    if (error instanceof OnlyAsked) return accept(error.swapped)
    throw error
  }
}

interface Swapping {
  readonly request: SwapRequest
  readonly caller: Caller
  readonly remote: FromRemote | null
}

async function change(deps: ShopDeps, tx: Tx, { request, caller, remote }: Swapping): Promise<Swapped> {
  const checkout = await takeOpen(deps, tx, request.checkoutId, caller)
  const plan = planOf(checkout, request, deps)
  const wanted = requestOf(checkout, plan)
  const soon = await tooSoonOf(deps, tx, { ...wanted, items: newItemsOf(request) }, caller)
  if (soon) throw new RefusalError(soon)
  const own = ownHoldsOf(checkout)
  await releaseUnseen(deps, tx, own)
  const priced = await quoteAll(deps, tx, { request: wanted, caller, heldRemotely: heldRemotelyOf(deps, checkout, plan, remote), own })
  if (!priced.ok) throw new RefusalError(asSwap(priced.refusal))
  const { currency } = checkout.quote
  if (priced.value.some(({ offer }) => offer.quote.currency !== currency)) throw new RefusalError({ code: 'not_swappable' })
  const quote = mergeQuotes(priced.value.map(({ offer }) => offer.quote))
  if (request.expectedTotal === null) throw new OnlyAsked({ before: checkout.quote, quote, isChanged: false })
  if (fromMajor(request.expectedTotal, currency)?.minor !== quote.total.minor) {
    throw new RefusalError({ code: 'price_changed', detail: { old_price: request.expectedTotal, new_price: toMajor(quote.total), currency } })
  }
  const { items, taken, expiresAtMs } = await holdAll(deps, tx, checkout, { plan, priced: priced.value, caller, remote })
  const { product } = checkout
  if (deps.products.rulesOf(product).holdsStock) {
    const units = taken.reduce((all, each) => all + each.units, items.length - taken.length)
    deps.holdLimits.release(tx, checkout)
    deps.holdLimits.claim(tx, { ...checkout, ...visitorOf(caller), untilMs: expiresAtMs, units, taken, limits: holdLimitsOf(deps, wanted) })
  }
  const terms = paymentTermsOf(deps, caller, { product, items, isPriceChange: termsOf(checkout).isPriceChange })
  await deps.checkouts.swap(tx, checkout, { items, expiresAtMs, terms })
  const now = mergeQuotes(items.map((item) => item.quote))
  await deps.tendering.refitCheckout(tx, checkout, now.payNow)
  await priceSale(deps, tx, checkout, priced.value)
  return { before: checkout.quote, quote: now, isChanged: true }
}

interface Holding extends Pick<Swapping, 'caller' | 'remote'> {
  readonly plan: readonly PlannedItem[]
  readonly priced: readonly Priced[]
}

/** Holds all of it until the same time, once all that was held before is free; throws `sold_out` where one cannot be held. */
async function holdAll(deps: ShopDeps, tx: Tx, checkout: Checkout, { plan, priced, caller, remote }: Holding) {
  const { orgId, checkoutId } = checkout
  for (const former of checkout.items) await localOf(deps, former)?.release(tx, { orgId, holdRef: former.holdRef })
  const placed = await placeRemote(deps, tx, checkout, plan, remote)
  const items: CheckoutItem[] = []
  const taken: TakenUnits[] = []
  let { expiresAtMs } = checkout
  for (const i of scarcestFirst(priced)) {
    const offered = priced[i]!
    const elsewhere = placed.get(i)
    const held = elsewhere ?? (await holdHere(deps, tx, offered, { orgId, checkoutId, untilMs: checkout.expiresAtMs }))
    const askedMs = elsewhere?.askedMs ?? expiresAtMs
    expiresAtMs = Math.min(expiresAtMs, endOf({ untilMs: expiresAtMs, askedMs }, held))
    if ('taken' in held && held.taken) taken.push(held.taken)
    items[i] = heldItem(deps, caller.org, offered, held.holdRef)
  }
  return { items, taken, expiresAtMs }
}

async function holdHere(
  { products }: ShopDeps,
  tx: Tx,
  { product, ask, supplied }: Priced,
  of: Pick<Checkout, 'orgId' | 'checkoutId'> & { readonly untilMs: number },
): Promise<HoldResult> {
  const supplier = products.supplierFor(product, ask)
  const held = supplier.where === 'local' ? await supplier.hold(tx, supplied, of) : null
  if (!held?.ok) throw new RefusalError({ code: 'sold_out', detail: { product } })
  return held.value
}

/** What an agent holds is for sale at what it costs now; what they put on it stays. */
async function priceSale({ agencySales }: ShopDeps, tx: Tx, checkout: Checkout, priced: readonly Priced[]): Promise<void> {
  if (!(await agencySales.find(tx, checkout))) return
  const totalOf = (amounts: readonly Money[]) => sum(checkout.quote.currency, amounts)
  const net = totalOf(priced.map(({ offer }) => offer.quote.total))
  await agencySales.change(tx, checkout, { net, publicTotal: totalOf(priced.map(({ offer, publicTotal }) => publicTotal ?? offer.quote.total)) })
}
