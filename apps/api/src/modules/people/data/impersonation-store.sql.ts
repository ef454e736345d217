import { sql } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PeopleTables } from './tables.ts'

export interface ImpersonationKey {
  readonly userId: UserId
  readonly madeBy: UserId
  readonly reason: string
}

export interface ActedSession {
  readonly orgId: OrgId
  readonly sessionId: string
  readonly tokenHash: string
  readonly userId: UserId
  readonly actedBy: UserId
  /** The browser's own session, which ends this one with it; null where it had none. */
  readonly begunFrom: string | null
  readonly userAgent: string | null
  readonly nowMs: number
  readonly expiresMs: number
}

/** Keys that sign in as another person, and the sessions they open. */
export const impersonationStore = {
  async addKey(tx: Tx, key: ImpersonationKey & { readonly orgId: OrgId; readonly keyHash: string; readonly expiresMs: number }): Promise<void> {
    const { orgId, keyHash, userId, madeBy, reason, expiresMs } = key
    await sql<PeopleTables>(tx)
      .insertInto('impersonation_keys')
      .values({ org_id: orgId, key_hash: keyHash, user_id: userId, made_by: madeBy, reason, expires_ms: expiresMs })
      .execute()
  },
  /** Takes the key away: of any number who bring it, one gets it. Null where there is none, or its minute is over. */
  async takeKey(tx: Tx, keyHash: string, nowMs: number): Promise<ImpersonationKey | null> {
    const row = await sql<PeopleTables>(tx).deleteFrom('impersonation_keys').where('key_hash', '=', keyHash).returningAll().executeTakeFirst()
    if (!row || row.expires_ms <= nowMs) return null
    return { userId: row.user_id as UserId, madeBy: row.made_by as UserId, reason: row.reason }
  },
  async addSession(tx: Tx, session: ActedSession): Promise<void> {
    await sql<PeopleTables>(tx)
      .insertInto('sessions')
      .values({
        org_id: session.orgId,
        id: session.sessionId,
        token_hash: session.tokenHash,
        user_id: session.userId,
        acted_by: session.actedBy,
        begun_from: session.begunFrom,
        user_agent: session.userAgent,
        created_ms: session.nowMs,
        updated_ms: session.nowMs,
        expires_ms: session.expiresMs,
      })
      .execute()
  },
  /** The session that the browser goes back to when this one ends; null where it had none. */
  async begunFrom(tx: Tx, sessionId: string, nowMs: number): Promise<{ readonly sessionId: string; readonly userId: UserId } | null> {
    const row = await sql<PeopleTables>(tx)
      .selectFrom('sessions as s')
      .innerJoin('sessions as o', (join) => join.onRef('o.org_id', '=', 's.org_id').onRef('o.id', '=', 's.begun_from'))
      .select(['o.id', 'o.user_id'])
      .where('s.id', '=', sessionId)
      .where('o.expires_ms', '>', nowMs)
      .executeTakeFirst()
    return row ? { sessionId: row.id, userId: row.user_id as UserId } : null
  },
  /** Ends all sessions in which this person acts in the place of another, and the keys to more of them; returns what ended. */
  async endSessionsBy(tx: Tx, actedBy: UserId): Promise<{ readonly sessionId: string; readonly userId: UserId }[]> {
    const db = sql<PeopleTables>(tx)
    const ended = await db.deleteFrom('sessions').where('acted_by', '=', actedBy).returning(['id', 'user_id']).execute()
    await db.deleteFrom('impersonation_keys').where('made_by', '=', actedBy).execute()
    return ended.map(({ id, user_id }) => ({ sessionId: id, userId: user_id as UserId }))
  },
  async sweepKeys(tx: Tx, nowMs: number): Promise<void> {
    await sql<PeopleTables>(tx).deleteFrom('impersonation_keys').where('expires_ms', '<=', nowMs).execute()
  },
}

export type ImpersonationStore = typeof impersonationStore
