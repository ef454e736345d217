import type { CheckoutMoney } from '@sojourn/contracts'
import { accept, type CheckoutId, isZero, type Money, type Outcome, type ProductCode, refuse, type Transactions, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, type Checkouts, isLive } from '../../modules/checkouts/index.ts'
import type { Tender } from '../../modules/tenders/index.ts'
import type { TypedCodes } from '../../products/product-module.ts'
import { refit, releaseSome } from './hold-tender.ts'
import type { TenderDeps } from './tender-deps.ts'

/** What the calls about tenders work with. */
export interface ChangeDeps {
  readonly transactions: Transactions
  readonly checkouts: Pick<Checkouts, 'find' | 'take'>
  readonly deps: TenderDeps
  /** How often somebody may type wrong codes. */
  readonly codes: TypedCodes
  /** How a checkout is paid with what is held for it, as a page draws it. */
  moneyOf(tx: Tx, checkout: Checkout, held: readonly Tender[]): Promise<CheckoutMoney>
}

/** A checkout as a caller names it; what they say of it beside its id is compared. */
export interface CheckoutRef {
  readonly checkoutId: string
  readonly product_type?: ProductCode | undefined
  readonly currency?: string | undefined
}

/** A checkout that may be changed, what is due of it, and what is held for it, in the order of money. */
export interface OpenCheckout {
  readonly checkout: Checkout & { readonly userId: NonNullable<Checkout['userId']> }
  readonly due: Money
  readonly held: readonly Tender[]
}

/** What a change leaves held, in any order, and what is answered once the others are fitted to it. */
export interface TenderChange<T> {
  readonly held: readonly Tender[]
  answer(held: readonly Tender[]): T
}

type Changed<T> = Outcome<T & { readonly checkout: CheckoutMoney }>

/**
 * Changes what is applied to a checkout: it is locked first, it is the caller's own, and after the change what is applied behind it gives what is left. RefusalError, nothing is changed.
 */
export function changeCheckout<T>(
  deps: ChangeDeps,
  caller: SignedInCaller,
  named: CheckoutRef,
  work: (tx: Tx, open: OpenCheckout) => Promise<Outcome<TenderChange<T>>>,
): Promise<Changed<T>> {
  return deps.transactions.inTenant(caller.orgId, async (tx): Promise<Changed<T>> => {
    const open = await openOf(deps, tx, caller, named)
    if (!open.ok) return open
    const worked = await work(tx, open.value)
    if (!worked.ok) return worked
    const { checkout, due } = open.value
    const held = await refit(deps.deps, tx, worked.value.held, due)
    return accept({ ...worked.value.answer(held), checkout: await deps.moneyOf(tx, checkout, held) })
  })
}

async function openOf({ checkouts, deps: parts }: ChangeDeps, tx: Tx, caller: SignedInCaller, named: CheckoutRef): Promise<Outcome<OpenCheckout>> {
  const { userId } = caller.user
  const of = { orgId: caller.orgId, checkoutId: named.checkoutId as CheckoutId }
  // In one packet, the lock first: what is held is read after it, and a caller who may not see the checkout learns nothing of it.
  const [checkout, held] = await Promise.all([
    checkouts.take(tx, of.orgId, of.checkoutId, { userId, browserId: caller.knownBrowserId }),
    parts.tenders.listHeld(tx, of),
    parts.points.typesOf(tx, of),
  ])
  if (!checkout || !matchesRef(checkout, named)) return refuse('not_found')
  if (checkout.bookingId) return refuse('already_booked')
  if (!isLive(checkout, parts.clock.nowMs())) return refuse('checkout_expired')
  const { payNow, currency } = checkout.quote
  if (named.currency !== undefined && named.currency !== currency) return refuse('currency_differs', { currency })
  if (isZero(payNow)) return refuse('nothing_due')
  return accept({ checkout: { ...checkout, userId }, due: payNow, held })
}

/**
 * Takes off what is named by its own id. Removed before, it stays removed: the same answer again. Null where nothing was ever applied to the checkout under that name.
 */
export async function takeOff(
  parts: TenderDeps,
  tx: Tx,
  held: readonly Tender[],
  isMeant: (tender: Tender) => boolean,
  wasApplied: () => Promise<boolean>,
): Promise<TenderChange<object> | null> {
  if (!held.some(isMeant) && !(await wasApplied())) return null
  return { held: await releaseSome(parts, tx, held, isMeant), answer: () => ({}) }
}

/** A checkout of another product is not the one that was named. */
export const matchesRef = (checkout: Checkout, { product_type }: CheckoutRef): boolean => product_type === undefined || product_type === checkout.product
