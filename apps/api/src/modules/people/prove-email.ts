import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import { accountMail } from './account-mail.ts'
import { hashToken } from './hash-token.ts'
import { openIdentity } from './identity.ts'
import type { TooManyTries } from './limit-tries.ts'
import { browserHash, newProof } from './new-proof.ts'
import type { Asking, VerbDeps } from './people-deps.ts'
import { type NewSession, welcome } from './sign-in.ts'

/** What a click on the mailed link did: `session` is null where another browser had asked for the link, whose person signs in. */
export interface Proved {
  readonly state: 'confirmed' | 'already_confirmed'
  readonly session: NewSession | null
}

/** Takes the mailed link's token, once, and confirms the address of its owner; the browser that asked for the link is signed in. */
export function proveEmail(deps: VerbDeps, asking: Asking, token: string): Promise<Outcome<Proved, Refusal<'link_spent'>>> {
  return deps.db.inTenant(asking.orgId, async (tx): Promise<Outcome<Proved, Refusal<'link_spent'>>> => {
    const nowMs = deps.clock.nowMs()
    const proof = await deps.proofs.take(tx, hashToken(token), nowMs)
    if (!proof) return (await deps.proofs.find(tx, hashToken(token)))?.usedMs ? accept({ state: 'already_confirmed', session: null }) : refuse('link_spent')
    const { userId } = proof
    const person = await deps.store.change(tx, userId, { emailVerified: true }, nowMs)
    if (!person || person.isBlocked) return refuse('link_spent')
    if (proof.browserHash === null || proof.browserHash !== browserHash(asking.knownBrowserId)) return accept({ state: 'confirmed', session: null })
    const identity = await openIdentity(deps, tx, asking, accountMail(deps, tx, asking), { userAgent: asking.userAgent })
    await identity.rows.createSession(userId)
    const session = identity.mintedToken()
    return accept({ state: 'confirmed', session: session ? await welcome(deps, tx, asking, { userId, token: session }) : null })
  })
}

/** Mails another link in place of one that expired; answers alike for a token that is not there. */
export async function sendProofAgain(deps: VerbDeps, asking: Asking, token: string): Promise<Outcome<void, TooManyTries>> {
  const owner = await deps.db.inTenant(asking.orgId, async (tx) => {
    const proof = await deps.proofs.find(tx, hashToken(token))
    const person = proof && (await deps.store.find(tx, proof.userId))
    return person && !person.isBlocked && !(await deps.store.isProven(tx, person.email)) ? person : null
  })
  if (!owner) return accept()
  const { email, firstName, userId } = owner
  const allowed = await deps.limits.askForMail(asking.orgId, { email, ip: asking.ip })
  if (!allowed.ok) return allowed
  await deps.db.inTenant(asking.orgId, async (tx) => {
    const next = await newProof({ proofs: deps.proofs, nowMs: deps.clock.nowMs() }, tx, { orgId: asking.orgId, userId, browserId: asking.browserId() })
    await accountMail(deps, tx, asking).proveAddress({ email, firstName }, next)
  })
  return accept()
}
