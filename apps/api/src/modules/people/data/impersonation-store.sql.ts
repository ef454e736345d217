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
        user_agent: session.userAgent,
        created_ms: session.nowMs,
        updated_ms: session.nowMs,
        expires_ms: session.expiresMs,
      })
      .execute()
  },
  /** All sessions in which this person acts in the place of another: they end with the right to it. */
  async endSessionsBy(tx: Tx, actedBy: UserId): Promise<void> {
    await sql<PeopleTables>(tx).deleteFrom('sessions').where('acted_by', '=', actedBy).execute()
    await sql<PeopleTables>(tx).deleteFrom('impersonation_keys').where('made_by', '=', actedBy).execute()
  },
  async sweepKeys(tx: Tx, nowMs: number): Promise<void> {
    await sql<PeopleTables>(tx).deleteFrom('impersonation_keys').where('expires_ms', '<=', nowMs).execute()
  },
}

export type ImpersonationStore = typeof impersonationStore
