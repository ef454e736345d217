import { accept, type CheckoutId, fromMajor, type Money, type Outcome, type Refusal, refuse, sum, type Tx, toMajor, zero } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { type Checkout, type CheckoutItem, termsOf } from '../../modules/checkouts/index.ts'
import type { TakenUnits } from '../../modules/hold-limits/index.ts'
import { undiscounted } from '../../sale/package.ts'
import type { HoldResult, Offer, RemoteSupplier } from '../../sale/product.ts'
import { mergeQuotes } from '../../sale/quote.ts'
import type { PrebookRequest, Swapped, SwapRequest } from '../../sale/shop.ts'
import { notSoldHere, signInFirst } from '../../sale/sold-here.ts'
import { askSupplier } from '../ask-supplier.ts'
import { booksElsewhere } from '../books-elsewhere.ts'
import { endOf } from '../hold-time.ts'
import { localOf, remoteOf } from '../items.ts'
import { ownHoldsOf, releaseUnseen } from '../own-holds.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { type HeldRemotely, holdRemotely, keepHeld, releaseRemote } from './hold-remotely.ts'
import { heldItem, holdLimitsOf, type Priced, paymentTermsOf, quoteAll, tooSoonOf, visitorOf, withinLimits } from './prebook.ts'
import { takeOpen } from './take-open.ts'

/** Thrown where only the price was asked for: what was released to find it is undone. */
class OnlyAsked extends Error {
  readonly swapped: Swapped
  constructor(swapped: Swapped) {
    super('only asked')
    this.swapped = swapped
  }
}

/** What a remote supplier offers in place of an item, and what it holds by a name of its own; null where only the price was asked for. */
interface FromRemote {
  readonly offer: Offer
  readonly held: HeldRemotely | null
}

/** Replaces one item of an open checkout. What a remote supplier holds is held before, and released where nothing comes of it. */
export async function swap(deps: ShopDeps, request: SwapRequest, caller: Caller): Promise<Outcome<Swapped>> {
  const { item } = request
  const sold = [deps.products.get(item.product)]
  const refusal = booksElsewhere(caller) ?? notSoldHere(sold, caller) ?? signInFirst(sold, caller)
  if (refusal) return { ok: false, refusal }
  const supplier = deps.products.supplierFor(item.product, item.ask)
  if (supplier.where === 'local') return swapIn(deps, request, caller, null)
  const remote = await withinLimits(deps, caller, () => remoteOffer(deps, supplier, request, caller))
  if (!remote.ok) return remote
  const swapped = await swapIn(deps, request, caller, remote.value)
  if (!swapped.ok && remote.value.held) await releaseRemote(deps, { orgId: caller.orgId, checkoutId: remote.value.held.checkoutId })
  return swapped
}

async function remoteOffer(deps: ShopDeps, supplier: RemoteSupplier, request: SwapRequest, caller: Caller): Promise<Outcome<FromRemote>> {
  const { item, expectedTotal } = request
  const checkout = await deps.transactions.inTenant(caller.orgId, async (tx) => {
    const open = await takeOpen(deps, tx, request.checkoutId, caller)
    wantedOf(open, request, deps)
    return open
  })
  if (expectedTotal === null) {
    const quoted = await askSupplier(supplier, () => supplier.quote(item.ask))
    if (quoted.kind === 'unknown') return refuse('supplier_silent', { product: item.product })
    return quoted.kind === 'refused' ? { ok: false, refusal: asSwap(quoted.refusal) } : accept({ offer: quoted.value, held: null })
  }
  const wanted = { product: checkout.product, items: [item], expectedTotal: null }
  const untilMs = checkout.expiresAtMs + checkout.renewalsLeft * deps.products.holdOf(wanted.product, wanted.items).ms
  const held = await holdRemotely(deps, { request: wanted, caller, checkoutId: deps.checkouts.newId(), untilMs })
  return held.ok ? accept({ offer: held.value.items.get(0)!.offer, held: held.value }) : { ok: false, refusal: asSwap(held.refusal) }
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
  const wanted = wantedOf(checkout, request, deps)
  const soon = await tooSoonOf(deps, tx, { ...wanted, items: [request.item] }, caller)
  if (soon) throw new RefusalError(soon)
  const own = ownHoldsOf(checkout)
  await releaseUnseen(deps, tx, own)
  const priced = await quoteAll(deps, tx, { request: wanted, caller, heldRemotely: heldRemotelyOf(deps, checkout, request, remote), own })
  if (!priced.ok) throw new RefusalError(asSwap(priced.refusal))
  const { currency } = checkout.quote
  if (priced.value.some(({ offer }) => offer.quote.currency !== currency)) throw new RefusalError({ code: 'not_swappable' })
  const quote = mergeQuotes(priced.value.map(({ offer }) => offer.quote))
  if (request.expectedTotal === null) throw new OnlyAsked({ before: checkout.quote, quote, isChanged: false })
  if (fromMajor(request.expectedTotal, currency)?.minor !== quote.total.minor) {
    throw new RefusalError({ code: 'price_changed', detail: { old_price: request.expectedTotal, new_price: toMajor(quote.total), currency } })
  }
  const { items, taken, expiresAtMs } = await holdAll(deps, tx, checkout, { priced: priced.value, request, caller, remote })
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

/** The checkout as it would be asked for with the other item. */
function wantedOf(checkout: Checkout, { at, item }: SwapRequest, { products }: ShopDeps): PrebookRequest {
  const former = checkout.items[at]
  if (!former) throw new RefusalError({ code: 'no_such_item' })
  // What is no package is of one product; and what an agent sells on has the price that they made.
  // A change holds one thing at a price that is made of what was paid before.
  if (checkout.changes) throw new RefusalError({ code: 'not_swappable' })
  const fits = products.packageOf(checkout.product) !== null || former.product === item.product
  if (!fits || checkout.items.some(({ resale }) => resale)) throw new RefusalError({ code: 'not_swappable' })
  const items = checkout.items.map(({ product, ask }, i) => (i === at ? item : { product, ask }))
  return { product: checkout.product, items, expectedTotal: null }
}

/** What every product may refuse is told as such; another reason is one of the other item. */
const TOLD: ReadonlySet<string> = new Set(['sold_out', 'too_soon', 'may_not_buy', 'supplier_silent'])
function asSwap(refusal: Refusal): Refusal {
  if (TOLD.has(refusal.code)) return refusal
  const message = refusal.detail?.message
  return { code: 'not_swappable', ...(typeof message === 'string' && { detail: { message } }) }
}

/** What remote suppliers offered: as the checkout has it, for they are not asked in a transaction, and of the other item as it was offered just now. */
function heldRemotelyOf(deps: ShopDeps, { checkoutId, items, quote }: Checkout, { at }: SwapRequest, remote: FromRemote | null): HeldRemotely {
  const offers = new Map<number, { offer: Offer; holdRef: string }>()
  for (const [i, item] of items.entries()) {
    if (i !== at && remoteOf(deps, item)) offers.set(i, { offer: { ...undiscounted(item), markup: zero(quote.currency) }, holdRef: item.holdRef })
  }
  if (remote) offers.set(at, { offer: remote.offer, holdRef: '' })
  return { checkoutId, askedMs: 0, items: offers }
}

interface Holding extends Swapping {
  readonly priced: readonly Priced[]
}

/** Holds all of it again until the same time; throws `sold_out` where one cannot be held. */
async function holdAll(deps: ShopDeps, tx: Tx, checkout: Checkout, holding: Holding) {
  const items: CheckoutItem[] = []
  const taken: TakenUnits[] = []
  let { expiresAtMs } = checkout
  for (const [i, offered] of holding.priced.entries()) {
    const { askedMs = expiresAtMs, ...held } = await holdAgain(deps, tx, checkout, { ...holding, offered, i })
    expiresAtMs = Math.min(expiresAtMs, endOf({ untilMs: expiresAtMs, askedMs }, held))
    if (held.taken) taken.push(held.taken)
    items.push(heldItem(deps, holding.caller.org, offered, held.holdRef))
  }
  return { items, taken, expiresAtMs }
}

type Again = HoldResult & { readonly askedMs?: number }

async function holdAgain(
  deps: ShopDeps,
  tx: Tx,
  { orgId, checkoutId, items, expiresAtMs }: Checkout,
  { request: { at }, remote, offered, i }: Holding & { readonly offered: Priced; readonly i: number },
): Promise<Again> {
  const former = items[i]!
  const place = { orgId, checkoutId, itemNo: i + 1 }
  await localOf(deps, former)?.release(tx, { orgId, holdRef: former.holdRef })
  const supplier = deps.products.supplierFor(offered.product, offered.ask)
  if (supplier.where === 'remote') return i === at ? takePlace(deps, tx, remote!.held!, place) : { holdRef: former.holdRef }
  if (remoteOf(deps, former)) await deps.remoteHolds.releaseOne(tx, place)
  const held = await supplier.hold(tx, offered.supplied, { orgId, checkoutId, untilMs: expiresAtMs })
  if (!held.ok) throw new RefusalError({ code: 'sold_out', detail: { product: offered.product } })
  return held.value
}

async function takePlace(
  deps: ShopDeps,
  tx: Tx,
  held: HeldRemotely,
  place: { orgId: Checkout['orgId']; checkoutId: CheckoutId; itemNo: number },
): Promise<Again> {
  const { orgId } = place
  const stored = await keepHeld(deps, tx, { orgId, heldRemotely: held, at: 0 })
  const moved = stored.ok && (await deps.remoteHolds.takePlace(tx, { orgId, checkoutId: held.checkoutId }, place))
  if (!moved) throw new RefusalError({ code: 'sold_out' })
  return { ...stored.value, askedMs: held.askedMs }
}

/** What an agent holds is for sale at what it costs now; what they put on it stays. */
async function priceSale({ agencySales }: ShopDeps, tx: Tx, checkout: Checkout, priced: readonly Priced[]): Promise<void> {
  if (!(await agencySales.find(tx, checkout))) return
  const totalOf = (amounts: readonly Money[]) => sum(checkout.quote.currency, amounts)
  const net = totalOf(priced.map(({ offer }) => offer.quote.total))
  await agencySales.change(tx, checkout, { net, publicTotal: totalOf(priced.map(({ offer, publicTotal }) => publicTotal ?? offer.quote.total)) })
}
