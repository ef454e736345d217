import { sql } from '@sojourn/db'
import type { PeopleStore } from './people-store.ts'
import type { PeopleTables } from './tables.ts'

/** Cookies that a block made worthless: a browser that holds one gets the reason. */
export const blockedSessionStore: Pick<PeopleStore, 'blockSessionsOf' | 'forgetBlockedSessions' | 'isBlockedSession'> = {
  async blockSessionsOf(tx, orgId, userId) {
    const db = sql<PeopleTables>(tx)
    const ended = await db.deleteFrom('sessions').where('user_id', '=', userId).returning(['token_hash', 'expires_ms']).execute()
    if (ended.length === 0) return
    await db
      .insertInto('blocked_sessions')
      .values(ended.map(({ token_hash, expires_ms }) => ({ org_id: orgId, token_hash, user_id: userId, until_ms: expires_ms })))
      .execute()
  },
  async forgetBlockedSessions(tx, userId) {
    await sql<PeopleTables>(tx).deleteFrom('blocked_sessions').where('user_id', '=', userId).execute()
  },
  async isBlockedSession(tx, tokenHash, nowMs) {
    const found = await sql<PeopleTables>(tx)
      .selectFrom('blocked_sessions')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('until_ms', '>', nowMs)
      .executeTakeFirst()
    return found !== undefined
  },
}
