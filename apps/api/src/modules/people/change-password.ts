import { accept, type Outcome } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { acceptable, type CommonPassword } from './acceptable-password.ts'
import { checkOwnPassword, type WrongPassword } from './check-own-password.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './password.ts'
import type { VerbDeps } from './people-deps.ts'

/** Sets a new password against the old one. Every other session ends, and links that were mailed open nothing any more. */
export async function changePassword(
  deps: VerbDeps,
  caller: SignedInCaller,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Outcome<void, WrongPassword | CommonPassword>> {
  const { orgId, org, user } = caller
  const fit = await acceptable(newPassword, org.name, user)
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
