import { accept, type Outcome, type ProductCode, type Tx } from '@sojourn/kernel'
import type { Caller } from '../../http/index.ts'
import type { Checkout, CheckoutItem, PaymentTerms } from '../../modules/checkouts/index.ts'
import type { OfferInstead } from '../../sale/product.ts'
import type { Quote } from '../../sale/quote.ts'
import type { PrebookRequest } from '../../sale/shop.ts'
import type { ShopDeps } from '../shop-deps.ts'
import type { HeldRemotely } from './hold-remotely.ts'
import { heldItem, hold, type Priced, paymentTermsOf, quoteAll, refusedAtOnce, tooSoonOf } from './prebook.ts'

/** What is asked for in place of an item that is booked. */
export interface AskedInstead {
  readonly product: ProductCode
  readonly ask: unknown
  readonly caller: Caller
  /** As a remote supplier offers it; null where it is of our own stock. */
  readonly offered: OfferInstead | null
}

/** It at present: as its supplier offers it, and as it would be held. */
export interface PricedInstead {
  readonly asked: AskedInstead
  readonly priced: Priced
  readonly heldRemotely: HeldRemotely | null
  readonly item: CheckoutItem
  /** How it would be paid at this price. */
  terms(quote: Quote): PaymentTerms
}

const requestOf = ({ product, ask }: AskedInstead): PrebookRequest => ({ product, items: [{ product, ask }], expectedTotal: null })

/** Prices what would take the place of a booked item: of our own stock at present, else as its supplier offered it. Refuses as `prebook` does. */
export async function priceInstead(deps: ShopDeps, tx: Tx, asked: AskedInstead): Promise<Outcome<PricedInstead>> {
  const { caller } = asked
  const request = requestOf(asked)
  const refusal = refusedAtOnce(deps, request, caller) ?? (await tooSoonOf(deps, tx, request, caller))
  if (refusal) return { ok: false, refusal }
  const heldRemotely = offeredTo(deps, asked)
  const quoted = await quoteAll(deps, tx, { request, caller, heldRemotely })
  if (!quoted.ok) return quoted
  const priced = quoted.value[0]!
  const item = heldItem(deps, caller.org, priced, '')
  const terms = (quote: Quote) => paymentTermsOf(deps, caller, { product: asked.product, items: [{ ...item, quote }], isPriceChange: false })
  return accept({ asked, priced, heldRemotely, item, terms })
}

const offeredTo = ({ checkouts }: ShopDeps, { offered }: AskedInstead): HeldRemotely | null =>
  offered && { checkoutId: checkouts.newId(), askedMs: offered.untilMs, items: new Map([[0, offered]]) }

/** Holds it at the price that is left of its own. Throws `RefusalError` (`sold_out`). */
export const holdInstead = (
  deps: ShopDeps,
  tx: Tx,
  { asked, priced, heldRemotely }: PricedInstead,
  changing: { readonly of: NonNullable<Checkout['changes']>; readonly quote: Quote },
): Promise<Checkout> =>
  hold(deps, tx, { request: requestOf(asked), priced: [priced], caller: asked.caller, heldRemotely, former: [], isPriceChange: false, changing })
