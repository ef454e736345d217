import type { DataOf, ParsedBodyOf, readLink as readLinkCall } from '@sojourn/contracts'
import type { UserId } from '@sojourn/kernel'
import { accountMail } from './account-mail.ts'
import { hashToken } from './hash-token.ts'
import { openIdentity, resetOf } from './identity.ts'
import type { Asking, VerbDeps } from './people-deps.ts'

type LinkState = DataOf<typeof readLinkCall>

const UNKNOWN: LinkState = { state: 'unknown', email: null }

/** What a mailed link is good for, for the page it opens. It changes nothing: only a click does. */
export function readLink(deps: VerbDeps, asking: Asking, { kind, token }: ParsedBodyOf<typeof readLinkCall>): Promise<LinkState> {
  return deps.db.inTenant(asking.orgId, async (tx) => {
    if (kind === 'reset_password') {
      const { rows } = await openIdentity(deps, tx, asking, accountMail(deps, tx, asking))
      const link = await rows.findVerificationValue(resetOf(token))
      const owner = link && link.expiresAt.getTime() > Date.now() ? await deps.store.find(tx, link.value as UserId) : null
      return owner ? { state: 'open', email: owner.email } : UNKNOWN
    }
    const proof = await deps.proofs.find(tx, hashToken(token))
    const owner = proof && (await deps.store.find(tx, proof.userId))
    if (!proof || !owner || owner.isBlocked) return UNKNOWN
    if (proof.usedMs !== null || (await deps.store.isProven(tx, owner.email))) return { state: 'used', email: owner.email }
    return { state: proof.expiresMs > deps.clock.nowMs() ? 'open' : 'expired', email: owner.email }
  })
}
