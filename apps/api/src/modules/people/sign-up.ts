import { accept, type Outcome, type Refusal } from '@sojourn/kernel'
import { accountMail } from './account-mail.ts'
import { acceptable } from './change-password.ts'
import { openIdentity } from './identity.ts'
import type { TooManyTries } from './limit-tries.ts'
import type { Asking, VerbDeps } from './people-deps.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
}

/** Answers alike for new and known addresses; only the mailbox learns which it was. */
export async function signUp(
  deps: VerbDeps,
  asking: Asking,
  { email, password, firstName, lastName }: NewAccount,
): Promise<Outcome<void, TooManyTries | Refusal<'common_password'>>> {
  const fit = acceptable(password, { email, firstName, lastName })
  if (!fit.ok) return fit
  const heard = await deps.limits.askForMail(asking.orgId, { email, ip: asking.ip })
  if (!heard.ok) return heard
  await deps.db.inTenant(asking.orgId, async (tx) => {
    await deps.limits.takeTurn(tx, asking.orgId, email)
    // A stranger may have signed up with this address before its owner did: their password must not be the one the owner's click confirms.
    await deps.store.removeUnproven(tx, email)
    const identity = await openIdentity(deps, tx, accountMail(deps, tx, asking))
    await identity.api.signUpEmail({ body: { email, password, name: firstName, lastName } })
  })
  return accept()
}
