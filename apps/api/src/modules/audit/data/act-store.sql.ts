import { sql } from '@sojourn/db'
import type { BookingId, OrgId, UserId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { Act, ActKind, ActOutcome, ActorRole } from '../domain/act.ts'
import type { ActStore } from './act-store.ts'

interface ActTable {
  org_id: string
  act_id: string
  at_ms: number
  actor_id: string
  actor_role: ActorRole
  actor_name: string
  subject_id: string | null
  kind: ActKind
  outcome: ActOutcome
  reason: string | null
  booking_id: string | null
  request_id: string
}
interface Tables {
  acts: ActTable
}

const read = (row: Selectable<ActTable>): Act => ({
  orgId: row.org_id as OrgId,
  actId: row.act_id,
  atMs: row.at_ms,
  actorId: row.actor_id as UserId,
  actorRole: row.actor_role,
  actorName: row.actor_name,
  subjectId: row.subject_id as UserId | null,
  kind: row.kind,
  outcome: row.outcome,
  reason: row.reason,
  bookingId: row.booking_id as BookingId | null,
  requestId: row.request_id,
})

export const actStore: ActStore = {
  async insert(tx, act) {
    await sql<Tables>(tx)
      .insertInto('acts')
      .values({
        org_id: act.orgId,
        act_id: act.actId,
        at_ms: act.atMs,
        actor_id: act.actorId,
        actor_role: act.actorRole,
        actor_name: act.actorName,
        subject_id: act.subjectId,
        kind: act.kind,
        outcome: act.outcome,
        reason: act.reason,
        booking_id: act.bookingId,
        request_id: act.requestId,
      })
      .execute()
  },
  async settle(tx, { orgId, actId }, outcome) {
    await sql<Tables>(tx).updateTable('acts').set({ outcome }).where('org_id', '=', orgId).where('act_id', '=', actId).where('outcome', '=', 'asked').execute()
  },
  async list(tx, { orgId, subjectId, before, limit }) {
    let rows = sql<Tables>(tx).selectFrom('acts').selectAll().where('org_id', '=', orgId)
    if (subjectId !== undefined) rows = rows.where('subject_id', '=', subjectId)
    if (before !== undefined) rows = rows.where('act_id', '<', before)
    return (await rows.orderBy('act_id', 'desc').limit(limit).execute()).map(read)
  },
}
