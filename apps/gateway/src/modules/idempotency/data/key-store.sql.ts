import { kept, type Sql, sql, write } from '@sojourn/db'
import type { Insertable, Updateable } from 'kysely'
import type { KeyStore } from './key-store.ts'

interface KeyTable {
  org_id: string
  key: string
  request_hash: string
  state: 'running' | 'done'
  locked_until_ms: number
  status: number | null
  body: unknown
  created_ms: number
}

interface Tables {
  idempotency_keys: KeyTable
}

const insert = kept((db: Sql<Tables>, row: Insertable<KeyTable>) =>
  db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('key'),
)
const change = kept((db: Sql<Tables>, { org_id, key, ...changes }: { org_id: string; key: string } & Updateable<KeyTable>) =>
  db.updateTable('idempotency_keys').set(changes).where('org_id', '=', org_id).where('key', '=', key),
)

export const keyStore: KeyStore = {
  async take(tx, merchantId, key, { requestHash, nowMs, lockedUntilMs }) {
    const row = { org_id: merchantId, key, request_hash: requestHash, state: 'running' as const, locked_until_ms: lockedUntilMs, created_ms: nowMs }
    return (await insert.first(tx, { ...row, status: null, body: null })) !== undefined
  },
  async lock(tx, merchantId, key) {
    const query = sql<Tables>(tx).selectFrom('idempotency_keys').selectAll().where('org_id', '=', merchantId).where('key', '=', key)
    const row = await query.forUpdate().executeTakeFirst()
    if (!row) return null
    const answer = row.state === 'done' ? { status: row.status as number, body: row.body } : null
    return { requestHash: row.request_hash, lockedUntilMs: row.locked_until_ms, answer }
  },
  async relock(tx, merchantId, key, lockedUntilMs) {
    change.write(tx, { org_id: merchantId, key, locked_until_ms: lockedUntilMs })
  },
  async finish(tx, merchantId, key, { status, body }) {
    change.write(tx, { org_id: merchantId, key, state: 'done', status, body: JSON.stringify(body) })
  },
  async prune(tx, beforeMs) {
    write(tx, sql<Tables>(tx).deleteFrom('idempotency_keys').where('created_ms', '<', beforeMs))
  },
}
