import { setTimeout as wait } from 'node:timers/promises'
import { accept, type Outcome, type Refusal, refuse, type UserId } from '@sojourn/kernel'
import { acceptable, type CommonPassword } from './acceptable-password.ts'
import { accountMail } from './account-mail.ts'
import { endSessions } from './end-sessions.ts'
import { libraryCode, openIdentity, resetOf } from './identity.ts'
import type { TooManyTries } from './limit-tries.ts'
import type { Asking, VerbDeps } from './people-deps.ts'

// Writing a mail takes a few milliseconds that an unknown address does not: with this delay the two look the same.
const ANSWER_AFTER_MS = 150

/** Mails a link where the address is known; answers alike, and after the same time, where it is not. */
export async function askForReset(deps: VerbDeps, asking: Asking, email: string): Promise<Outcome<void, TooManyTries>> {
  const allowed = await deps.limits.askForMail(asking.orgId, { email, ip: asking.ip })
  if (!allowed.ok) return allowed
  const mailed = deps.db.inTenant(asking.orgId, async (tx) => {
    const identity = await openIdentity(deps, tx, asking, accountMail(deps, tx, asking))
    await identity.api.requestPasswordReset({ body: { email } })
  })
  await Promise.all([mailed, wait(ANSWER_AFTER_MS)])
  return accept()
}

/** Takes the link's token, once; every session of its owner ends. A password that is refused leaves the link as it was. */
export async function resetPassword(
  deps: VerbDeps,
  asking: Asking,
  body: { token: string; password: string },
): Promise<Outcome<void, CommonPassword | Refusal<'link_spent'>>> {
  try {
    return await deps.db.inTenant(asking.orgId, async (tx) => {
      const identity = await openIdentity(deps, tx, asking, accountMail(deps, tx, asking))
      const link = await identity.rows.findVerificationValue(resetOf(body.token))
      const owner = link && (await deps.store.find(tx, link.value as UserId))
      const fit = await acceptable(body.password, asking.org.name, owner ?? undefined)
      if (!fit.ok) return fit
      await identity.api.resetPassword({ body: { token: body.token, newPassword: body.password } })
      // The library has ended those of the person, not those in which they act for others.
      if (owner) await endSessions(deps, tx, { orgId: asking.orgId, userId: owner.userId }, {})
      return accept()
    })
  } catch (error) {
    const code = libraryCode(error)
    if (code === 'INVALID_TOKEN' || code === 'USER_NOT_FOUND') return refuse('link_spent')
    throw error
  }
}
