import { accept, type CheckoutId, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import type { HeldUntil, HoldRequest, HoldResult, Offer, RemoteSupplier, SupplierResult } from '../../sale/product.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import { askSupplier } from '../ask-supplier.ts'
import type { ShopDeps } from '../shop-deps.ts'

interface HeldOffer extends HeldUntil {
  readonly offer: Offer
  readonly holdRef: string
}

/** What remote suppliers hold for a checkout that is not opened yet, by the place of its items. */
export interface HeldRemotely {
  readonly checkoutId: CheckoutId
  /** Until when they were asked to hold it: through all renewals. */
  readonly askedMs: number
  readonly items: ReadonlyMap<number, HeldOffer>
}

interface Wanted {
  readonly request: PrebookRequest
  readonly caller: Caller
  readonly checkoutId: CheckoutId
  readonly untilMs: number
}

interface Asked {
  readonly at: number
  readonly supplier: RemoteSupplier
  readonly item: PrebookRequest['items'][number]
}

const remoteItemsOf = ({ products }: ShopDeps, { items }: PrebookRequest): Asked[] =>
  items.flatMap((item, index) => {
    const supplier = products.supplierFor(item.product, item.ask)
    // What is held early is asked for no more.
    return supplier.where === 'remote' && item.early === undefined ? [{ at: index, supplier, item }] : []
  })

export const asksRemotely = (deps: ShopDeps, request: PrebookRequest): boolean => remoteItemsOf(deps, request).length > 0

/**
 * Prices and holds, all or none, the items of remote suppliers. Outside any transaction, with the keys of the holds stored before: whatever breaks off here is released by them.
 * Refuses `supplier_silent`, `sold_out`, `too_soon` and what the supplier's quote refuses.
 */
export async function holdRemotely(deps: ShopDeps, wanted: Wanted): Promise<Outcome<HeldRemotely>> {
  const { request, caller, checkoutId, untilMs } = wanted
  const asked = remoteItemsOf(deps, request)
  const quoted = await Promise.all(asked.map(({ supplier, item }) => askSupplier(supplier, () => supplier.quote(item.ask))))
  const offers: Offer[] = []
  for (const [i, quote] of quoted.entries()) {
    const { product } = asked[i]!.item
    if (quote.kind === 'unknown') return refuse('supplier_silent', { product })
    if (quote.kind === 'refused') return refuse(quote.refusal.code, { ...quote.refusal.detail, ...(request.items.length > 1 && { product }) })
    const early = tooSoon(quote.value.terms, caller.org.minimumCheckinDays, deps.clock.nowMs())
    if (early) return { ok: false, refusal: early }
    offers.push(quote.value)
  }
  const of = { orgId: caller.orgId, checkoutId }
  const keyOf = (at: number): string => `${checkoutId}:${at + 1}:hold`
  await deps.transactions.inTenant(caller.orgId, async (tx) => {
    for (const { at, supplier, item } of asked) {
      await deps.remoteHolds.ask(tx, { ...of, itemNo: at + 1, product: item.product, supplier: supplier.name, key: keyOf(at), untilMs })
    }
  })
  const answers = await Promise.all(asked.map(({ at, supplier }, i) => holdOne(supplier, offers[i]!, { ...of, untilMs, key: keyOf(at) })))
  const items = new Map<number, HeldOffer>()
  for (const [i, answer] of answers.entries()) {
    const { at, item } = asked[i]!
    if (answer.kind === 'done') {
      items.set(at, { ...answer.value, offer: offers[i]! })
      continue
    }
    await releaseRemote(deps, of)
    return refuse(answer.kind === 'unknown' ? 'supplier_silent' : 'sold_out', { product: item.product })
  }
  return accept({ checkoutId, askedMs: untilMs, items })
}

/** The same key again is the same hold: without an answer it is asked once more, and no traveller waits longer. */
async function holdOne(
  supplier: RemoteSupplier,
  offer: Offer,
  hold: HoldRequest & { readonly key: string },
): Promise<SupplierResult<HeldUntil & { holdRef: string }>> {
  const once = () => askSupplier(supplier, () => supplier.hold(offer, hold))
  const first = await once()
  return first.kind === 'unknown' ? once() : first
}

/** In the transaction that opens the checkout; `sold_out` where so much time went by that it is being released. */
export async function keepHeld(
  { remoteHolds }: ShopDeps,
  tx: Tx,
  { orgId, heldRemotely: { checkoutId, items }, at }: { orgId: OrgId; heldRemotely: HeldRemotely; at: number },
): Promise<Outcome<HoldResult>> {
  const { offer: _, ...held } = items.get(at)!
  return (await remoteHolds.held(tx, { orgId, checkoutId, itemNo: at + 1, ...held })) ? accept(held) : refuse('sold_out')
}

export const releaseRemote = ({ transactions, remoteHolds }: ShopDeps, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<void> =>
  transactions.inTenant(of.orgId, (tx) => remoteHolds.release(tx, of))
