import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { TooManyTries } from './limit-tries.ts'
import { verifyPassword } from './password.ts'
import type { VerbDeps } from './people-deps.ts'

export type WrongPassword = Refusal<'wrong_password'> | TooManyTries

/**
 * A change of the account's security asks for the password, also of a signed-in person: a session left open is not enough. Each try counts as a guess at the
 * account; a right one starts it afresh, unless a code has yet to follow (`forgive: false`).
 */
export async function checkOwnPassword(
  deps: VerbDeps,
  { orgId, user, ip, knownBrowserId }: SignedInCaller,
  password: string,
  { forgive = true }: { forgive?: boolean } = {},
): Promise<Outcome<void, WrongPassword>> {
  const guess = { email: user.email, ip, device: knownBrowserId }
  const allowed = await deps.limits.guess(orgId, guess)
  if (!allowed.ok) return allowed
  const hash = await deps.db.inTenant(orgId, (tx) => deps.store.passwordOf(tx, user.userId), { readOnly: true })
  // Between the transactions: forty milliseconds of work hold no connection.
  if (!hash || !(await verifyPassword(password, hash))) return refuse('wrong_password')
  if (forgive) await deps.db.inTenant(orgId, (tx) => deps.limits.guessedRight(tx, orgId, guess))
  return accept()
}
