import type { Caller } from './caller.ts'

/**
 * Nothing a browser says of itself is believed: where a body names a user or an organisation, it must be the one our records name.
 * Operators and agents act for others; the verb then decides for whom.
 */
export function agreesWithCaller(fields: Readonly<Record<string, unknown>>, caller: Caller): boolean {
  const { user_id: userId, org_id: orgId } = fields
  if (isNamed(orgId) && String(orgId) !== caller.orgId) return false
  if (!isNamed(userId)) return true
  if (caller.user?.usrType === 1 || caller.user?.usrType === 3) return true
  return String(userId) === caller.user?.userId
}

const isNamed = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
