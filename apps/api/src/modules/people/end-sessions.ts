import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PeopleStore } from './data/people-store.ts'
import type { EndedSessions, PeopleEvents } from './people-deps.ts'

/** Ends sessions of a person, and notifies the pages that are open under them, in one transaction. */
export async function endSessions(
  { store, events }: { readonly store: PeopleStore; readonly events: PeopleEvents },
  tx: Tx,
  { orgId, userId }: { orgId: OrgId; userId: UserId },
  which: EndedSessions,
): Promise<void> {
  if ('only' in which) await store.endSessionOf(tx, userId, which.only)
  else await store.endSessionsOf(tx, userId, which.but)
  await events.sessionsEnded(tx, { orgId, userId, which })
}
