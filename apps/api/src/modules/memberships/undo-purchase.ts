import { type BookingId, invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { graceKeyOf } from './complete-purchase.ts'
import { membershipStore } from './data/membership-store.sql.ts'
import { personStore } from './data/person-store.sql.ts'
import { hasBenefits, type Membership } from './domain/membership.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { undoBills } from './organisation-bills.ts'

type Bought = { readonly orgId: OrgId; readonly bookingId: BookingId }

/** Whether the money of this purchase may still go back: nothing was bought or charged on top of it since. Of a debt that was paid it always may. */
export async function mayUndoPurchase(tx: Tx, { orgId, bookingId }: Bought): Promise<boolean> {
  const purchase = await membershipStore.findPurchase(tx, orgId, bookingId)
  if (!purchase) return true
  const membership = await membershipStore.lock(tx, { orgId, membershipNo: purchase.membershipNo })
  return (
    membership !== null && hasBenefits(membership.state) && membership.bookingId === bookingId && membership.periodNo === (purchase.before?.periodNo ?? 0) + 1
  )
}

/**
 * Takes a purchase back: a first one is withdrawn from, a renewal or a switch leaves what was before it, and debts that it paid are owed again. A second call changes nothing. Returns the
 * membership that ended with it; null where one goes on, or only a debt was paid.
 */
export async function undoPurchase(deps: MembershipsDeps, tx: Tx, { orgId, bookingId }: Bought): Promise<Membership | null> {
  const { clock } = deps
  await personStore.reopenDebts(tx, orgId, bookingId, graceKeyOf(bookingId))
  const purchase = await membershipStore.findPurchase(tx, orgId, bookingId)
  if (!purchase) return null
  const { membershipNo, before } = purchase
  const membership = await membershipStore.lock(tx, { orgId, membershipNo })
  invariant(membership, 'what was bought is there')
  if (membership.bookingId !== bookingId || membership.state === 'withdrawn') return null
  await undoBills(deps, tx, { orgId, bookingId })
  const event = { actorId: membership.userId, bookingId, before: null, atMs: clock.nowMs() }
  if (!before)
    return membershipStore.change(tx, membership, { state: 'withdrawn', endedAtMs: event.atMs, withdrawUntilMs: null }, { ...event, kind: 'withdrawn' })
  const { version: _, ...was } = before
  const after = await membershipStore.change(tx, membership, was, { ...event, kind: 'undone' })
  return hasBenefits(after.state) ? null : after
}
