import { accept, type OrgId, type Outcome, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { mayBlock, type Person } from './domain/person.ts'
import { type EndDeps, endActing } from './end-sessions.ts'
import type { AccountActs } from './people-deps.ts'

export interface BlockDeps extends EndDeps {
  readonly acts: AccountActs
}

export interface Block {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly isBlocked: boolean
  readonly reason?: string | undefined
  readonly nowMs: number
}

/** A block ends every session and says so, in one transaction; it needs its reason. */
export async function setBlocked(
  deps: BlockDeps,
  tx: Tx,
  caller: SignedInCaller,
  { orgId, userId, isBlocked, reason, nowMs }: Block,
): Promise<Outcome<Person, Refusal<'not_allowed' | 'not_found' | 'reason_missing'>>> {
  if (!mayBlock(caller.user, userId)) return refuse('not_allowed')
  if (isBlocked && !reason) return refuse('reason_missing')
  const person = await deps.store.change(tx, userId, { isBlocked }, nowMs)
  if (!person) return refuse('not_found')
  await deps.acts.record(tx, caller, { kind: isBlocked ? 'account_blocked' : 'account_unblocked', subjectId: userId, reason })
  if (isBlocked) {
    await deps.store.blockSessionsOf(tx, orgId, userId)
    await deps.store.removeLinksOf(tx, userId)
    await endActing(deps, tx, { orgId, userId })
    await deps.events.userBlocked(tx, { orgId, userId })
  } else {
    await deps.store.forgetBlockedSessions(tx, userId)
  }
  return accept(person)
}
