import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { HeldCheckout, Shop } from '../../sale/shop.ts'
import type { MembershipParts } from './parts.ts'

/** What is about to be booked: `request` is the same for the same purchase asked for again. */
export interface Turn {
  readonly checkoutId: string
  readonly request: string
}

const TRIES = 5

/**
 * A person buys one plan at a time. The same purchase again is the one there is: its checkout is returned. Another one takes its place, and what waited for its payment is given up first, so
 * that two are never paid. Refuses `charge_under_way` while that one is being paid.
 */
export async function takeTurn(shop: Shop, parts: MembershipParts, turn: Turn, caller: SignedInCaller): Promise<Outcome<{ readonly checkoutId: string }>> {
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  for (let tries = 0; tries < TRIES; tries++) {
    const former = await parts.transactions.inTenant(of.orgId, (tx) => parts.memberships.openPurchase(tx, of), { readOnly: true })
    if (former?.checkoutId === turn.checkoutId) return accept({ checkoutId: turn.checkoutId })
    const held = former && (await shop.find(former.checkoutId, caller))
    if (former && held && former.request === turn.request && (held.isOpen || held.pendingBookingId)) return accept({ checkoutId: former.checkoutId })
    const isMine = await parts.transactions.inTenant(of.orgId, (tx) => parts.memberships.replacePurchase(tx, of, former?.checkoutId ?? null, turn))
    if (!isMine) continue
    // Looked at again: it may have been booked since.
    const left = former && (await giveUp(shop, former.checkoutId, caller))
    if (!left || left.ok) return accept({ checkoutId: turn.checkoutId })
    await parts.transactions.inTenant(of.orgId, (tx) => parts.memberships.replacePurchase(tx, of, turn.checkoutId, former))
    return left
  }
  return refuse('charge_under_way')
}

/** The checkout in which the same purchase waits for its payment already; null where none does. */
export async function waitingTurn(shop: Shop, parts: MembershipParts, request: string, caller: SignedInCaller): Promise<HeldCheckout | null> {
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  const former = await parts.transactions.inTenant(of.orgId, (tx) => parts.memberships.openPurchase(tx, of), { readOnly: true })
  const held = former?.request === request ? await shop.find(former.checkoutId, caller) : null
  return held?.pendingBookingId ? held : null
}

/** After it was booked: where another one has taken its place meanwhile, it is given up, and refused as `charge_under_way`. */
export async function keepTurn(shop: Shop, parts: MembershipParts, checkoutId: string, caller: SignedInCaller): Promise<Outcome<void>> {
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  const now = await parts.transactions.inTenant(of.orgId, (tx) => parts.memberships.openPurchase(tx, of), { readOnly: true })
  if (now?.checkoutId === checkoutId || !(await shop.find(checkoutId, caller))?.pendingBookingId) return accept()
  await giveUp(shop, checkoutId, caller)
  return refuse('charge_under_way')
}

/** What waits for its payment is given up; nothing where none does. */
async function giveUp(shop: Shop, checkoutId: string, caller: SignedInCaller): Promise<Outcome<void>> {
  const booking_id = (await shop.find(checkoutId, caller))?.pendingBookingId
  if (!booking_id) return accept()
  const given = await shop.cancel({ booking_id, expected_refund: 0 }, caller)
  return given.ok ? accept() : refuse('charge_under_way')
}
