import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { MembershipWiring } from './parts.ts'
import { subjectOf } from './supplier.ts'

/** A person who closes their account is charged nothing more: a membership ends with its term, and the mandate with the account. */
export async function leaveMemberships(
  { memberships, later }: Pick<MembershipWiring, 'memberships' | 'later'>,
  tx: Tx,
  of: { orgId: OrgId; userId: UserId },
): Promise<void> {
  const current = await memberships.currentOf(tx, of)
  if (!current) return
  const subject = subjectOf(current.membership)
  await later?.lockSubject(tx, subject)
  await memberships.cancelAtEnd(tx, of, of.userId)
  await later?.callOff(tx, subject, 'cancelled')
  await later?.revokeMandate(tx, subject)
}
