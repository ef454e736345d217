import { prepared, raw, type Sql, sql } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'

interface Tables {
  news_reads: { org_id: string; user_id: string; read_ms: number }
}
type Of = { readonly orgId: OrgId; readonly userId: UserId }

const find = prepared((db: Sql<Tables>, { orgId, userId }: { orgId: string; userId: string }) =>
  db.selectFrom('news_reads').select('read_ms').where('org_id', '=', orgId).where('user_id', '=', userId),
)

export const readStore = {
  find: async (tx: Tx, { orgId, userId }: Of): Promise<number> => (await find.first(tx, { orgId, userId }))?.read_ms ?? 0,
  /** Never back. */
  async save(tx: Tx, { orgId, userId }: Of, readMs: number): Promise<void> {
    await sql<Tables>(tx)
      .insertInto('news_reads')
      .values({ org_id: orgId, user_id: userId, read_ms: readMs })
      .onConflict((same) => same.columns(['org_id', 'user_id']).doUpdateSet({ read_ms: raw<number>`greatest(news_reads.read_ms, excluded.read_ms)` }))
      .execute()
  },
}
