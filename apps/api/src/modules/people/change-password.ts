import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { checkOwnPassword, type WrongPassword } from './check-own-password.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Person } from './domain/person.ts'
import { isWeakPassword } from './domain/weak-password.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './password.ts'
import type { VerbDeps } from './people-deps.ts'

/** Refuses `common_password` for one that is tried first, or that is made of the person's own name or address. */
export function acceptable(password: string, chooser?: Pick<Person, 'email' | 'firstName' | 'lastName'>): Outcome<void, Refusal<'common_password'>> {
  const who = chooser && { email: chooser.email, names: [chooser.firstName, chooser.lastName] }
  return isWeakPassword(password, isCommonPassword, who) ? refuse('common_password') : accept()
}

/** Sets a new password against the old one. Every other session ends, and links that were mailed open nothing any more. */
export async function changePassword(
  deps: VerbDeps,
  caller: SignedInCaller,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Outcome<void, WrongPassword | Refusal<'common_password'>>> {
  const { orgId, user } = caller
  const fit = acceptable(newPassword, user)
  if (!fit.ok) return fit
  const own = await checkOwnPassword(deps, caller, oldPassword)
  if (!own.ok) return own
  const hash = await hashPassword(newPassword)
  await deps.db.inTenant(orgId, async (tx) => {
    // Waits for a sign-in with the old password, whose session then ends too.
    await deps.store.change(tx, user.userId, {}, deps.clock.nowMs())
    await deps.store.setPassword(tx, user.userId, hash, deps.clock.nowMs())
    await endSessions(deps, tx, { orgId, userId: user.userId }, { but: user.sessionId })
    await deps.store.removeLinksOf(tx, user.userId)
  })
  return accept()
}
