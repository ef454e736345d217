import { sql } from '@sojourn/db'
import type { FactorStore } from './people-store.ts'
import type { PeopleTables } from './tables.ts'

export const factorStore: FactorStore = {
  async hold(tx, userId) {
    const row = await sql<PeopleTables>(tx).selectFrom('second_factors').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
    return row ? { secret: row.secret, isProved: row.is_proved, lastStep: row.last_step } : null
  },
  async begin(tx, { orgId, userId, secret, nowMs }) {
    const fresh = { secret, is_proved: false, last_step: 0, created_ms: nowMs }
    await sql<PeopleTables>(tx)
      .insertInto('second_factors')
      .values({ org_id: orgId, user_id: userId, ...fresh })
      .onConflict((same) => same.columns(['org_id', 'user_id']).doUpdateSet(fresh))
      .execute()
  },
  async take(tx, userId, step) {
    await sql<PeopleTables>(tx).updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute()
  },
  async prove(tx, { orgId, userId }, codeHashes) {
    const db = sql<PeopleTables>(tx)
    await db.updateTable('second_factors').set({ is_proved: true }).where('user_id', '=', userId).execute()
    await db.updateTable('users').set({ second_factor: true }).where('id', '=', userId).execute()
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await db
      .insertInto('recovery_codes')
      .values(codeHashes.map((code_hash) => ({ org_id: orgId, user_id: userId, code_hash })))
      .execute()
  },
  async spend(tx, userId, codeHash) {
    const spent = await sql<PeopleTables>(tx)
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning('code_hash')
      .executeTakeFirst()
    return spent !== undefined
  },
  async countCodes(tx, userId) {
    return (await sql<PeopleTables>(tx).selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()).length
  },
  async remove(tx, userId) {
    const db = sql<PeopleTables>(tx)
    await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await db.updateTable('users').set({ second_factor: false }).where('id', '=', userId).execute()
  },
}
