import { accept, invariant, type Outcome, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import { accountMail } from './account-mail.ts'
import type { FactorRefusal } from './check-factor.ts'
import type { Person } from './domain/person.ts'
import { libraryCode, openIdentity } from './identity.ts'
import type { TooManyTries } from './limit-tries.ts'
import type { Asking, VerbDeps } from './people-deps.ts'

/** A person and the token of their new session: the value of the cookie. */
export interface NewSession {
  readonly person: Person
  readonly token: string
}

export type SignInRefusal = Refusal<'wrong_credentials' | 'blocked' | 'email_not_verified'> | FactorRefusal

/** An unknown address costs as much time as a wrong password, with the same answer. */
export async function signIn(
  deps: VerbDeps,
  asking: Asking,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<Outcome<NewSession, SignInRefusal | TooManyTries>> {
  const guess = { email, ip: asking.ip, device: asking.browserId() }
  const allowed = await deps.limits.guess(asking.orgId, guess)
  if (!allowed.ok) return allowed
  return deps.db.inTenant(asking.orgId, async (tx) => {
    const opened = await openSession(deps, tx, asking, { email, password, code })
    if (!opened.ok) return opened
    await deps.limits.guessedRight(tx, asking.orgId, guess)
    return accept(await welcome(deps, tx, asking, opened.value))
  })
}

/** The end of every way in: what the browser held is handed over. */
export async function welcome(deps: VerbDeps, tx: Tx, asking: Asking, { userId, token }: { userId: UserId; token: string }): Promise<NewSession> {
  await deps.events.signedIn(tx, { orgId: asking.orgId, userId, browserId: asking.knownBrowserId })
  const person = await deps.store.find(tx, userId)
  invariant(person, 'who signed in exists')
  return { person, token }
}

async function openSession(
  deps: VerbDeps,
  tx: Tx,
  asking: Asking,
  { code, ...body }: { email: string; password: string; code?: string | undefined },
): Promise<Outcome<{ userId: UserId; token: string }, SignInRefusal>> {
  const identity = await openIdentity(deps, tx, asking, accountMail(deps, tx, asking), { userAgent: asking.userAgent, code, browserId: asking.browserId })
  try {
    const { user } = await identity.api.signInEmail({ body })
    const token = identity.mintedToken()
    invariant(token, 'a sign-in makes a session')
    return accept({ userId: user.id as UserId, token })
  } catch (error) {
    switch (libraryCode(error)) {
      case 'INVALID_EMAIL_OR_PASSWORD':
        return refuse('wrong_credentials')
      case 'EMAIL_NOT_VERIFIED':
        return refuse('email_not_verified')
      case 'FAILED_TO_CREATE_SESSION':
        return { ok: false, refusal: identity.factorRefusal() ?? { code: 'blocked' } }
      default:
        throw error
    }
  }
}
