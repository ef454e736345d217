import { sql } from '@sojourn/db'
import type { KeptAnswer, KeyRow, KeyStore } from '../idempotency.ts'

interface Tables {
  idempotency_keys: {
    org_id: string
    owner: string
    path: string
    key: string
    body_hash: string
    taken_ms: number
    status: number | null
    answer: string | null
  }
}

const own = (row: KeyRow) => ({ org_id: row.orgId as string, owner: row.owner, path: row.path, key: row.key })

/** Keys of keyed calls. */
export const keyStore: KeyStore = {
  async take(tx, row, staleBeforeMs) {
    const db = sql<Tables>(tx)
    const taken = await db
      .insertInto('idempotency_keys')
      .values({ ...own(row), body_hash: row.bodyHash, taken_ms: row.atMs, status: null, answer: null })
      .onConflict((on) =>
        on
          .columns(['org_id', 'owner', 'path', 'key'])
          .doUpdateSet({ taken_ms: row.atMs })
          .where('idempotency_keys.status', 'is', null)
          .where('idempotency_keys.taken_ms', '<', staleBeforeMs)
          .where('idempotency_keys.body_hash', '=', row.bodyHash),
      )
      .returning('key')
      .executeTakeFirst()
    if (taken) return { state: 'taken' }
    const found = await select(tx, row).selectAll().executeTakeFirstOrThrow()
    if (found.status === null) return { state: 'running', bodyHash: found.body_hash }
    return { state: 'kept', bodyHash: found.body_hash, answer: { status: found.status, body: found.answer } as KeptAnswer }
  },
  async keep(tx, row, answer) {
    await sql<Tables>(tx)
      .updateTable('idempotency_keys')
      .set({ status: answer.status, answer: JSON.stringify(answer.body) })
      .where((eb) => eb.and(own(row)))
      .execute()
  },
  async drop(tx, row) {
    await sql<Tables>(tx)
      .deleteFrom('idempotency_keys')
      .where((eb) => eb.and(own(row)))
      .execute()
  },
  async prune(tx, beforeMs) {
    const gone = await sql<Tables>(tx).deleteFrom('idempotency_keys').where('taken_ms', '<', beforeMs).executeTakeFirst()
    return Number(gone.numDeletedRows)
  },
}

const select = (tx: Parameters<KeyStore['take']>[0], row: KeyRow) =>
  sql<Tables>(tx)
    .selectFrom('idempotency_keys')
    .where((eb) => eb.and(own(row)))
