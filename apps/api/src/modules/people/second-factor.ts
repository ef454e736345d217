import { say } from '@sojourn/i18n'
import { accept, type Outcome, type Refusal, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { checkFactor, recoveryHash } from './check-factor.ts'
import { checkOwnPassword, type WrongPassword } from './check-own-password.ts'
import { OPERATOR } from './domain/person.ts'
import { endSessions } from './end-sessions.ts'
import type { VerbDeps } from './people-deps.ts'
import { base32, newTotpSecret, totpUri } from './totp.ts'

const RECOVERY_CODES = 10
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The key for the person's app. Nothing asks for its codes until one was proved. */
export async function beginSecondFactor(
  deps: VerbDeps,
  caller: SignedInCaller,
  password: string,
): Promise<Outcome<{ secret: string; uri: string }, WrongPassword | Refusal<'second_factor_on'>>> {
  const own = await checkOwnPassword(deps, caller, password)
  if (!own.ok) return own
  const { orgId, org, user } = caller
  return deps.db.inTenant(orgId, async (tx) => {
    if ((await deps.factors.hold(tx, user.userId))?.isProved) return refuse('second_factor_on')
    const secret = newTotpSecret()
    await deps.factors.begin(tx, { orgId, userId: user.userId, secret: deps.seal.close(user.userId, secret), nowMs: deps.clock.nowMs() })
    return accept({ secret: base32(secret), uri: totpUri(secret, org.name, user.email) })
  })
}

/** A code of the app proves that it has the key. From now on each sign-in asks for one; every other session ends. */
export async function proveSecondFactor(
  deps: VerbDeps,
  { orgId, user, ip, knownBrowserId }: SignedInCaller,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }, Refusal<'wrong_code' | 'second_factor_on' | 'too_many_tries'>>> {
  const guess = { email: user.email, ip, device: knownBrowserId }
  const allowed = await deps.limits.guess(orgId, guess)
  if (!allowed.ok) return allowed
  return deps.db.inTenant(orgId, async (tx) => {
    const factor = await deps.factors.hold(tx, user.userId)
    if (factor?.isProved) return refuse('second_factor_on')
    const checked = await checkFactor(deps, tx, user.userId, code)
    // There are no recovery codes yet.
    if (!checked.ok) return refuse('wrong_code', { message: say`This code is incorrect or was already used. Please enter the one your app shows now.` })
    await deps.limits.guessedRight(tx, orgId, guess)
    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
    await deps.factors.prove(
      tx,
      { orgId, userId: user.userId },
      recoveryCodes.map((each) => recoveryHash(user.userId, each)),
    )
    await endSessions(deps, tx, { orgId, userId: user.userId }, { but: user.sessionId })
    return accept({ recoveryCodes })
  })
}

/** Turned off with the password and a code. Operators keep it where they must have one. */
export async function endSecondFactor(
  deps: VerbDeps,
  caller: SignedInCaller,
  { password, code }: { password: string; code: string },
): Promise<Outcome<void, WrongPassword | Refusal<'wrong_code' | 'second_factor_required'>>> {
  const { orgId, user } = caller
  if (user.usrType === OPERATOR && deps.operatorsNeedSecondFactor) return refuse('second_factor_required')
  const own = await checkOwnPassword(deps, caller, password, { forgive: false })
  if (!own.ok) return own
  return deps.db.inTenant(orgId, async (tx) => {
    const checked = await checkFactor(deps, tx, user.userId, code)
    if (!checked.ok) return refuse('wrong_code')
    await deps.limits.guessedRight(tx, orgId, { email: user.email, ip: caller.ip, device: caller.knownBrowserId })
    await deps.factors.remove(tx, user.userId)
    return accept()
  })
}

/** Twelve letters in three groups: 59 bits, without those that look alike. */
function recoveryCode(): string {
  const letters = Array.from({ length: 12 }, () => RECOVERY_LETTERS[pick(RECOVERY_LETTERS.length)])
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-')
}

/** Any number below the limit, each as likely. */
function pick(limit: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
  return byte < 256 - (256 % limit) ? byte % limit : pick(limit)
}
