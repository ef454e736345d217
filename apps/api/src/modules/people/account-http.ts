import {
  beginSecondFactor,
  changePassword as changePasswordCall,
  endSecondFactor as endFactorCall,
  endSessions,
  getAccount,
  proveSecondFactor as proveFactorCall,
  updateDetails,
} from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, invariant } from '@sojourn/kernel'
import { type Refusals, type Route, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { changePassword } from './change-password.ts'
import { endSessions as end } from './end-sessions.ts'
import type { VerbDeps } from './people-deps.ts'
import { personShape } from './person-shape.ts'
import { commonPassword, wrongCode } from './refusal-texts.ts'
import { beginSecondFactor as begin, endSecondFactor, proveSecondFactor } from './second-factor.ts'
import { factorOf, sessionsOf } from './show-account.ts'

const refusals: Refusals = {
  ...commonPassword('new_password'),
  ...wrongCode,
  wrong_password: [403, () => say`This is not your password. Nothing was changed.`],
  second_factor_on: [409, () => say`Two-step sign-in is already on. Turn it off first to set up another app.`],
}

/** What a person sees and changes of their own account. */
export function accountHttp(deps: VerbDeps): Route[] {
  const own = async (caller: SignedInCaller, change: { firstName?: string; lastName?: string; title?: string | null | undefined; phone?: string | null }) => {
    const { orgId, user } = caller
    return deps.db.inTenant(orgId, async (tx) => {
      const person = await deps.store.change(tx, user.userId, change, deps.clock.nowMs())
      invariant(person, 'who is signed in exists')
      return accept({ user: await personShape(deps, tx, orgId, person) })
    })
  }
  return [
    signedInRoute(getAccount, async (_body, caller) => {
      const { orgId, user } = caller
      return deps.db.inTenant(orgId, async (tx) => {
        const person = await deps.store.find(tx, user.userId)
        invariant(person, 'who is signed in exists')
        return accept({
          user: await personShape(deps, tx, orgId, person),
          member_since: new Date(await deps.store.createdMs(tx, user.userId)).toISOString(),
          second_factor: await factorOf(deps, tx, caller),
          sessions: await sessionsOf(deps, tx, caller),
        })
      })
    }),
    signedInRoute(updateDetails, ({ first_name: firstName, last_name: lastName, phone, title }, caller) =>
      own(caller, { firstName, lastName, phone: phone || null, title: title === undefined ? undefined : title || null }),
    ),
    signedInRoute(
      changePasswordCall,
      async ({ old_password: oldPassword, new_password: newPassword }, caller) => {
        const changed = await changePassword(deps, caller, { oldPassword, newPassword })
        return changed.ok ? deps.db.inTenant(caller.orgId, async (tx) => accept({ sessions: await sessionsOf(deps, tx, caller) })) : changed
      },
      refusals,
    ),
    signedInRoute(endSessions, async ({ session_id: sessionId }, caller) => {
      const { userId, sessionId: current } = caller.user
      const { orgId } = caller
      return deps.db.inTenant(orgId, async (tx) => {
        // This one ends by signing out.
        if (sessionId !== current) await end(deps, tx, { orgId, userId }, sessionId === undefined ? { but: current } : { only: sessionId })
        return accept({ sessions: await sessionsOf(deps, tx, caller) })
      })
    }),
    signedInRoute(beginSecondFactor, ({ password }, caller) => begin(deps, caller, password), refusals),
    signedInRoute(
      proveFactorCall,
      async ({ code }, caller) => {
        const proved = await proveSecondFactor(deps, caller, code)
        return proved.ok ? accept({ recovery_codes: proved.value.recoveryCodes }) : proved
      },
      refusals,
    ),
    signedInRoute(
      endFactorCall,
      async (body, caller) => {
        const ended = await endSecondFactor(deps, caller, body)
        return ended.ok ? deps.db.inTenant(caller.orgId, async (tx) => accept({ second_factor: await factorOf(deps, tx, caller) })) : ended
      },
      refusals,
    ),
  ]
}
