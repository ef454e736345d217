import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { ImpersonationStore } from './data/impersonation-store.sql.ts'
import type { PeopleStore } from './data/people-store.ts'
import type { EndedSessions, PeopleEvents } from './people-deps.ts'

export interface EndDeps {
  readonly store: PeopleStore
  readonly impersonation: Pick<ImpersonationStore, 'endSessionsBy'>
  readonly events: PeopleEvents
}

/** Ends sessions of a person, and notifies the pages that are open under them, in one transaction. Where more than one ends, so do all in which they act for others. */
export async function endSessions(deps: EndDeps, tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }, which: EndedSessions): Promise<void> {
  const { store, events } = deps
  if ('only' in which) await store.endSessionOf(tx, userId, which.only)
  else {
    await endActing(deps, tx, { orgId, userId })
    await store.endSessionsOf(tx, userId, which.but)
  }
  await events.sessionsEnded(tx, { orgId, userId, which })
}

/** Ends all sessions in which a person acts for others, and notifies the pages that are open under them. */
export async function endActing({ impersonation, events }: EndDeps, tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }): Promise<void> {
  for (const ended of await impersonation.endSessionsBy(tx, userId)) {
    await events.sessionsEnded(tx, { orgId, userId: ended.userId, which: { only: ended.sessionId } })
  }
}
