import { sql, write } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { KeyStore } from './key-store.ts'

interface Tables {
  idempotency_keys: {
    org_id: string
    key: string
    request_hash: string
    state: 'running' | 'done'
    locked_until_ms: number
    status: number | null
    body: unknown
    created_ms: number
  }
}

const one = (tx: Tx, merchantId: OrgId, key: string) => sql<Tables>(tx).updateTable('idempotency_keys').where('org_id', '=', merchantId).where('key', '=', key)

export const keyStore: KeyStore = {
  async take(tx, merchantId, key, { requestHash, nowMs, lockedUntilMs }) {
    const row = { org_id: merchantId, key, request_hash: requestHash, state: 'running' as const, locked_until_ms: lockedUntilMs, created_ms: nowMs }
    const query = sql<Tables>(tx)
      .insertInto('idempotency_keys')
      .values({ ...row, status: null, body: null })
    return (
      (
        await query
          .onConflict((on) => on.doNothing())
          .returning('key')
          .execute()
      ).length === 1
    )
  },
  async lock(tx, merchantId, key) {
    const query = sql<Tables>(tx).selectFrom('idempotency_keys').selectAll().where('org_id', '=', merchantId).where('key', '=', key)
    const row = await query.forUpdate().executeTakeFirst()
    if (!row) return null
    const answer = row.state === 'done' ? { status: row.status as number, body: row.body } : null
    return { requestHash: row.request_hash, lockedUntilMs: row.locked_until_ms, answer }
  },
  async relock(tx, merchantId, key, lockedUntilMs) {
    write(tx, one(tx, merchantId, key).set({ locked_until_ms: lockedUntilMs }))
  },
  async finish(tx, merchantId, key, { status, body }) {
    write(tx, one(tx, merchantId, key).set({ state: 'done', status, body: JSON.stringify(body) }))
  },
  async prune(tx, beforeMs) {
    write(tx, sql<Tables>(tx).deleteFrom('idempotency_keys').where('created_ms', '<', beforeMs))
  },
}
