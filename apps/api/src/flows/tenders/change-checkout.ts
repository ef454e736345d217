import type { CheckoutMoney } from '@sojourn/contracts'
import {
  accept,
  type BookingId,
  type CheckoutId,
  isZero,
  type Money,
  type OrgId,
  type Outcome,
  type ProductCode,
  type Refusal,
  refuse,
  type Transactions,
  type Tx,
} from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, type Checkouts, isLive } from '../../modules/checkouts/index.ts'
import { inOrder, type Tender } from '../../modules/tenders/index.ts'
import type { TypedCodes } from '../../products/product-module.ts'
import { catchRefusal, RefusalError } from '../refusal-error.ts'
import { refit, releaseSome } from './hold-tender.ts'
import { lockHolders, releaseFrom } from './move-held.ts'
import type { TenderDeps } from './tender-deps.ts'
import type { KnownHeld } from './tendering.ts'

/** What the calls about tenders work with. */
export interface ChangeDeps {
  readonly transactions: Transactions
  readonly checkouts: Pick<Checkouts, 'find' | 'take'>
  /**
   * Opens the checkout of an unpaid booking again, so that it can be paid in another way (C2.3). Outside any transaction: its payment is cancelled at the gateway first.
   */
  reopen(booking: { readonly orgId: OrgId; readonly bookingId: BookingId }): Promise<Outcome<unknown, Refusal>>
  readonly deps: TenderDeps
  /** How often a person may type wrong codes. */
  readonly codes: TypedCodes
  /** How a checkout is paid with what is held for it, as a page draws it. */
  moneyOf(tx: Tx, checkout: Checkout, known: KnownHeld): Promise<CheckoutMoney>
}

/** A checkout as a caller names it; the other fields are compared with the checkout of that id. */
export interface CheckoutRef {
  readonly checkoutId: string
  readonly product_type?: ProductCode | undefined
  readonly currency?: string | undefined
  /** What another open checkout of the caller holds of it is taken from there first. */
  readonly move?: boolean | undefined
}

/** A checkout that may be changed, what is due of it, and what is held for it, in the order of money. */
export interface OpenCheckout {
  readonly checkout: Checkout & { readonly userId: NonNullable<Checkout['userId']> }
  readonly due: Money
  readonly held: readonly Tender[]
  /** What other checkouts of the caller hold, as it was read with this one. */
  readonly elsewhere: readonly Tender[]
}

/** What a change leaves held, in any order, and what is answered once the others are fitted to it. */
export interface TenderChange<T> {
  readonly held: readonly Tender[]
  answer(held: readonly Tender[]): T
}

type Changed<T> = Outcome<T & { readonly checkout: CheckoutMoney }>

type Work<T> = (tx: Tx, open: OpenCheckout) => Promise<Outcome<TenderChange<T>>>
/** Whether a tender holds the value that a change is about. */
export type IsMeant = (tender: Tender) => boolean
/** What says so, once it has looked up what it must know. */
type Meaning = (tx: Tx) => Promise<IsMeant> | IsMeant

/**
 * Changes what is applied to a checkout: it is locked first, it is the caller's own, and after the change what is applied behind it gives what is left. Refused, nothing is
 * changed. A checkout whose booking waits for its payment is opened again before. `meaning` names the value that is applied: where it is refused because another checkout
 * of the caller holds it, the refusal is `held_elsewhere` with that checkout and until when; with `move` it is taken from there, and what of it is applied here already is applied again with it.
 */
export async function changeCheckout<T>(deps: ChangeDeps, caller: SignedInCaller, named: CheckoutRef, work: Work<T>, meaning?: Meaning): Promise<Changed<T>> {
  const changed = await changeOpen(deps, caller, named, work, meaning)
  if (changed.ok || changed.refusal.code !== 'already_booked') return changed
  const bookingId = await bookedAs(deps, caller, named)
  const reopened = bookingId && (await deps.reopen({ orgId: caller.orgId, bookingId }))
  if (!reopened) return changed
  if (reopened.ok) return changeOpen(deps, caller, named, work, meaning)
  return reopened.refusal.code === 'payment_pending' || reopened.refusal.code === 'checkout_expired' ? reopened : changed
}

async function bookedAs({ transactions, checkouts }: ChangeDeps, caller: SignedInCaller, named: CheckoutRef): Promise<BookingId | null> {
  const holder = { userId: caller.user.userId, browserId: caller.knownBrowserId }
  const find = (tx: Tx) => checkouts.find(tx, caller.orgId, named.checkoutId as CheckoutId, holder)
  return (await transactions.inTenant(caller.orgId, find, { readOnly: true }))?.bookingId ?? null
}

function changeOpen<T>(deps: ChangeDeps, caller: SignedInCaller, named: CheckoutRef, work: Work<T>, meaning?: Meaning): Promise<Changed<T>> {
  const change = async (tx: Tx): Promise<Changed<T>> => {
    const isMeant = await meaning?.(tx)
    const holders = named.move && isMeant ? await lockHolders(deps, tx, caller, named, isMeant) : []
    const open = await openOf(deps, tx, caller, named)
    if (!open.ok) return open
    const { checkout, due } = open.value
    const worked = await work(tx, named.move && isMeant ? await moved(deps, tx, open.value, holders, isMeant) : open.value)
    if (!worked.ok) {
      const refused = isMeant ? ((await whereHeld(deps, tx, checkout, { isMeant, refusal: worked.refusal })) ?? worked) : worked
      // What was released to be moved stays where it was; a wrong code, which released nothing, is counted.
      if (holders.length > 0 || (named.move && isMeant && open.value.held.some(isMeant))) throw new RefusalError(refused.refusal)
      return refused
    }
    const held = await refit(deps.deps, tx, worked.value.held, due)
    // Read before the writes, so that these and the commit go out together; what was moved has changed since.
    const known = { here: held, ...(holders.length === 0 && { elsewhere: open.value.elsewhere }) }
    return accept({ ...worked.value.answer(held), checkout: await deps.moneyOf(tx, checkout, known) })
  }
  return catchRefusal(() => deps.transactions.inTenant(caller.orgId, change))
}

/** The checkout with all that is meant released, here and elsewhere, to be applied as one. */
async function moved(deps: ChangeDeps, tx: Tx, open: OpenCheckout, holders: readonly Checkout[], isMeant: IsMeant): Promise<OpenCheckout> {
  for (const holder of holders) await releaseFrom(deps, tx, holder, isMeant)
  return { ...open, held: await releaseSome(deps.deps, tx, open.held, isMeant) }
}

/** Codes of refusals that may be due to another checkout of the same person, unless their own message says that it is something else. */
const NOTHING_FREE: ReadonlySet<string> = new Set(['coupon_spent', 'no_cash', 'no_points', 'card_not_usable'])

async function whereHeld(
  { deps: parts }: ChangeDeps,
  tx: Tx,
  checkout: OpenCheckout['checkout'],
  { isMeant, refusal }: { isMeant: IsMeant; refusal: Refusal },
) {
  if (!NOTHING_FREE.has(refusal.code) || refusal.detail?.message !== undefined) return null
  const { orgId, userId, checkoutId } = checkout
  const found = (await parts.tenders.listHeldOf(tx, { orgId, userId })).find((tender) => tender.checkoutId !== checkoutId && isMeant(tender))
  const [holder] = found ? await parts.checkouts.listByIds(tx, orgId, [found.checkoutId]) : []
  if (!found || !holder) return null
  return refuse('held_elsewhere', { checkout: found.checkoutId, booking_id: found.bookingId, until: new Date(holder.expiresAtMs).toISOString() })
}

async function openOf({ checkouts, deps: parts }: ChangeDeps, tx: Tx, caller: SignedInCaller, named: CheckoutRef): Promise<Outcome<OpenCheckout>> {
  const { userId } = caller.user
  const of = { orgId: caller.orgId, checkoutId: named.checkoutId as CheckoutId }
  // In one packet, the lock first: what is held is read after it, and a caller who may not see the checkout learns nothing of it.
  const [checkout, held] = await Promise.all([
    checkouts.take(tx, of.orgId, of.checkoutId, { userId, browserId: caller.knownBrowserId }),
    parts.tenders.listHeldOf(tx, { orgId: of.orgId, userId }),
    // What it earns is reckoned with them.
    parts.points.typesOf(tx, of),
    parts.pointsTimes(tx, { orgId: of.orgId, userId }),
  ])
  if (!checkout) return refuse('not_found')
  if (!matchesRef(checkout, named)) return refuse('wrong_product')
  if (checkout.bookingId) return refuse('already_booked')
  if (!isLive(checkout, parts.clock.nowMs())) return refuse('checkout_expired')
  const { payNow, currency } = checkout.quote
  if (named.currency !== undefined && named.currency !== currency) return refuse('currency_differs', { currency })
  if (isZero(payNow)) return refuse('nothing_due')
  const isHere = (tender: Tender) => tender.checkoutId === of.checkoutId
  return accept({
    checkout: { ...checkout, userId },
    due: payNow,
    held: inOrder(held.filter(isHere)),
    elsewhere: held.filter((tender) => !isHere(tender)),
  })
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
