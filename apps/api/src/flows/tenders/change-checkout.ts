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
  publicCodeOf,
  type Refusal,
  refuse,
  type Transactions,
  type Tx,
} from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Checkout, type Checkouts, isLive } from '../../modules/checkouts/index.ts'
import { inOrder, type Tender } from '../../modules/tenders/index.ts'
import type { TypedCodes } from '../../sale/product-module.ts'
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
  /** How a checkout is paid with what is held for it, as a page shows it. */
  moneyOf(tx: Tx, checkout: Checkout, known: KnownHeld): Promise<CheckoutMoney>
}

/** A checkout as a caller names it; the other fields are compared with the checkout of that id. */
export interface CheckoutRef {
  readonly checkoutId: string
  readonly product_type?: ProductCode | undefined
  readonly currency?: string | undefined
  /** Value that another open checkout of the caller holds is released there first. */
  readonly move?: boolean | undefined
}

/** A checkout that may be changed, its amount due, and the tenders held for it, in the order of payment. */
export interface OpenCheckout {
  readonly checkout: Checkout & { readonly userId: NonNullable<Checkout['userId']> }
  readonly due: Money
  readonly held: readonly Tender[]
  /** Tenders of the caller's other checkouts, read with this one. */
  readonly elsewhere: readonly Tender[]
}

/** The tenders held after a change, in any order, and the answer once the others are fitted to it. */
export interface TenderChange<T> {
  readonly held: readonly Tender[]
  answer(held: readonly Tender[]): T
}

type Changed<T> = Outcome<T & { readonly checkout: CheckoutMoney }>

type Work<T> = (tx: Tx, open: OpenCheckout) => Promise<Outcome<TenderChange<T>>>
/** Whether a tender holds the value that a change is about. */
export type IsMeant = (tender: Tender) => boolean
/** Makes that test, after reading what it needs. */
type Meaning = (tx: Tx) => Promise<IsMeant> | IsMeant

/**
 * Changes what is applied to a checkout of the caller: it is locked first, and after the change later tenders are fitted to what is left. If refused, nothing is
 * changed. A checkout whose booking waits for its payment is opened again before. `meaning` names the value that is applied: where it is refused because another checkout
 * of the caller holds it, the refusal is `held_elsewhere` with that checkout and until when; with `move` it is released there, and applied here together with what is applied already.
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
      // Rolls back, so that value released for the move stays where it was; a wrong code, which released nothing, is committed and counted.
      if (holders.length > 0 || (named.move && isMeant && open.value.held.some(isMeant))) throw new RefusalError(refused.refusal)
      return refused
    }
    const held = await refit(deps.deps, tx, worked.value.held, due)
    // Read before the writes, so that these and the commit are sent together; after a move the other checkouts are read again.
    const known = { here: held, ...(holders.length === 0 && { elsewhere: open.value.elsewhere }) }
    return accept({ ...worked.value.answer(held), checkout: await deps.moneyOf(tx, checkout, known) })
  }
  return catchRefusal(() => deps.transactions.inTenant(caller.orgId, change))
}

/** The checkout after the named value was released, here and elsewhere, to be applied as one. */
async function moved(deps: ChangeDeps, tx: Tx, open: OpenCheckout, holders: readonly Checkout[], isMeant: IsMeant): Promise<OpenCheckout> {
  for (const holder of holders) await releaseFrom(deps, tx, holder, isMeant)
  return { ...open, held: await releaseSome(deps.deps, tx, open.held, isMeant) }
}

/** Refusals that may be caused by another checkout of the same person, unless their own message gives another cause. */
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
  // In one batch, the lock first: tenders are read after it, and a caller without access to the checkout learns nothing of it.
  const [checkout, held] = await Promise.all([
    checkouts.take(tx, of.orgId, of.checkoutId, { userId, browserId: caller.knownBrowserId }),
    parts.tenders.listHeldOf(tx, { orgId: of.orgId, userId }),
    // Needed to calculate the points it earns.
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
 * Removes what is named by its own id. Removed before, it stays removed, with the same answer. Null where nothing was ever applied to the checkout under that id.
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

/** False for a checkout of another product than the caller named. */
export const matchesRef = (checkout: Checkout, { product_type }: CheckoutRef): boolean =>
  product_type === undefined || publicCodeOf(product_type) === publicCodeOf(checkout.product)
