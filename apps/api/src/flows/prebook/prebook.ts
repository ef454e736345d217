import { accept, type CheckoutId, fromMajor, type Money, type OrgId, type Outcome, type Refusal, refuse, sum, type Tx } from '@sojourn/kernel'
import { agentTermsOf, type Caller, markupOf } from '../../http/index.ts'
import { type Checkout, type CheckoutItem, isLive, type PaymentTerms } from '../../modules/checkouts/index.ts'
import { limitsOf, type TakenUnits, tooManyHolds } from '../../modules/hold-limits/index.ts'
import { asInstalments } from '../../sale/charged-later.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import { composed, type PackagePart } from '../../sale/package.ts'
import type { HoldResult, Offer } from '../../sale/product.ts'
import { mergeQuotes, type Quote } from '../../sale/quote.ts'
import type { Prebooked, PrebookRequest } from '../../sale/shop.ts'
import { notSoldHere, signInFirst } from '../../sale/sold-here.ts'
import { booksElsewhere } from '../books-elsewhere.ts'
import { endOf } from '../hold-time.ts'
import { mayNotBuy } from '../may-buy.ts'
import { ownOpen } from '../own-free.ts'
import { type OwnHold, ownAt, ownHoldsOf, releaseUnseen } from '../own-holds.ts'
import { withShareNow } from '../payment/payment-plan.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import { releaseCheckout } from '../release-checkout.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { asksRemotely, type HeldRemotely, holdRemotely, keepHeld } from './hold-remotely.ts'
import { giveWay, moveEarly, type TakenEarly, takeEarly } from './take-early.ts'

type Wanted = PrebookRequest['items'][number]
export interface Priced extends Wanted {
  /** As its supplier offers it. */
  readonly supplied: Offer
  /** As it is sold: in a package less its discounts. */
  readonly offer: Offer
  /** What the public pays for it; only where an agent asks. */
  readonly publicTotal: Money | null
}

/**
 * Prices the items again and holds them, all or none. Asked again for the same, the hold of the former checkout moves to the new one with its time:
 * asking again does not hold for ever. What holds nothing, what a remote supplier holds, and an option answer the checkout there is.
 */
export async function prebook(deps: ShopDeps, request: PrebookRequest, caller: Caller): Promise<Outcome<Prebooked>> {
  const refusal = refusedAtOnce(deps, request, caller)
  if (refusal) return { ok: false, refusal }
  const open = (heldRemotely: HeldRemotely | null) =>
    withinLimits(deps, caller, () => deps.transactions.inTenant(caller.orgId, (tx) => openCheckout(deps, tx, { request, caller, heldRemotely })))
  if (!asksRemotely(deps, request)) return open(null)
  const of = { orgId: caller.orgId, checkoutId: deps.checkouts.newId() }
  const { ms, renewals } = deps.products.holdOf(request.product, request.items)
  // Others hold it through all renewals from the beginning.
  const untilMs = deps.clock.nowMs() + ms * (1 + renewals)
  const known = await withinLimits(deps, caller, async () =>
    accept(await deps.transactions.inTenant(caller.orgId, (tx) => knownOrClaimed(deps, tx, { request, caller, ...of, untilMs }))),
  )
  if (!known.ok) return known
  if (known.value) return known.value
  const held = await holdRemotely(deps, { request, caller, checkoutId: of.checkoutId, untilMs })
  const opened = held.ok ? await open(held.value) : held
  if (opened.ok) return opened
  await deps.transactions.inTenant(caller.orgId, async (tx) => {
    deps.holdLimits.release(tx, of)
    if (held.ok) await deps.remoteHolds.release(tx, of)
  })
  return opened
}

/** Why a caller holds nothing of this, whatever is free. */
export function refusedAtOnce({ products }: ShopDeps, { product: code, items }: PrebookRequest, caller: Caller): Refusal | null {
  const sales = [products.saleOf(code), ...items.map(({ product }) => products.get(product))]
  return booksElsewhere(caller) ?? notSoldHere(sales, caller) ?? signInFirst(sales, caller)
}

/** Returns refusals as values, those of the limits too: they fail the commit. */
export async function withinLimits<T>({ holdLimits }: ShopDeps, { orgId, ip }: Caller, run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await catchRefusal(run)
  } catch (error) {
    const refusal = holdLimits.refusedBy(error, { orgId, address: ip })
    if (refusal) return { ok: false, refusal }
    throw error
  }
}

interface Claiming {
  readonly request: PrebookRequest
  readonly caller: Caller
  readonly orgId: OrgId
  readonly checkoutId: CheckoutId
  readonly untilMs: number
}

/** Before others are asked to hold anything: the checkout there is for the same, or why there may be no further one; null once what will be held is counted. */
async function knownOrClaimed(deps: ShopDeps, tx: Tx, { request, caller, ...of }: Claiming): Promise<Outcome<Prebooked> | null> {
  const open = await openOf(deps, tx, request, caller)
  const same = open.find((each) => isSameRequest(deps, each, request))
  if (same) return accept(prebooked(same, isOtherPrice(request, same.quote.total)))
  const limits = holdLimitsOf(deps, request)
  if (open.length - replacedOf(deps, open, request).length >= limits.browser) return tooManyOpen(deps, endsOf(open))
  deps.holdLimits.claim(tx, { ...of, ...visitorOf(caller), units: request.items.length, taken: [], limits })
  return null
}

export const tooManyOpen = ({ clock }: ShopDeps, ends: readonly number[]) => tooManyHolds(Math.min(...ends), clock.nowMs())

const endsOf = (open: readonly Checkout[]): number[] => open.map(({ expiresAtMs }) => expiresAtMs)

export const holdLimitsOf = ({ products }: ShopDeps, { product: code, items }: PrebookRequest) =>
  limitsOf([code, ...items.map(({ product }) => product)].map((each) => products.rulesOf(each).holdLimits))

export const visitorOf = ({ ip, user, proof }: Caller) => ({
  address: ip,
  userId: user?.userId ?? null,
  isAgent: user?.usrType === 3 || user?.usrType === 1,
  proof: proof ?? null,
})

export async function openOf(deps: ShopDeps, tx: Tx, request: PrebookRequest, caller: Caller): Promise<Checkout[]> {
  const all = await deps.checkouts.listOpenOf(tx, caller.orgId, caller.browserId())
  return all.filter((each) => isLive(each, deps.clock.nowMs()) && !each.changes && isOfSameKind(deps, each, request, caller))
}

interface OpenInput {
  readonly request: PrebookRequest
  readonly caller: Caller
  /** What remote suppliers hold already; null where none was asked. */
  readonly heldRemotely: HeldRemotely | null
  /** What the caller holds already, and is not taken to them. */
  readonly own?: readonly OwnHold[]
  /** What is held early for its items. */
  readonly early?: TakenEarly
}

async function openCheckout(deps: ShopDeps, tx: Tx, { request, caller, heldRemotely }: OpenInput): Promise<Outcome<Prebooked>> {
  const rules = deps.products.rulesOf(request.product)
  const soon = await tooSoonOf(deps, tx, request, caller)
  if (soon) return { ok: false, refusal: soon }
  const early = await takeEarly(deps, tx, request, caller)
  const [open, first] = await Promise.all([openOf(deps, tx, request, caller), early?.size === 0 ? quoteAll(deps, tx, { request, caller, heldRemotely }) : null])
  const same = open.find((each) => isSameRequest(deps, each, request))
  if (!early) {
    // Asked again, the tokens are used already: it answers the checkout there is.
    if (!same) throw new RefusalError({ code: 'early_hold_over' })
    return accept(prebooked(same, isOtherPrice(request, same.quote.total)))
  }
  if (same && !rules.holdsStock) return accept(prebooked(same, false))
  if (same && isOption(deps, same)) {
    await giveWay(deps, tx, early)
    return accept(prebooked(same, isOtherPrice(request, same.quote.total)))
  }
  const former = same ? [same] : request.inPlaceOfOwn ? await takeOwn(deps, tx, request, caller) : replacedOf(deps, open, request)
  const own = [...former.flatMap(ownHoldsOf), ...early.values()]
  await releaseUnseen(deps, tx, own)
  const priced = first && former.length === 0 ? first : await quoteAll(deps, tx, { request, caller, heldRemotely, own, early })
  // Thrown, what was released to price it is undone: the former checkout stays as it was.
  if (!priced.ok) throw new RefusalError(priced.refusal)
  const limits = holdLimitsOf(deps, request)
  if (!same && rules.holdsStock && open.length - former.length >= limits.browser) throw new RefusalError(tooManyOpen(deps, endsOf(open)).refusal)
  for (const each of former) await releaseCheckout(deps, tx, each)
  await giveWay(deps, tx, early)
  const quote = mergeQuotes(priced.value.map(({ offer }) => offer.quote))
  const isPriceChange = isOtherPrice(request, quote.total)
  const checkout = await hold(deps, tx, { request, priced: priced.value, caller, heldRemotely, early, former, isPriceChange })
  // A caller needs no more of them at once: the oldest are released.
  if (!rules.holdsStock) for (const old of newestFirst(open).slice(limits.browser - 1)) await releaseCheckout(deps, tx, old)
  return accept(prebooked(checkout, isPriceChange))
}

const isOtherPrice = ({ expectedTotal }: PrebookRequest, { minor, currency }: Money): boolean =>
  expectedTotal !== null && fromMajor(expectedTotal, currency)?.minor !== minor

const prebooked = ({ checkoutId, quote, expiresAtMs }: Checkout, isPriceChange: boolean): Prebooked => ({ checkoutId, quote, isPriceChange, expiresAtMs })

/** What holds stock is counted together; what holds none is counted by product and person. */
function isOfSameKind({ products }: ShopDeps, { product, userId }: Checkout, request: PrebookRequest, { user }: Caller): boolean {
  const { holdsStock } = products.rulesOf(request.product)
  if (holdsStock) return products.rulesOf(product).holdsStock
  return product === request.product && userId === (user?.userId ?? null)
}

export const isSameRequest = ({ products }: ShopDeps, { product, items }: Checkout, request: PrebookRequest): boolean =>
  product === request.product &&
  items.length === request.items.length &&
  request.items.every((wanted, index) => items[index]!.product === wanted.product && products.get(wanted.product).sameAsk(items[index]!.ask, wanted.ask))

/** Whether something of it is an option: held for longer than usual, at its price. */
export const isOption = ({ products }: Pick<ShopDeps, 'products'>, { items }: { readonly items: readonly Wanted[] }): boolean =>
  items.some(({ product, ask }) => products.get(product).isOption?.(ask) ?? false)

/** Open checkouts whose place a request takes: of the same thing, in another number. */
export const replacedOf = ({ products }: ShopDeps, open: readonly Checkout[], request: PrebookRequest): Checkout[] =>
  open.filter(
    ({ product, items }) =>
      product === request.product &&
      items.length === request.items.length &&
      request.items.every(
        (wanted, index) => items[index]!.product === wanted.product && products.get(wanted.product).replaces?.(wanted.ask, items[index]!.ask),
      ),
  )

/** All that the caller holds of the same product, locked. */
async function takeOwn(deps: ShopDeps, tx: Tx, { product }: PrebookRequest, caller: Caller): Promise<Checkout[]> {
  const holder = { userId: caller.user?.userId ?? null, browserId: caller.knownBrowserId }
  const taken: Checkout[] = []
  for (const { checkoutId } of await ownOpen(deps, tx, product, caller)) {
    const checkout = await deps.checkouts.take(tx, caller.orgId, checkoutId, holder)
    if (checkout && isLive(checkout, deps.clock.nowMs())) taken.push(checkout)
  }
  return taken
}

const newestFirst = (checkouts: readonly Checkout[]): Checkout[] => [...checkouts].sort((a, b) => (a.checkoutId < b.checkoutId ? 1 : -1))

/** Whether one of the items begins too soon for this organisation: checked before availability, so that no other item is offered in vain. */
export async function tooSoonOf(deps: ShopDeps, tx: Tx, { items }: PrebookRequest, { org }: Caller): Promise<Refusal | null> {
  for (const { product, ask } of items) {
    const supplier = deps.products.supplierFor(product, ask)
    const start = supplier.where === 'local' && (await supplier.startOf?.(tx, ask))
    const refusal = start ? tooSoon(start, org.minimumCheckinDays, deps.clock.nowMs()) : null
    if (refusal) return refusal
  }
  return null
}

/** Prices each item at its current price, and as a package where it is one; refuses with the first that cannot be had. */
export async function quoteAll(
  deps: ShopDeps,
  tx: Tx,
  { request: { product: code, items }, caller, heldRemotely, own = [], early }: OpenInput,
): Promise<Outcome<readonly Priced[]>> {
  const terms = agentTermsOf(caller)
  const parts: (Wanted & PackagePart)[] = []
  const publicParts: PackagePart[] = []
  for (const [index, wanted] of items.entries()) {
    const supplier = deps.products.supplierFor(wanted.product, wanted.ask)
    const quoted =
      supplier.where === 'local'
        ? await supplier.quote(tx, wanted.ask, ownAt(deps, own, supplier))
        : accept(early?.get(index)?.offer ?? heldRemotely!.items.get(index)!.offer)
    if (!quoted.ok) return items.length === 1 ? quoted : refuse(quoted.refusal.code, { ...quoted.refusal.detail, product: wanted.product })
    parts.push({ ...wanted, offer: quoted.value })
    const publicOffer = terms && (await publicOfferOf(deps, tx, wanted, terms.publicBasisPoints, own))
    publicParts.push({ product: wanted.product, offer: publicOffer ?? quoted.value })
  }
  const offered = parts.map(({ product, offer: { details } }) => ({ product, details }))
  const refusal = await mayNotBuy(deps, tx, { orgId: caller.orgId, userId: caller.user?.userId ?? null }, { product: code, items: offered })
  if (refusal) return { ok: false, refusal }
  const sold = deps.products.packageOf(code)
  const offers = composed(sold, parts)
  const publicOffers = terms ? composed(sold, publicParts) : offers
  if (!offers.ok) return offers
  if (!publicOffers.ok) return publicOffers
  return accept(
    parts.map(({ product, ask, offer: supplied }, index): Priced => {
      const publicTotal = terms && publicOffers.value[index]!.quote.total
      return { product, ask, supplied, offer: offers.value[index]!, publicTotal }
    }),
  )
}

/** As it is offered to the public; null where only its supplier knows it, or there is no markup. */
async function publicOfferOf(deps: ShopDeps, tx: Tx, { product, ask }: Wanted, basisPoints: number, own: readonly OwnHold[]): Promise<Offer | null> {
  const { atShare } = deps.products.get(product)
  const supplier = deps.products.supplierFor(product, ask)
  if (!atShare || supplier.where === 'remote') return null
  const quoted = await supplier.quote(tx, atShare(ask, basisPoints), ownAt(deps, own, supplier))
  return quoted.ok ? quoted.value : null
}

/** Terms by which a cancellation or a no-show costs more than is paid with the booking: it can be taken only from a card that guarantees it (C2.8). */
const threatensMoreThanPaid = ({ terms, quote }: CheckoutItem): boolean =>
  terms.cancellationBy === 'windows' && terms.cancellation.some(({ amount }) => amount.minor > quote.payNow.minor)

/** An offer as a checkout holds it, with the share that the organisation takes now. */
export function heldItem(
  { products }: ShopDeps,
  { payments }: Caller['org'],
  { product, ask, offer }: Pick<Priced, 'product' | 'ask' | 'offer'>,
  holdRef: string,
): CheckoutItem {
  const { details, quote, terms, revenue } = asInstalments(withShareNow(offer, payments))
  return { product, supplier: products.supplierFor(product, ask).name, schema: products.get(product).schema, details, ask, quote, terms, revenue, holdRef }
}

type Paying = Pick<Checkout, 'product' | 'items'> & { readonly isPriceChange: boolean }

/** How these are to be paid, as the organisation decides now. */
export function paymentTermsOf({ products }: ShopDeps, { org }: Caller, { product, items, isPriceChange }: Paying): PaymentTerms {
  const { takesGuarantee } = products.rulesOf(product)
  // One that is paid with the booking makes it a prepaid one.
  const mode = items.some(({ terms }) => terms.mode === 'prepaid') ? 'prepaid' : 'postpaid'
  // What costs nothing, whatever its traveller does, needs no card.
  const mayCost = items.some((item) => item.quote.total.minor > 0 || threatensMoreThanPaid(item))
  const requested = takesGuarantee && mayCost ? org.payments : { ...org.payments, guarantee: false, markupNow: false }
  const guarantee = requested.guarantee || products.keepsCard(items) || (takesGuarantee && mode === 'postpaid' && items.some(threatensMoreThanPaid))
  return { ...requested, guarantee, mode, isPriceChange }
}

interface HoldInput {
  readonly request: PrebookRequest
  readonly priced: readonly Priced[]
  readonly caller: Caller
  readonly heldRemotely: HeldRemotely | null
  readonly early?: TakenEarly
  /** The checkouts whose place it takes, released: it lasts no longer than they did, since asking again does not hold for ever; but an option does, and what takes the place of one. */
  readonly former: readonly Checkout[]
  readonly isPriceChange: boolean
  /** Where it takes the place of an item that is booked: of which, and at what price. It is not renewed. */
  readonly changing?: { readonly of: NonNullable<Checkout['changes']>; readonly quote: Quote }
}

/** `askedMs`: until when a remote supplier was asked to hold it, through all renewals; `lastMs`: its own end, which no renewal goes beyond. */
interface StoredHold extends HoldResult {
  readonly askedMs?: number
  readonly lastMs?: number | undefined
}

async function keepRemote(
  deps: ShopDeps,
  tx: Tx,
  { early, heldRemotely, orgId, checkoutId, at }: Pick<HoldInput, 'early' | 'heldRemotely'> & { orgId: OrgId; checkoutId: CheckoutId; at: number },
): Promise<Outcome<StoredHold>> {
  const hold = early?.get(at)
  if (hold) {
    const { untilMs } = await moveEarly(deps, tx, hold, { checkoutId, itemNo: at + 1 })
    return accept({ holdRef: hold.holdRef, untilMs, askedMs: untilMs, lastMs: untilMs })
  }
  const held = await keepHeld(deps, tx, { orgId, heldRemotely: heldRemotely!, at })
  return held.ok ? accept({ ...held.value, askedMs: heldRemotely!.askedMs, lastMs: held.value.untilMs }) : held
}

/** What a remote supplier offers in the place of what it sold: it stands until its end, and there is nothing to release. */
function offeredInstead({ items }: HeldRemotely, at: number): Outcome<StoredHold> {
  const { holdRef, untilMs } = items.get(at)!
  return accept({ holdRef, untilMs, askedMs: untilMs, lastMs: untilMs })
}

/** The places of several items in the order in which they are held: what there is least of may be gone first, and then nothing else was held in vain. */
export const scarcestFirst = (priced: readonly { readonly supplied: Pick<Offer, 'left'> }[]): number[] => {
  const leftOf = (index: number): number => priced[index]!.supplied.left ?? Number.POSITIVE_INFINITY
  return [...priced.keys()].sort((a, b) => (leftOf(a) === leftOf(b) ? a - b : leftOf(a) - leftOf(b)))
}

/** Until when what takes the place of these is held, and which of their ends it may not outlast: those held for minutes do not cut an option short, and an option is not lost by another choice. */
function endsAfter(former: readonly Checkout[], { usualMs, isOption: isLong }: { readonly usualMs: number; readonly isOption: boolean }) {
  const ends = former.map(({ expiresAtMs }) => expiresAtMs)
  const longer = ends.filter((end) => end > usualMs)
  const formerEnds = isLong || longer.length > 0 ? longer : ends
  return { formerEnds, untilMs: longer.length > 0 ? Math.min(...longer) : Math.min(usualMs, ...formerEnds) }
}

/** Throws `RefusalError` (`sold_out`) where one of them cannot be held: the caller's transaction undoes the others. */
export async function hold(
  deps: ShopDeps,
  tx: Tx,
  { request, priced, caller, heldRemotely, early, former, isPriceChange, changing }: HoldInput,
): Promise<Checkout> {
  const { orgId, org } = caller
  const checkoutId = heldRemotely?.checkoutId ?? deps.checkouts.newId()
  const items: CheckoutItem[] = []
  const taken: TakenUnits[] = []
  const usual = deps.products.holdOf(request.product, request.items)
  const usualMs = deps.clock.nowMs() + usual.ms
  const { formerEnds, untilMs } = endsAfter(former, { usualMs, isOption: isOption(deps, request) })
  const ends: number[] = []
  const lasts: number[] = []
  for (const index of scarcestFirst(priced)) {
    const { product, ask, supplied, offer } = priced[index]!
    const supplier = deps.products.supplierFor(product, ask)
    const held: Outcome<StoredHold> =
      supplier.where === 'local'
        ? await supplier.hold(tx, supplied, { orgId, checkoutId, untilMs })
        : changing
          ? offeredInstead(heldRemotely!, index)
          : await keepRemote(deps, tx, { early, heldRemotely, orgId, checkoutId, at: index })
    if (!held.ok) throw new RefusalError({ code: 'sold_out', detail: { product } })
    ends.push(endOf({ untilMs, ...(held.value.askedMs !== undefined && { askedMs: held.value.askedMs }) }, held.value))
    if (held.value.lastMs !== undefined) lasts.push(held.value.lastMs)
    if (held.value.taken) taken.push(held.value.taken)
    const item = heldItem(deps, org, { product, ask, offer }, held.value.holdRef)
    items[index] = changing ? { ...item, quote: changing.quote } : item
  }
  const rules = deps.products.rulesOf(request.product)
  const expiresAtMs = Math.min(...ends, ...formerEnds)
  // What others hold was counted before they were asked.
  if (rules.holdsStock && (!heldRemotely || changing)) {
    const units = taken.reduce((all, each) => all + each.units, items.length - taken.length)
    deps.holdLimits.claim(tx, { orgId, checkoutId, ...visitorOf(caller), untilMs: expiresAtMs, units, taken, limits: holdLimitsOf(deps, request) })
  }
  const checkout = await deps.checkouts.open(tx, {
    orgId,
    checkoutId,
    browserId: caller.browserId(),
    userId: caller.user?.userId ?? null,
    product: request.product,
    items,
    terms: paymentTermsOf(deps, caller, { product: request.product, items, isPriceChange }),
    expiresAtMs,
    ...(changing && { changes: changing.of }),
    renewalsLeft: Math.min(
      changing ? 0 : usual.renewals,
      ...former.map(({ renewalsLeft }) => renewalsLeft),
      ...lasts.map((lastMs) => Math.max(0, Math.floor((lastMs - expiresAtMs) / usual.ms))),
    ),
  })
  if (rules.payLinks && !changing) await openSale(deps, tx, { checkout, priced, caller })
  return checkout
}

/** What an agent holds is for sale: to begin with at what they put on everything, within the organisation's limits. */
export async function openSale(
  { agencySales }: ShopDeps,
  tx: Tx,
  { checkout, priced, caller }: Pick<HoldInput, 'priced' | 'caller'> & { checkout: Checkout },
): Promise<void> {
  const terms = agentTermsOf(caller)
  if (!terms || !caller.user) return
  const { orgId, checkoutId, quote } = checkout
  const publicTotal = sum(
    quote.currency,
    priced.map(({ offer, publicTotal: total }) => total ?? offer.quote.total),
  )
  await agencySales.open(tx, {
    orgId,
    checkoutId,
    agentId: caller.user.userId,
    net: quote.total,
    publicTotal,
    markup: markupOf(quote.total, publicTotal, terms),
  })
}
