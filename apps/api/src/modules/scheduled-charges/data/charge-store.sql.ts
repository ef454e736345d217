import { fallsDue, prepared, raw, type Sql, sql } from '@sojourn/db'
import { money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Charge, ChargeId } from '../domain/charge.ts'
import type { Subject } from '../domain/mandate.ts'
import { LATER_CHARGES } from './due-name.ts'

interface ChargeTable {
  org_id: string
  charge_id: string
  subject_kind: string
  subject_id: string
  user_id: string
  period_key: string
  kind: Charge['kind']
  amount_minor: number
  currency: string
  due_at_ms: number
  lead_ms: number
  state: Charge['state']
  announced_minor: number | null
  announced_ms: number | null
  round: number
  attempts: number
  retries: number
  quick_used: boolean
  failure: Charge['failure']
  decline_code: string | null
  gives_up_ms: number | null
  deadline_ms: number | null
  next_at_ms: number | null
  paid_ref: string | null
  why: string | null
  created_ms: number
  settled_ms: number | null
}
interface NoticeTable {
  org_id: string
  charge_id: string
  no: number
  due_at_ms: number
  sent_ms: number
  amount_minor: number
}
interface Tables {
  scheduled_charges: ChargeTable
  charge_notices: NoticeTable
}

const read = (row: Selectable<ChargeTable>): Charge => ({
  orgId: row.org_id as OrgId,
  chargeId: row.charge_id as ChargeId,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  userId: row.user_id as UserId,
  periodKey: row.period_key,
  kind: row.kind,
  amount: money(row.amount_minor, row.currency),
  dueAtMs: row.due_at_ms,
  leadMs: row.lead_ms,
  state: row.state,
  announced: row.announced_minor === null || row.announced_ms === null ? null : { amount: money(row.announced_minor, row.currency), atMs: row.announced_ms },
  round: row.round,
  attempts: row.attempts,
  retries: row.retries,
  quickUsed: row.quick_used,
  failure: row.failure,
  declineCode: row.decline_code,
  givesUpAtMs: row.gives_up_ms,
  deadlineMs: row.deadline_ms,
  nextAtMs: row.next_at_ms,
  paidRef: row.paid_ref,
  settledAtMs: row.settled_ms,
})

const changing = (charge: Charge) => ({
  due_at_ms: charge.dueAtMs,
  lead_ms: charge.leadMs,
  amount_minor: charge.amount.minor,
  currency: charge.amount.currency,
  state: charge.state,
  announced_minor: charge.announced?.amount.minor ?? null,
  announced_ms: charge.announced?.atMs ?? null,
  round: charge.round,
  attempts: charge.attempts,
  retries: charge.retries,
  quick_used: charge.quickUsed,
  failure: charge.failure,
  decline_code: charge.declineCode,
  gives_up_ms: charge.givesUpAtMs,
  deadline_ms: charge.deadlineMs,
  next_at_ms: charge.nextAtMs,
  paid_ref: charge.paidRef,
  settled_ms: charge.settledAtMs,
})

interface Key {
  org_id: string
  charge_id: string
}
const insert = prepared((db: Sql<Tables>, row: Insertable<ChargeTable>) =>
  db
    .insertInto('scheduled_charges')
    .values(row)
    .onConflict((on) => on.doNothing()),
)
const change = prepared((db: Sql<Tables>, { org_id, charge_id, ...changes }: Key & Updateable<ChargeTable>) =>
  db.updateTable('scheduled_charges').set(changes).where('org_id', '=', org_id).where('charge_id', '=', charge_id),
)
const lock = prepared((db: Sql<Tables>, at: Key) =>
  db.selectFrom('scheduled_charges').selectAll().where('org_id', '=', at.org_id).where('charge_id', '=', at.charge_id).forUpdate(),
)
const notice = prepared((db: Sql<Tables>, row: Insertable<NoticeTable>) => db.insertInto('charge_notices').values(row))

export const chargeStore = {
  /** False, and nothing is done, where the subject has one of this period and kind. */
  async insert(tx: Tx, charge: Charge, atMs: number): Promise<boolean> {
    const written = await insert.change(tx, {
      org_id: charge.orgId,
      charge_id: charge.chargeId,
      subject_kind: charge.subjectKind,
      subject_id: charge.subjectId,
      user_id: charge.userId,
      period_key: charge.periodKey,
      kind: charge.kind,
      created_ms: atMs,
      why: null,
      ...changing(charge),
    })
    fallsDue(tx, LATER_CHARGES, charge.nextAtMs)
    return written === 1
  },
  async lockNamed(tx: Tx, { orgId, subjectKind, subjectId, periodKey, kind }: Omit<Charge, 'chargeId'>): Promise<Charge | null> {
    const rows = sql<Tables>(tx).selectFrom('scheduled_charges').selectAll().where('org_id', '=', orgId).where('subject_kind', '=', subjectKind)
    const row = await rows.where('subject_id', '=', subjectId).where('period_key', '=', periodKey).where('kind', '=', kind).forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },
  async save(tx: Tx, charge: Charge, why?: string): Promise<void> {
    change.write(tx, { org_id: charge.orgId, charge_id: charge.chargeId, ...changing(charge), ...(why !== undefined && { why }) })
    fallsDue(tx, LATER_CHARGES, charge.nextAtMs)
  },
  async lock(tx: Tx, { orgId, chargeId }: { orgId: OrgId; chargeId: ChargeId }): Promise<Charge | null> {
    const row = await lock.first(tx, { org_id: orgId, charge_id: chargeId })
    return row ? read(row) : null
  },
  async find(tx: Tx, orgId: OrgId, chargeId: string): Promise<Charge | null> {
    const row = await sql<Tables>(tx)
      .selectFrom('scheduled_charges')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('charge_id', '=', chargeId)
      .executeTakeFirst()
    return row ? read(row) : null
  },
  /** All of a subject, locked in a fixed order. */
  async lockOf(tx: Tx, { orgId, subjectKind, subjectId }: Subject): Promise<Charge[]> {
    const rows = sql<Tables>(tx)
      .selectFrom('scheduled_charges')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('subject_kind', '=', subjectKind)
      .where('subject_id', '=', subjectId)
    return (await rows.orderBy('charge_id').forUpdate().execute()).map(read)
  },
  /** All of these subjects, the first due first. */
  async ofSubjects(tx: Tx, { orgId, subjectKind }: Pick<Subject, 'orgId' | 'subjectKind'>, subjectIds: readonly string[]): Promise<Charge[]> {
    if (subjectIds.length === 0) return []
    const rows = sql<Tables>(tx).selectFrom('scheduled_charges').selectAll().where('org_id', '=', orgId).where('subject_kind', '=', subjectKind)
    const found = rows.where('subject_id', 'in', [...subjectIds])
    return (await found.orderBy('due_at_ms').orderBy('period_key').execute()).map(read)
  },
  async lastOf(tx: Tx, { orgId, subjectKind, subjectId }: Subject): Promise<Charge | null> {
    const rows = sql<Tables>(tx).selectFrom('scheduled_charges').selectAll().where('org_id', '=', orgId).where('subject_kind', '=', subjectKind)
    const row = await rows.where('subject_id', '=', subjectId).orderBy('due_at_ms', 'desc').limit(1).executeTakeFirst()
    return row ? read(row) : null
  },
  /** Newest due first. */
  async listOf(tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }, limit: number): Promise<Charge[]> {
    const rows = sql<Tables>(tx).selectFrom('scheduled_charges').selectAll().where('org_id', '=', orgId).where('user_id', '=', userId)
    return (await rows.orderBy('due_at_ms', 'desc').limit(limit).execute()).map(read)
  },
  /** Takes what is due for a while; no other worker gets it meanwhile. */
  async claimDue(tx: Tx, { nowMs, untilMs, limit }: { nowMs: number; untilMs: number; limit: number }): Promise<{ orgId: OrgId; chargeId: ChargeId }[]> {
    const due = sql<Tables>(tx)
      .selectFrom('scheduled_charges')
      .select(['org_id', 'charge_id'])
      .where('next_at_ms', '<=', nowMs)
      .orderBy('next_at_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('scheduled_charges')
      .set({ next_at_ms: untilMs })
      .where((eb) => eb(eb.refTuple('org_id', 'charge_id'), 'in', due.$asTuple('org_id', 'charge_id')))
      .returning(['org_id', 'charge_id'])
      .execute()
    return rows.map((row) => ({ orgId: row.org_id as OrgId, chargeId: row.charge_id as ChargeId }))
  },
  async nextDueMs(tx: Tx): Promise<number | null> {
    const first = await sql<Tables>(tx)
      .selectFrom('scheduled_charges')
      .select((eb) => eb.fn.min<number | null>('next_at_ms').as('at_ms'))
      .executeTakeFirst()
    return first?.at_ms ?? null
  },
  addNotice(tx: Tx, { orgId, chargeId, dueAtMs }: Charge, sent: { no: number; amountMinor: number; atMs: number }): void {
    notice.write(tx, { org_id: orgId, charge_id: chargeId, no: sent.no, due_at_ms: dueAtMs, sent_ms: sent.atMs, amount_minor: sent.amountMinor })
  },
  async countNotices(tx: Tx, { orgId, chargeId }: Pick<Charge, 'orgId' | 'chargeId'>): Promise<number> {
    const row = await sql<Tables>(tx)
      .selectFrom('charge_notices')
      .select(raw<number>`count(*)::int`.as('n'))
      .where('org_id', '=', orgId)
      .where('charge_id', '=', chargeId)
      .executeTakeFirstOrThrow()
    return row.n
  },
}
