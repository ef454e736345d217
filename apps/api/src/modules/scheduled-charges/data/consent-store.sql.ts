import { sql, write } from '@sojourn/db'
import type { Tx, UserId } from '@sojourn/kernel'
import type { Consent, Subject } from '../domain/mandate.ts'

interface ConsentTable {
  org_id: string
  subject_kind: string
  subject_id: string
  user_id: string
  text: string
  language: string
  ip: string
  user_agent: string | null
  at_ms: number
}
type Tables = { charge_consents: ConsentTable }

export const consentStore = {
  /** The first stays: it is what was read. */
  async insert(tx: Tx, { orgId, subjectKind, subjectId, userId, text, language, ip, userAgent, atMs }: Consent): Promise<void> {
    const row = { org_id: orgId, subject_kind: subjectKind, subject_id: subjectId, user_id: userId, text, language, ip, user_agent: userAgent, at_ms: atMs }
    write(
      tx,
      sql<Tables>(tx)
        .insertInto('charge_consents')
        .values(row)
        .onConflict((same) => same.doNothing()),
    )
  },
  async find(tx: Tx, { orgId, subjectKind, subjectId }: Subject): Promise<Consent | null> {
    const all = sql<Tables>(tx).selectFrom('charge_consents').selectAll().where('org_id', '=', orgId).where('subject_kind', '=', subjectKind)
    const row = await all.where('subject_id', '=', subjectId).executeTakeFirst()
    if (!row) return null
    const { text, language, ip } = row
    return { orgId, subjectKind, subjectId, userId: row.user_id as UserId, text, language, ip, userAgent: row.user_agent, atMs: row.at_ms }
  },
}
