import { type BrowserId, type OrgId, secretToken, type Tx, type UserId } from '@sojourn/kernel'
import type { ProofStore } from './data/proof-store.sql.ts'
import { hashToken } from './hash-token.ts'

const PROOF_MS = 24 * 3_600_000

/** The browser that asked for a link: known by its hash alone. */
export const browserHash = (browserId: BrowserId | null): string | null => (browserId === null ? null : hashToken(browserId))

/** A new token that proves the address of a person; `browserId` is the browser that asked for it, which the link signs in. */
export async function newProof(
  { proofs, nowMs }: { proofs: ProofStore; nowMs: number },
  tx: Tx,
  { orgId, userId, browserId }: { orgId: OrgId; userId: UserId; browserId: BrowserId | null },
): Promise<string> {
  const token = secretToken()
  await proofs.add(tx, { orgId, tokenHash: hashToken(token), userId, browserHash: browserHash(browserId), expiresMs: nowMs + PROOF_MS })
  return token
}
