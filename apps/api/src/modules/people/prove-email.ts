import { accept, type Outcome, type Refusal, refuse, type UserId } from '@sojourn/kernel'
import { accountMail } from './account-mail.ts'
import { openIdentity, proofOf } from './identity.ts'
import type { Asking, VerbDeps } from './people-deps.ts'
import { type NewSession, welcome } from './sign-in.ts'

/** Takes the mailed link's token, once, and signs its owner in. */
export function proveEmail(deps: VerbDeps, asking: Asking, token: string): Promise<Outcome<NewSession, Refusal<'link_spent'>>> {
  return deps.db.inTenant(asking.orgId, async (tx) => {
    const identity = await openIdentity(deps, tx, accountMail(deps, tx, asking), { userAgent: asking.userAgent })
    const proof = await identity.rows.consumeVerificationValue(proofOf(token))
    if (!proof) return refuse('link_spent')
    const userId = proof.value as UserId
    await deps.store.change(tx, userId, { emailVerified: true }, deps.clock.nowMs())
    await identity.rows.createSession(userId)
    const session = identity.mintedToken()
    // No session: the person is gone or blocked, and the link is worth nothing.
    return session ? accept(await welcome(deps, tx, asking, { userId, token: session })) : refuse('link_spent')
  })
}
