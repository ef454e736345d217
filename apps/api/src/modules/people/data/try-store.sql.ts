import { prepared, raw, type Sql, sql } from '@sojourn/db'
import type { TryStore } from './people-store.ts'
import type { PeopleTables } from './tables.ts'

const find = prepared((db: Sql<PeopleTables>, of: { orgId: string; keys: readonly string[] }) =>
  db.selectFrom('tries').select(['count', 'last_ms', 'next_ms']).where('org_id', '=', of.orgId).where(raw<boolean>`key = any(${of.keys}::text[])`),
)

export const tryStore: TryStore = {
  find: async (tx, orgId, keys) => (await find.all(tx, { orgId, keys })).map((row) => ({ count: row.count, lastMs: row.last_ms, nextMs: row.next_ms })),
  async hold(tx, orgId, key) {
    const row = await sql<PeopleTables>(tx)
      .insertInto('tries')
      .values({ org_id: orgId, key, count: 0, last_ms: 0, next_ms: 0 })
      // Writing the row as it is takes its lock, whether it was there or not.
      .onConflict((same) => same.columns(['org_id', 'key']).doUpdateSet({ count: raw<number>`tries.count` }))
      .returning(['count', 'last_ms', 'next_ms'])
      .executeTakeFirstOrThrow()
    return { count: row.count, lastMs: row.last_ms, nextMs: row.next_ms }
  },
  async save(tx, orgId, key, { count, lastMs, nextMs }) {
    await sql<PeopleTables>(tx)
      .updateTable('tries')
      .set({ count, last_ms: lastMs, next_ms: nextMs })
      .where('org_id', '=', orgId)
      .where('key', '=', key)
      .execute()
  },
  async knownOf(tx, orgId, keys, nowMs) {
    const rows = await sql<PeopleTables>(tx)
      .selectFrom('known_origins')
      .select('key')
      .where('org_id', '=', orgId)
      .where('key', 'in', [...keys])
      .where('until_ms', '>', nowMs)
      .execute()
    return new Set(rows.map(({ key }) => key))
  },
  async remember(tx, orgId, key, untilMs) {
    await sql<PeopleTables>(tx)
      .insertInto('known_origins')
      .values({ org_id: orgId, key, until_ms: untilMs })
      .onConflict((same) => same.columns(['org_id', 'key']).doUpdateSet({ until_ms: untilMs }))
      .execute()
  },
  async clear(tx, orgId, key) {
    await sql<PeopleTables>(tx).deleteFrom('tries').where('org_id', '=', orgId).where('key', '=', key).execute()
  },
}
