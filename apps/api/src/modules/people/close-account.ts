import { invariant, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { endActing } from './end-sessions.ts'
import type { VerbDeps } from './people-deps.ts'

// The longest that bookkeeping law of the countries we sell in asks for: ten years from the end of the year.
const RETENTION_YEARS = 10

/** Locks away who it was, takes everything of the person off the account, and ends every session. The row stays for the bookings that name it. */
export async function closeAccount(deps: VerbDeps, tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }): Promise<void> {
  const { store, events, clock } = deps
  const person = await store.find(tx, userId)
  invariant(person, 'who closes an account has one')
  const nowMs = clock.nowMs()
  const keepUntilMs = Date.UTC(new Date(nowMs).getUTCFullYear() + 1 + RETENTION_YEARS, 0)
  await endActing(deps, tx, { orgId, userId })
  await store.close(tx, orgId, person, { nowMs, keepUntilMs })
  await events.sessionsEnded(tx, { orgId, userId, which: {} })
}
