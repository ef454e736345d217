import type { OrgId } from '@sojourn/kernel'
import type { Person } from './domain/person.ts'
import { hashToken, SESSION_MS } from './identity.ts'
import type { VerbDeps } from './people-deps.ts'

// A visit moves the end of a session once a day at most: reading must not become writing.
const EXTEND_AFTER_MS = 86_400_000

/** The session this cookie opens, read by one indexed query each time: a block or a sign-out holds from the next call on. */
export async function findSession(deps: VerbDeps, orgId: OrgId, token: string): Promise<(Person & { sessionId: string }) | null> {
  const nowMs = deps.clock.nowMs()
  const found = await deps.db.inTenant(orgId, (tx) => deps.store.findSession(tx, hashToken(token), nowMs), { readOnly: true })
  if (!found) return null
  const extended = nowMs + SESSION_MS
  if (extended - found.expiresMs > EXTEND_AFTER_MS) await deps.db.inTenant(orgId, (tx) => deps.store.extendSession(tx, found.sessionId, extended))
  return { ...found.person, sessionId: found.sessionId }
}
