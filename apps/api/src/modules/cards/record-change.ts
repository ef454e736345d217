import type { Outcome, Refusal, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { CardsDeps } from './cards-deps.ts'

interface CardChange {
  readonly kind: 'card_deleted' | 'card_made_default'
  readonly subjectId: UserId
  readonly reason?: string | undefined
}

/** Records that staff change another person's card: before the gateway is called, since a process may crash before its answer, and again with the answer. */
export async function recorded<T, R extends Refusal>(
  { db, acts }: CardsDeps,
  caller: SignedInCaller,
  change: CardChange,
  ask: () => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R>> {
  if (caller.user.userId === change.subjectId && !caller.impersonator) return ask()
  const { orgId } = caller
  const actId = await db.inTenant(orgId, (tx) => acts.record(tx, caller, { ...change, outcome: 'asked' }))
  const answer = await ask()
  // A gateway that cannot be reached may have done it all the same: that record stays open.
  const isKnown = answer.ok || answer.refusal.code !== 'gateway_unreachable'
  if (actId && isKnown) await db.inTenant(orgId, (tx) => acts.settle(tx, { orgId, actId }, answer.ok ? 'done' : 'refused'))
  return answer
}
