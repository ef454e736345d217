import { type OrgId, secretToken, type UserId } from '@sojourn/kernel'
import { accountMail, resetLink } from './account-mail.ts'
import { OPERATOR } from './domain/person.ts'
import { endSessions } from './end-sessions.ts'
import { openIdentity, resetOf } from './identity.ts'
import type { VerbDeps } from './people-deps.ts'

const LINK_MS = 24 * 3_600_000

/** Makes this address an operator, whatever role it had before; the link sets the password and works once, for a day. */
export function makeOperator(deps: VerbDeps, { orgId, email, origin }: { orgId: OrgId; email: string; origin: string }): Promise<{ link: string }> {
  return deps.db.inTenant(orgId, async (tx) => {
    const { rows } = await openIdentity(deps, tx, { orgId }, accountMail(deps, tx, { orgId, origin }))
    const known = await deps.store.findByEmail(tx, email)
    const userId =
      // not translated: the first name of an account, its owner's to change
      known?.userId ?? ((await rows.createUser({ email, name: 'Site', lastName: 'Operator', emailVerified: true }, { method: 'email-password' })).id as UserId)
    await deps.store.change(tx, userId, { usrType: OPERATOR, emailVerified: true, isBlocked: false }, deps.clock.nowMs())
    // Sessions of the earlier role last longer than an operator's may.
    await endSessions(deps, tx, { orgId, userId }, {})
    const token = secretToken()
    await rows.createVerificationValue({ identifier: resetOf(token), value: userId, expiresAt: new Date(Date.now() + LINK_MS) })
    return { link: resetLink(origin, token) }
  })
}
