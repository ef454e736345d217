import { accept, type CheckoutId, invariant, type Outcome, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { EarlyHold } from '../../modules/early-holds/index.ts'
import type { LocalSupplier, Supplier } from '../../sale/product.ts'
import type { EarlyHeld, EarlyRequest, PrebookRequest } from '../../sale/shop.ts'
import { endOf } from '../hold-time.ts'
import { ownHoldsOf, releaseUnseen } from '../own-holds.ts'
import { RefusalError } from '../refusal-error.ts'
import { releaseCheckout } from '../release-checkout.ts'
import { releaseEarlyHold } from '../release-early.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { type HeldRemotely, holdRemotely, keepHeld } from './hold-remotely.ts'
import {
  holdLimitsOf,
  isOption,
  isSameRequest,
  openOf,
  type Priced,
  quoteAll,
  refusedAtOnce,
  replacedOf,
  tooManyOpen,
  tooSoonOf,
  visitorOf,
  withinLimits,
} from './prebook.ts'
import { earlyHolderOf } from './take-early.ts'

interface Wanted {
  readonly request: PrebookRequest
  readonly again: boolean
  readonly caller: Caller
  readonly checkoutId: CheckoutId
  readonly untilMs: number
}

/**
 * Holds one item before there is a checkout, for as long as a checkout of it would last. Asked for the same again, it is the same hold and another token; what the visitor's own checkout holds is taken back from it. It counts among what the visitor holds,
 * and ends by the clock.
 */
export async function holdEarly(deps: ShopDeps, { product, ask, again = false }: EarlyRequest, caller: Caller): Promise<Outcome<EarlyHeld>> {
  const request: PrebookRequest = { product, items: [{ product, ask }], expectedTotal: null }
  const refusal = refusedAtOnce(deps, request, caller)
  if (refusal) return { ok: false, refusal }
  invariant(deps.products.rulesOf(product).holdsStock, `something of ${product} is held`)
  const { ms, renewals } = deps.products.holdOf(product, request.items)
  const wanted: Wanted = { request, again, caller, checkoutId: deps.checkouts.newId(), untilMs: deps.clock.nowMs() + ms }
  const inTenant = <T>(run: (tx: Tx) => Promise<T>) =>
    withinLimits(deps, caller, async () => accept(await deps.transactions.inTenant(caller.orgId, (tx) => run(tx))))
  const supplier = deps.products.supplierFor(product, ask)
  if (supplier.where === 'local') return inTenant(async (tx) => (await sameOf(deps, tx, wanted)) ?? holdHere(deps, tx, wanted, supplier))
  const known = await inTenant(async (tx) => (await sameOf(deps, tx, wanted)) ?? claim(deps, tx, wanted, { units: 1, taken: [] }))
  if (!known.ok) return known
  if (known.value) return accept(known.value)
  // Its checkout comes later and lasts as long again, and through all renewals.
  const held = await holdRemotely(deps, { ...wanted, untilMs: wanted.untilMs + ms * (1 + renewals) })
  const stored = held.ok ? await inTenant((tx) => keep(deps, tx, wanted, { supplier, heldRemotely: held.value })) : held
  if (stored.ok) return stored
  await deps.transactions.inTenant(caller.orgId, async (tx) => {
    const of = { orgId: caller.orgId, checkoutId: wanted.checkoutId }
    deps.holdLimits.release(tx, of)
    if (held.ok) await deps.remoteHolds.release(tx, of)
  })
  return stored
}

/** Gives an early hold up. The same answer where there is none, or it is another's. */
export const releaseEarly = (deps: ShopDeps, token: string, caller: Caller): Promise<void> =>
  deps.transactions.inTenant(caller.orgId, async (tx) => {
    const hold = await deps.earlyHolds.take(tx, earlyHolderOf(caller), token)
    if (hold) await releaseEarlyHold(deps, tx, hold)
  })

/** The hold there is for the same; null where there is none. Throws `RefusalError` where it was asked for alone, or the browser may hold nothing more. */
async function sameOf(deps: ShopDeps, tx: Tx, { request, again, caller }: Wanted): Promise<EarlyHeld | null> {
  const { product, ask } = request.items[0]!
  const mine = await deps.earlyHolds.listOf(tx, earlyHolderOf(caller))
  const same = mine.find((each) => each.product === product && deps.products.get(product).sameAsk(each.ask, ask))
  if (same) return { token: await deps.earlyHolds.tokenFor(tx, same), untilMs: same.untilMs }
  const all = await openOf(deps, tx, request, caller)
  const left = leftOf(deps, all, request)
  if (again && left.length === 0) throw new RefusalError({ code: 'early_hold_over' })
  const open = all.filter((each) => !left.includes(each))
  const others = mine.filter((each) => !isReplaced(deps, request, each))
  if (open.length + others.length < holdLimitsOf(deps, request).browser) return null
  throw new RefusalError(tooManyOpen(deps, [...open.map(({ expiresAtMs }) => expiresAtMs), ...others.map(({ untilMs }) => untilMs)]).refusal)
}

const isReplaced = ({ products }: ShopDeps, { items: [wanted] }: PrebookRequest, { product, ask }: EarlyHold): boolean =>
  product === wanted!.product && (products.get(product).replaces?.(wanted!.ask, ask) ?? false)

/** The visitor's own checkouts of the same, or of what it takes the place of, of stock of our own: what they hold is theirs to choose again. An option is not given for a few minutes. */
function leftOf(deps: ShopDeps, open: readonly Checkout[], request: PrebookRequest): Checkout[] {
  if (deps.products.supplierFor(request.product, request.items[0]!.ask).where !== 'local') return []
  const replaced = replacedOf(deps, open, request)
  return open.filter((each) => (replaced.includes(each) || isSameRequest(deps, each, request)) && !isOption(deps, each))
}

/** What the new hold takes the place of. */
const formerOf = async (deps: ShopDeps, tx: Tx, { request, caller }: Wanted): Promise<EarlyHold[]> =>
  (await deps.earlyHolds.listOf(tx, earlyHolderOf(caller))).filter((each) => isReplaced(deps, request, each))

async function holdHere(deps: ShopDeps, tx: Tx, wanted: Wanted, supplier: LocalSupplier): Promise<EarlyHeld> {
  const { request, caller, checkoutId } = wanted
  const soon = await tooSoonOf(deps, tx, request, caller)
  if (soon) throw new RefusalError(soon)
  const former = await formerOf(deps, tx, wanted)
  // Whoever comes back from the checkout of it chooses again: the checkout gives way.
  const left = leftOf(deps, await openOf(deps, tx, request, caller), request)
  const own = [...former, ...left.flatMap(ownHoldsOf)]
  await releaseUnseen(deps, tx, own)
  const { supplied } = await priceOf(deps, tx, { request, caller, heldRemotely: null, own })
  await removeAll(deps, tx, former)
  for (const each of left) await releaseCheckout(deps, tx, each)
  const untilMs = Math.min(wanted.untilMs, ...former.map((each) => each.untilMs), ...left.map(({ expiresAtMs }) => expiresAtMs))
  const held = await supplier.hold(tx, supplied, { orgId: caller.orgId, checkoutId, untilMs })
  if (!held.ok) throw new RefusalError({ code: 'sold_out', detail: { product: request.product } })
  const { taken, holdRef } = held.value
  const until = { ...wanted, untilMs: endOf({ untilMs }, held.value) }
  claim(deps, tx, until, { units: taken?.units ?? 1, taken: taken ? [taken] : [] })
  return add(deps, tx, until, { supplier, holdRef, offer: null })
}

async function keep(
  deps: ShopDeps,
  tx: Tx,
  wanted: Wanted,
  { supplier, heldRemotely }: { readonly supplier: Supplier; readonly heldRemotely: HeldRemotely },
): Promise<EarlyHeld> {
  const { supplied } = await priceOf(deps, tx, { ...wanted, heldRemotely })
  const held = await keepHeld(deps, tx, { orgId: wanted.caller.orgId, heldRemotely, at: 0 })
  if (!held.ok) throw new RefusalError(held.refusal)
  const former = await formerOf(deps, tx, wanted)
  await removeAll(deps, tx, former)
  const untilMs = endOf({ untilMs: Math.min(wanted.untilMs, ...former.map((each) => each.untilMs)), askedMs: heldRemotely.askedMs }, held.value)
  deps.holdLimits.extend(tx, { orgId: wanted.caller.orgId, checkoutId: wanted.checkoutId }, untilMs)
  return add(deps, tx, { ...wanted, untilMs }, { supplier, holdRef: held.value.holdRef, offer: supplied })
}

/** Throws what a checkout of it would be refused with. */
async function priceOf(deps: ShopDeps, tx: Tx, input: Parameters<typeof quoteAll>[2]): Promise<Priced> {
  const priced = await quoteAll(deps, tx, input)
  if (!priced.ok) throw new RefusalError(priced.refusal)
  return priced.value[0]!
}

async function removeAll(deps: ShopDeps, tx: Tx, former: readonly EarlyHold[]): Promise<void> {
  for (const hold of former) {
    await deps.earlyHolds.remove(tx, hold)
    await releaseEarlyHold(deps, tx, hold)
  }
}

function claim(
  deps: ShopDeps,
  tx: Tx,
  { request, caller, checkoutId, untilMs }: Wanted,
  of: Pick<Parameters<ShopDeps['holdLimits']['claim']>[1], 'units' | 'taken'>,
): null {
  deps.holdLimits.claim(tx, { orgId: caller.orgId, checkoutId, ...visitorOf(caller), untilMs, ...of, limits: holdLimitsOf(deps, request) })
  return null
}

async function add(
  deps: ShopDeps,
  tx: Tx,
  { request, caller, checkoutId, untilMs }: Wanted,
  { supplier, holdRef, offer }: Pick<EarlyHold, 'holdRef' | 'offer'> & { readonly supplier: Supplier },
): Promise<EarlyHeld> {
  const { product, ask } = request.items[0]!
  const hold = { orgId: caller.orgId, checkoutId, product, supplier: supplier.name, ask, holdRef, offer, untilMs }
  return { token: await deps.earlyHolds.add(tx, hold, { ...earlyHolderOf(caller), browserId: caller.browserId() }), untilMs }
}
