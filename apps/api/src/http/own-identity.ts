import type { OrgId } from '@sojourn/kernel'
import type { Caller, SignedIn } from './caller.ts'

/** Whether this is the organisation's operator and the person one of its own, or the person's agent. */
export type ActsFor = (orgId: OrgId, actor: SignedIn, userId: string) => Promise<boolean>

/**
 * Nothing a browser says of itself is believed: where a body names a user or an organisation, it must be the one our records name, or a person they act for.
 * A call that asks for a user itself decides for whom it answers.
 */
export async function agreesWithCaller(fields: Readonly<Record<string, unknown>>, caller: Caller, asksForUser: boolean, actsFor: ActsFor): Promise<boolean> {
  const { user_id: userId, org_id: orgId } = fields
  if (isNamed(orgId) && String(orgId) !== caller.orgId) return false
  if (!isNamed(userId) || String(userId) === caller.user?.userId) return true
  const actor = caller.user
  if (actor?.usrType !== 1 && actor?.usrType !== 3) return false
  return asksForUser || actsFor(caller.orgId, actor, String(userId))
}

const isNamed = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
