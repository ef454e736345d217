import type { BookingId, Clock, Ids, Tx, UserId } from '@sojourn/kernel'
import { actStore } from './data/act-store.sql.ts'
import { type ActKind, type ActOutcome, type Actor, actorOf } from './domain/act.ts'

export interface NewAct {
  readonly kind: ActKind
  /** Whose data it is; null for settings of the organisation. */
  readonly subjectId: UserId | null
  readonly reason?: string | null | undefined
  readonly bookingId?: BookingId | null
  /** `asked` where a system outside has yet to answer. Default: `done`. */
  readonly outcome?: ActOutcome
}

/** Writes the act in the transaction it happens in; returns its id, or null where the person acts on their own data, which costs nothing. */
export async function recordAct({ clock, ids }: { clock: Clock; ids: Ids }, tx: Tx, caller: Actor, act: NewAct): Promise<string | null> {
  const actor = actorOf(caller, act.subjectId)
  if (!actor) return null
  const actId = ids.next<'act'>('act')
  await actStore.insert(tx, {
    ...actor,
    orgId: caller.orgId,
    actId,
    atMs: clock.nowMs(),
    // Staff acting in a person's place have that person's session: their own name is not in it.
    actorName: caller.impersonator ? (caller.impersonatorName ?? '') : `${caller.user.firstName} ${caller.user.lastName}`.trim(),
    subjectId: act.subjectId,
    kind: act.kind,
    outcome: act.outcome ?? 'done',
    reason: act.reason || null,
    bookingId: act.bookingId ?? null,
    requestId: caller.requestId,
  })
  return actId
}
