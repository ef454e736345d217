import { accept, type Outcome, type Refusal, refuse, secretToken } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { ACTED_SESSION_MS, KEY_MS, mayImpersonate } from './domain/impersonation.ts'
import { maySee } from './domain/person.ts'
import { hashToken } from './hash-token.ts'
import { USER_AGENT_MAX } from './identity.ts'
import type { Asking, VerbDeps } from './people-deps.ts'
import type { NewSession } from './sign-in.ts'

export interface NewKey {
  /** 256 bits. Returned once: only its hash is stored. */
  readonly key: string
  readonly expiresMs: number
}

/** Makes a key with which its maker, within a minute and once, is signed in in the place of another person. The reason can be read by that person. */
export async function makeImpersonationKey(
  deps: VerbDeps,
  caller: SignedInCaller,
  { email, reason }: { readonly email: string; readonly reason: string },
): Promise<Outcome<NewKey, Refusal<'not_found' | 'not_allowed'>>> {
  const { orgId, user } = caller
  return deps.db.inTenant(orgId, async (tx) => {
    const person = await deps.store.findByEmail(tx, email)
    if (!person || !maySee(user, person)) return refuse('not_found')
    if (!mayImpersonate(user, person)) return refuse('not_allowed')
    const key = secretToken()
    const expiresMs = deps.clock.nowMs() + KEY_MS
    await deps.impersonation.addKey(tx, { orgId, keyHash: hashToken(key), userId: person.userId, madeBy: user.userId, reason, expiresMs })
    await deps.acts.record(tx, caller, { kind: 'impersonation_allowed', subjectId: person.userId, reason })
    return accept({ key, expiresMs })
  })
}

/** Signs in by a key. Whatever is wrong with it answers alike, and nothing of the browser is handed over to the person. `begunFrom` is the browser's own session, which goes on afterwards. */
export async function impersonate(
  deps: VerbDeps,
  asking: Asking & { readonly requestId: string },
  key: string,
  begunFrom: string | null,
): Promise<Outcome<NewSession, Refusal<'key_spent'>>> {
  const { orgId, requestId } = asking
  return deps.db.inTenant(orgId, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const taken = await deps.impersonation.takeKey(tx, hashToken(key), nowMs)
    if (!taken) return refuse('key_spent')
    const [person, actor] = [await deps.store.findHeld(tx, taken.userId), await deps.store.findHeld(tx, taken.madeBy)]
    // The minute was long enough for either of them to be blocked, or for a client to change agents.
    if (!person || !actor || actor.isBlocked || !mayImpersonate(actor, person)) return refuse('key_spent')
    const token = secretToken()
    await deps.impersonation.addSession(tx, {
      orgId,
      sessionId: deps.ids.next<'session'>('ses'),
      tokenHash: hashToken(token),
      userId: person.userId,
      actedBy: actor.userId,
      begunFrom,
      userAgent: asking.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      nowMs,
      expiresMs: nowMs + ACTED_SESSION_MS,
    })
    await deps.acts.record(tx, { orgId, user: actor, requestId }, { kind: 'impersonation_begun', subjectId: person.userId, reason: taken.reason })
    return accept({ person, token })
  })
}
