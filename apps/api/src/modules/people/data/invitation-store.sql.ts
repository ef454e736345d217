import { sql } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PeopleTables } from './tables.ts'

interface StoredInvitation {
  readonly orgId: OrgId
  readonly codeHash: string
  readonly email: string
  readonly invitedBy: UserId
  readonly expiresMs: number
}

/** Access codes that were mailed. */
export const invitationStore = {
  async add(tx: Tx, { orgId, codeHash, email, invitedBy, expiresMs }: StoredInvitation): Promise<void> {
    await sql<PeopleTables>(tx)
      .insertInto('invitations')
      .values({ org_id: orgId, code_hash: codeHash, email, invited_by: invitedBy, expires_ms: expiresMs })
      .execute()
  },
  /** Takes the code away: of any number who bring it, one gets it. False where there is none for this address, or its time is over. */
  async take(tx: Tx, { codeHash, email }: { codeHash: string; email: string }, nowMs: number): Promise<boolean> {
    const row = await sql<PeopleTables>(tx)
      .deleteFrom('invitations')
      .where('code_hash', '=', codeHash)
      .where('email', '=', email)
      .where('expires_ms', '>', nowMs)
      .returning('code_hash')
      .executeTakeFirst()
    return row !== undefined
  },
  async sweep(tx: Tx, nowMs: number): Promise<void> {
    await sql<PeopleTables>(tx).deleteFrom('invitations').where('expires_ms', '<=', nowMs).execute()
  },
}

export type InvitationStore = typeof invitationStore
