import { createHash } from 'node:crypto'
import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import { type Money, money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { ColumnType, Selectable } from 'kysely'
import type { Mandate, MandateId, Source, Subject } from '../domain/mandate.ts'
import { readSources } from './read-source.ts'

interface MandateTable {
  org_id: string
  mandate_id: string
  user_id: string
  subject_kind: string
  subject_id: string
  text: string
  text_hash: string
  language: string
  ip: string
  user_agent: string | null
  at_ms: number
  ceiling_minor: number
  currency: string
  cadence: Mandate['cadence']
  sources: ColumnType<unknown, string, string>
  revoked_ms: number | null
}
interface NoticeTable {
  org_id: string
  mandate_id: string
  amount_minor: number
  told_ms: number
}
interface SubjectTable {
  org_id: string
  subject_kind: string
  subject_id: string
  by_hand: string | null
  by_hand_until_ms: number | null
}
interface Tables {
  charge_mandates: MandateTable
  charge_mandate_notices: NoticeTable
  charge_subjects: SubjectTable
}

const read = (row: Selectable<MandateTable> & { told_minor: number | null }): Mandate => ({
  orgId: row.org_id as OrgId,
  mandateId: row.mandate_id as MandateId,
  userId: row.user_id as UserId,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  text: row.text,
  language: row.language,
  ip: row.ip,
  userAgent: row.user_agent,
  atMs: row.at_ms,
  ceiling: money(row.ceiling_minor, row.currency),
  notified: row.told_minor === null ? null : money(row.told_minor, row.currency),
  cadence: row.cadence,
  sources: readSources(row.sources),
  revokedAtMs: row.revoked_ms,
})

interface Key {
  org_id: string
  subject_kind: string
  subject_id: string
}
const keyOf = ({ orgId, subjectKind, subjectId }: Subject): Key => ({ org_id: orgId, subject_kind: subjectKind, subject_id: subjectId })

const notifiedMinor = raw<number | null>`(select max(n.amount_minor) from charge_mandate_notices n
  where n.org_id = charge_mandates.org_id and n.mandate_id = charge_mandates.mandate_id)`.as('told_minor')

const live = prepared((db: Sql<Tables>, at: Key) =>
  db
    .selectFrom('charge_mandates')
    .selectAll()
    .select(notifiedMinor)
    .where('org_id', '=', at.org_id)
    .where('subject_kind', '=', at.subject_kind)
    .where('subject_id', '=', at.subject_id)
    .where('revoked_ms', 'is', fixed(null)),
)
const makeSubject = prepared((db: Sql<Tables>, row: Key & { by_hand: string | null; by_hand_until_ms: number | null }) =>
  db
    .insertInto('charge_subjects')
    .values(row)
    .onConflict((on) => on.doNothing()),
)
const lockSubject = prepared((db: Sql<Tables>, at: Key) =>
  db
    .selectFrom('charge_subjects')
    .selectAll()
    .where('org_id', '=', at.org_id)
    .where('subject_kind', '=', at.subject_kind)
    .where('subject_id', '=', at.subject_id)
    .forUpdate(),
)

export interface ByHand {
  readonly ref: string
  readonly untilMs: number
}

export const mandateStore = {
  async insert(tx: Tx, mandate: Mandate): Promise<void> {
    const { ceiling, atMs } = mandate
    await sql<Tables>(tx)
      .insertInto('charge_mandates')
      .values({
        ...keyOf(mandate),
        mandate_id: mandate.mandateId,
        user_id: mandate.userId,
        text: mandate.text,
        text_hash: createHash('sha256').update(mandate.text).digest('base64url'),
        language: mandate.language,
        ip: mandate.ip,
        user_agent: mandate.userAgent,
        at_ms: atMs,
        ceiling_minor: ceiling.minor,
        currency: ceiling.currency,
        cadence: mandate.cadence,
        sources: JSON.stringify(mandate.sources),
        revoked_ms: mandate.revokedAtMs,
      })
      .execute()
  },
  async findLive(tx: Tx, subject: Subject): Promise<Mandate | null> {
    const row = await live.first(tx, keyOf(subject))
    return row ? read(row) : null
  },
  /** The newest first. */
  async listOf(tx: Tx, { orgId, userId }: { orgId: OrgId; userId: UserId }): Promise<Mandate[]> {
    const rows = sql<Tables>(tx).selectFrom('charge_mandates').selectAll().select(notifiedMinor).where('org_id', '=', orgId).where('user_id', '=', userId)
    return (await rows.orderBy('at_ms', 'desc').execute()).map(read)
  },
  async revoke(tx: Tx, { orgId, subjectKind, subjectId }: Subject, atMs: number): Promise<void> {
    await sql<Tables>(tx)
      .updateTable('charge_mandates')
      .set({ revoked_ms: atMs })
      .where('org_id', '=', orgId)
      .where('subject_kind', '=', subjectKind)
      .where('subject_id', '=', subjectId)
      .where('revoked_ms', 'is', null)
      .execute()
  },
  async notify(tx: Tx, { orgId, mandateId }: Mandate, { minor }: Money, atMs: number): Promise<void> {
    await sql<Tables>(tx)
      .insertInto('charge_mandate_notices')
      .values({ org_id: orgId, mandate_id: mandateId, amount_minor: minor, told_ms: atMs })
      .onConflict((same) => same.doNothing())
      .execute()
  },
  async setSources(tx: Tx, { orgId, mandateId }: Mandate, sources: readonly Source[]): Promise<void> {
    await sql<Tables>(tx)
      .updateTable('charge_mandates')
      .set({ sources: JSON.stringify(sources) })
      .where('org_id', '=', orgId)
      .where('mandate_id', '=', mandateId)
      .execute()
  },
  /** Locks payments for it until the transaction ends. Returns the charge being paid by hand. */
  async lockSubject(tx: Tx, subject: Subject): Promise<ByHand | null> {
    makeSubject.write(tx, { ...keyOf(subject), by_hand: null, by_hand_until_ms: null })
    const row = await lockSubject.first(tx, keyOf(subject))
    return row?.by_hand != null && row.by_hand_until_ms != null ? { ref: row.by_hand, untilMs: row.by_hand_until_ms } : null
  },
  async setByHand(tx: Tx, { orgId, subjectKind, subjectId }: Subject, byHand: ByHand | null): Promise<void> {
    await sql<Tables>(tx)
      .updateTable('charge_subjects')
      .set({ by_hand: byHand?.ref ?? null, by_hand_until_ms: byHand?.untilMs ?? null })
      .where('org_id', '=', orgId)
      .where('subject_kind', '=', subjectKind)
      .where('subject_id', '=', subjectId)
      .execute()
  },
}
