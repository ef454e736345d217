import type { DataOf, grantPlan, ParsedBodyOf, revokePlan } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { MembershipParts } from './parts.ts'

const OPERATOR = 1

/** Who is named, by account or address. Refuses `person_missing`, and `not_found` for an account that is not here. */
async function named(
  parts: MembershipParts,
  tx: Tx,
  { user_id, email }: Pick<ParsedBodyOf<typeof grantPlan>, 'user_id' | 'email'>,
): Promise<Outcome<{ readonly email: string; readonly userId: UserId | null }>> {
  if (user_id !== undefined) {
    const known = await parts.emailOf(tx, user_id as UserId)
    return known === null
      ? refuse('not_found', { message: say`We couldn't find this. Nothing was changed.` })
      : accept({ email: known.toLowerCase(), userId: user_id as UserId })
  }
  return email === undefined ? refuse('person_missing') : accept({ email, userId: await parts.userOf(tx, email) })
}

/** The organisation pays a plan for a person, who takes it themselves. */
export async function grant(parts: MembershipParts, body: ParsedBodyOf<typeof grantPlan>, caller: SignedInCaller): Promise<Outcome<DataOf<typeof grantPlan>>> {
  const { orgId, user } = caller
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  return parts.transactions.inTenant(orgId, async (tx): Promise<Outcome<DataOf<typeof grantPlan>>> => {
    const plan = await parts.memberships.findPlan(tx, orgId, body.sub_id)
    if (!plan) return refuse('not_found')
    if (plan.eligibility.kind === 'nobody') return refuse('nobody_eligible')
    const person = await named(parts, tx, body)
    if (!person.ok) return person
    const { email, userId } = person.value
    await parts.memberships.nameForPlan(tx, { orgId, subId: plan.subId, email }, 'granted')
    await parts.audit.record(tx, caller, { kind: 'plan_granted', subjectId: userId, reason: body.reason })
    return accept({})
  })
}

/** It no longer does. */
export async function revoke(
  parts: MembershipParts,
  body: ParsedBodyOf<typeof revokePlan>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof revokePlan>>> {
  const { orgId, user } = caller
  if (user.usrType !== OPERATOR) return refuse('not_allowed')
  return parts.transactions.inTenant(orgId, async (tx): Promise<Outcome<DataOf<typeof revokePlan>>> => {
    const plan = await parts.memberships.findPlan(tx, orgId, body.sub_id)
    if (!plan) return refuse('not_found')
    const person = await named(parts, tx, body)
    if (!person.ok) return person
    const { email, userId } = person.value
    const ending = await parts.memberships.revokePlan(tx, { orgId, subId: plan.subId, email, userId }, user.userId)
    await parts.audit.record(tx, caller, { kind: 'plan_revoked', subjectId: userId, reason: body.reason })
    return accept({ ends_on: ending?.periodEnd ?? null })
  })
}
