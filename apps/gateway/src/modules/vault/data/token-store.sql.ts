import { sql, write } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { MethodStore } from './method-store.ts'

interface Tables {
  card_tokens: { org_id: string; token_id: string; method_id: string; used_ms: number | null; created_ms: number }
}

/** One-time names for cards. */
export const tokenStore: Pick<MethodStore, 'addToken' | 'lockToken' | 'useToken'> = {
  async addToken(tx, { id, merchantId, methodId, usedAtMs, createdAtMs }) {
    const row = { org_id: merchantId, token_id: id, method_id: methodId, used_ms: usedAtMs, created_ms: createdAtMs }
    write(tx, sql<Tables>(tx).insertInto('card_tokens').values(row))
  },
  async lockToken(tx, merchantId, id) {
    const query = sql<Tables>(tx).selectFrom('card_tokens').selectAll().where('org_id', '=', merchantId).where('token_id', '=', id)
    const row = await query.forUpdate().executeTakeFirst()
    return row ? { id: row.token_id, merchantId: row.org_id as OrgId, methodId: row.method_id, usedAtMs: row.used_ms, createdAtMs: row.created_ms } : null
  },
  async useToken(tx, { merchantId, id }, nowMs) {
    write(tx, sql<Tables>(tx).updateTable('card_tokens').set({ used_ms: nowMs }).where('org_id', '=', merchantId).where('token_id', '=', id))
  },
}
