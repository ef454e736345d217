import { sql } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { PeopleTables } from './tables.ts'

export interface AddressProof {
  readonly userId: UserId
  readonly browserHash: string | null
  readonly expiresMs: number
  readonly usedMs: number | null
}

const PROOF = ['user_id', 'browser_hash', 'expires_ms', 'used_ms'] as const
type Row = Pick<PeopleTables['address_proofs'], (typeof PROOF)[number]>

const read = (row: Row | undefined): AddressProof | null =>
  row ? { userId: row.user_id as UserId, browserHash: row.browser_hash, expiresMs: row.expires_ms, usedMs: row.used_ms } : null

/** Mailed links that prove an address, by the hash of their token. */
export const proofStore = {
  async add(tx: Tx, { orgId, tokenHash, userId, browserHash, expiresMs }: Omit<AddressProof, 'usedMs'> & { orgId: OrgId; tokenHash: string }): Promise<void> {
    await sql<PeopleTables>(tx)
      .insertInto('address_proofs')
      .values({ org_id: orgId, token_hash: tokenHash, user_id: userId, browser_hash: browserHash, expires_ms: expiresMs, used_ms: null })
      .execute()
  },
  async find(tx: Tx, tokenHash: string): Promise<AddressProof | null> {
    return read(await sql<PeopleTables>(tx).selectFrom('address_proofs').select(PROOF).where('token_hash', '=', tokenHash).executeTakeFirst())
  },
  /** Uses it: of any number who bring it, one gets it. Null where it was used, has expired or is not there. */
  async take(tx: Tx, tokenHash: string, nowMs: number): Promise<AddressProof | null> {
    const row = await sql<PeopleTables>(tx)
      .updateTable('address_proofs')
      .set({ used_ms: nowMs })
      .where('token_hash', '=', tokenHash)
      .where('used_ms', 'is', null)
      .where('expires_ms', '>', nowMs)
      .returning(PROOF)
      .executeTakeFirst()
    return read(row)
  },
  /** Those of a person that were not used open nothing any more. */
  async removeOpenOf(tx: Tx, userId: UserId): Promise<void> {
    await sql<PeopleTables>(tx).deleteFrom('address_proofs').where('user_id', '=', userId).where('used_ms', 'is', null).execute()
  },
  async sweep(tx: Tx, expiredBeforeMs: number): Promise<void> {
    await sql<PeopleTables>(tx).deleteFrom('address_proofs').where('expires_ms', '<', expiredBeforeMs).execute()
  },
}

export type ProofStore = typeof proofStore
