import { accept, type OrgId, type Outcome, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { PeopleStore } from './data/people-store.ts'
import { mayBlock, type Person } from './domain/person.ts'
import type { PeopleEvents } from './people-deps.ts'

export interface BlockDeps {
  readonly store: PeopleStore
  readonly events: PeopleEvents
}

export interface Block {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly isBlocked: boolean
  readonly nowMs: number
}

/** A block ends every session and says so, in one transaction. */
export async function setBlocked(
  deps: BlockDeps,
  tx: Tx,
  operator: Pick<Person, 'userId' | 'usrType'>,
  { orgId, userId, isBlocked, nowMs }: Block,
): Promise<Outcome<Person, Refusal<'not_allowed' | 'not_found'>>> {
  if (!mayBlock(operator, userId)) return refuse('not_allowed')
  const person = await deps.store.change(tx, userId, { isBlocked }, nowMs)
  if (!person) return refuse('not_found')
  if (isBlocked) {
    await deps.store.endSessionsOf(tx, userId)
    await deps.store.removeLinksOf(tx, userId)
    await deps.events.userBlocked(tx, { orgId, userId })
  }
  return accept(person)
}
