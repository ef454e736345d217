import { accept, type Outcome, type Refusal, refuse, type Tx, zero } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Checkout } from '../../modules/checkouts/index.ts'
import type { RemotePlace } from '../../modules/remote-holds/index.ts'
import { undiscounted } from '../../sale/package.ts'
import type { Offer, RemoteSupplier } from '../../sale/product.ts'
import type { SwapRequest } from '../../sale/shop.ts'
import { askSupplier } from '../ask-supplier.ts'
import { remoteOf } from '../items.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { type HeldRemotely, holdRemotely, keepHeld } from './hold-remotely.ts'
import { type PlannedItem, planOf } from './swap-plan.ts'
import { takeOpen } from './take-open.ts'

/** What remote suppliers offer of what is asked for, in the order of the swaps that are of theirs, and hold by a name of its own; null where only the price was asked for. */
export interface FromRemote {
  readonly offers: readonly Offer[]
  readonly held: HeldRemotely | null
}

interface Asked {
  readonly at: number
  readonly item: NonNullable<SwapRequest['swaps'][number]['item']>
  readonly supplier: RemoteSupplier
}

/** Of what is asked for, what remote suppliers sell: in the order of their places. */
const askedRemotely = ({ products }: ShopDeps, { swaps }: SwapRequest): Asked[] =>
  swaps
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, item }): Asked[] => {
      if (!item) return []
      const supplier = products.supplierFor(item.product, item.ask)
      return supplier.where === 'remote' ? [{ at, item, supplier }] : []
    })

/** Prices what remote suppliers sell of it, and holds it where its price was agreed to; null where none is asked. */
export async function fromRemote(deps: ShopDeps, request: SwapRequest, caller: Caller): Promise<Outcome<FromRemote | null>> {
  const asked = askedRemotely(deps, request)
  if (asked.length === 0) return accept(null)
  const checkout = await deps.transactions.inTenant(caller.orgId, async (tx) => {
    const open = await takeOpen(deps, tx, request.checkoutId, caller)
    planOf(open, request, deps)
    return open
  })
  if (request.expectedTotal === null) return quotedBy(asked)
  const wanted = { product: checkout.product, items: asked.map(({ item }) => item), expectedTotal: null }
  const untilMs = checkout.expiresAtMs + checkout.renewalsLeft * deps.products.holdOf(wanted.product, wanted.items).ms
  const held = await holdRemotely(deps, { request: wanted, caller, checkoutId: deps.checkouts.newId(), untilMs })
  if (!held.ok) return { ok: false, refusal: asSwap(held.refusal) }
  return accept({ offers: asked.map((_, index) => held.value.items.get(index)!.offer), held: held.value })
}

async function quotedBy(asked: readonly Asked[]): Promise<Outcome<FromRemote>> {
  const answers = await Promise.all(asked.map(({ supplier, item }) => askSupplier(supplier, () => supplier.quote(item.ask))))
  const offers: Offer[] = []
  for (const [index, answer] of answers.entries()) {
    if (answer.kind === 'unknown') return refuse('supplier_silent', { product: asked[index]!.item.product })
    if (answer.kind === 'refused') return { ok: false, refusal: asSwap(answer.refusal) }
    offers.push(answer.value)
  }
  return accept({ offers, held: null })
}

/** What every product may refuse is told as such; another reason is one of the other item. */
const TOLD: ReadonlySet<string> = new Set(['sold_out', 'too_soon', 'may_not_buy', 'supplier_silent'])
export function asSwap(refusal: Refusal): Refusal {
  if (TOLD.has(refusal.code)) return refusal
  const message = refusal.detail?.message
  return { code: 'not_swappable', ...(typeof message === 'string' && { detail: { message } }) }
}

const isRemote = ({ products }: ShopDeps, { item }: PlannedItem): boolean => products.supplierFor(item.product, item.ask).where === 'remote'

/** What remote suppliers offered: as the checkout has it, for they are not asked in a transaction, and of the others as they were offered just now. */
export function heldRemotelyOf(deps: ShopDeps, { checkoutId, items, quote }: Checkout, plan: readonly PlannedItem[], remote: FromRemote | null): HeldRemotely {
  const offers = new Map<number, { offer: Offer; holdRef: string }>()
  const fresh = [...(remote?.offers ?? [])]
  for (const [i, planned] of plan.entries()) {
    if (!isRemote(deps, planned)) continue
    const item = planned.kept === null ? null : items[planned.kept]!
    offers.set(i, item ? { offer: { ...undiscounted(item), markup: zero(quote.currency) }, holdRef: item.holdRef } : { offer: fresh.shift()!, holdRef: '' })
  }
  return { checkoutId, askedMs: 0, items: offers }
}

/** What remote suppliers hold of a plan, by its places: what is held anew takes its place, what is kept may move up, all else is released. Throws `sold_out` where one is not held any more. */
export async function placeRemote(deps: ShopDeps, tx: Tx, checkout: Checkout, plan: readonly PlannedItem[], remote: FromRemote | null) {
  const { orgId, items } = checkout
  const held = new Map<number, { readonly holdRef: string; readonly untilMs?: number | undefined; readonly askedMs?: number }>()
  if (!remote && !items.some((item) => remoteOf(deps, item))) return held
  const places: RemotePlace[] = []
  let fresh = 0
  for (const [i, planned] of plan.entries()) {
    if (!isRemote(deps, planned)) places.push(null)
    else if (planned.kept !== null) {
      places.push({ kept: planned.kept + 1 })
      held.set(i, { holdRef: items[planned.kept]!.holdRef })
    } else {
      const stored = await keepHeld(deps, tx, { orgId, heldRemotely: remote!.held!, at: fresh })
      if (!stored.ok) throw new RefusalError({ code: 'sold_out' })
      held.set(i, { ...stored.value, askedMs: remote!.held!.askedMs })
      places.push({ taken: ++fresh })
    }
  }
  const from = remote?.held?.checkoutId ?? deps.checkouts.newId()
  if (!(await deps.remoteHolds.rearrange(tx, { orgId, checkoutId: checkout.checkoutId }, { places, from }))) throw new RefusalError({ code: 'sold_out' })
  return held
}
