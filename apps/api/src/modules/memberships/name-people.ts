import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import { membershipStore } from './data/membership-store.sql.ts'
import { organisationStore } from './data/organisation-store.sql.ts'
import { hasBenefits, type Membership } from './domain/membership.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

export interface NamedPerson {
  readonly orgId: OrgId
  readonly subId: string
  /** Lower case. */
  readonly email: string
}

/** The organisation pays this plan for a person: an operator granted it, or mailed them an invitation to it. What was revoked before is open again. */
export async function nameForPlan({ clock }: MembershipsDeps, tx: Tx, of: NamedPerson, way: 'granted' | 'invited'): Promise<void> {
  await organisationStore.forget(tx, of, ['revoked'], [of.email])
  await organisationStore.name(tx, of, way, [of.email], clock.nowMs())
}

/** The addresses on the list of a plan are these from now on. */
export async function listForPlan({ clock }: MembershipsDeps, tx: Tx, of: Omit<NamedPerson, 'email'>, emails: readonly string[]): Promise<void> {
  await organisationStore.forget(tx, of, ['list'], null)
  await organisationStore.forget(tx, of, ['revoked'], emails)
  await organisationStore.name(tx, of, 'list', emails, clock.nowMs())
}

/**
 * The organisation no longer pays this plan for a person: they get no new term by it, and one that runs ends with its term, where the organisation would have paid the next. Returns
 * that membership; null where none runs by it.
 */
export async function revokePlan(
  { clock }: MembershipsDeps,
  tx: Tx,
  of: NamedPerson & { readonly userId: UserId | null },
  actorId: UserId,
): Promise<Membership | null> {
  const atMs = clock.nowMs()
  await organisationStore.forget(tx, of, ['granted', 'invited', 'list'], [of.email])
  await organisationStore.name(tx, of, 'revoked', [of.email], atMs)
  const running = of.userId === null ? null : await membershipStore.lockLatest(tx, { orgId: of.orgId, userId: of.userId })
  if (running?.subId !== of.subId || !hasBenefits(running.state) || !running.nextPaymentByOrg) return null
  return membershipStore.change(
    tx,
    running,
    { nextPaymentByOrg: false, renews: false },
    { kind: 'payment_revoked', actorId, bookingId: null, before: null, atMs },
  )
}
