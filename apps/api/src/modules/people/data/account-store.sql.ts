import { sql } from '@sojourn/db'
import type { PeopleStore } from './people-store.ts'
import type { PeopleTables } from './tables.ts'

const PASSWORD = 'credential'

/** What a person changes or ends of their own account. */
export const accountStore: Pick<PeopleStore, 'close' | 'createdMs' | 'passwordOf' | 'setPassword'> = {
  async passwordOf(tx, userId) {
    const row = await sql<PeopleTables>(tx)
      .selectFrom('accounts')
      .select('password')
      .where('user_id', '=', userId)
      .where('provider_id', '=', PASSWORD)
      .executeTakeFirst()
    return row?.password ?? null
  },
  async setPassword(tx, userId, hash, nowMs) {
    await sql<PeopleTables>(tx)
      .updateTable('accounts')
      .set({ password: hash, updated_ms: nowMs })
      .where('user_id', '=', userId)
      .where('provider_id', '=', PASSWORD)
      .execute()
  },
  async createdMs(tx, userId) {
    return (await sql<PeopleTables>(tx).selectFrom('users').select('created_ms').where('id', '=', userId).executeTakeFirstOrThrow()).created_ms
  },
  async close(tx, orgId, { userId, email, firstName, lastName, phone }, { nowMs, keepUntilMs }) {
    const db = sql<PeopleTables>(tx)
    const who = { org_id: orgId, user_id: userId, email, first_name: firstName, last_name: lastName, phone }
    await db
      .insertInto('locked_accounts')
      .values({ ...who, deleted_ms: nowMs, keep_until_ms: keepUntilMs })
      .execute()
    for (const table of ['sessions', 'accounts', 'address_proofs', 'blocked_sessions', 'second_factors', 'recovery_codes'] as const)
      await db.deleteFrom(table).where('user_id', '=', userId).execute()
    await db.deleteFrom('verifications').where('value', '=', userId).execute()
    await db
      .updateTable('users')
      .set({
        // The address is free again; a reserved ending, so that no mail ever leaves for it.
        email: `${userId}@deleted.invalid`,
        first_name: 'Deleted',
        last_name: 'account',
        title: null,
        phone: null,
        agent_id: null,
        preferred_language: null,
        preferred_currency: null,
        second_factor: false,
        deleted_ms: nowMs,
        updated_ms: nowMs,
      })
      .where('id', '=', userId)
      .execute()
  },
}
