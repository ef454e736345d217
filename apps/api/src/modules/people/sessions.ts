import type { OrgId } from '@sojourn/kernel'
import type { Caller, SignedIn } from '../../http/index.ts'
import { OPERATOR, type Person } from './domain/person.ts'
import { sessionEndMs, sessionRule } from './domain/session-rule.ts'
import { hashToken } from './hash-token.ts'
import type { VerbDeps } from './people-deps.ts'

/** The session this cookie opens, read by one indexed query each time: a block or a sign-out holds from the next call on. */
export async function findSession(
  deps: VerbDeps,
  orgId: OrgId,
  token: string,
): Promise<(Person & Pick<SignedIn, 'sessionId' | 'mustEnrol'> & Pick<Caller, 'impersonator' | 'impersonatorName'>) | null> {
  const nowMs = deps.clock.nowMs()
  const found = await deps.db.inTenant(orgId, (tx) => deps.store.findSession(tx, hashToken(token), nowMs), { readOnly: true })
  if (!found) return null
  const { person, sessionId, createdMs, expiresMs, actedBy } = found
  // In another's place a session ends when it was said to.
  if (actedBy) return { ...person, sessionId, impersonator: actedBy.userId, impersonatorName: actedBy.name }
  const rule = sessionRule(person.usrType)
  // An operator's session ends after so long, also where it began before they were an operator.
  if (rule.longestMs !== null && nowMs >= createdMs + rule.longestMs) return null
  const extended = sessionEndMs(rule, createdMs, nowMs)
  if (extended - expiresMs > rule.extendAfterMs) await deps.db.inTenant(orgId, (tx) => deps.store.extendSession(tx, sessionId, { expiresMs: extended, nowMs }))
  const mustEnrol = deps.operatorsNeedSecondFactor && person.usrType === OPERATOR && !person.hasSecondFactor
  return { ...person, sessionId, ...(mustEnrol && { mustEnrol }) }
}

/** Whether a block ended the session of this cookie. Asked only where the cookie opens nothing. */
export const isBlockedSession = (deps: VerbDeps, orgId: OrgId, token: string): Promise<boolean> =>
  deps.db.inTenant(orgId, (tx) => deps.store.isBlockedSession(tx, hashToken(token), deps.clock.nowMs()), { readOnly: true })
