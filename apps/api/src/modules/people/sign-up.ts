import { accept, invariant, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { acceptable, type CommonPassword } from './acceptable-password.ts'
import { accountMail } from './account-mail.ts'
import { hashToken } from './hash-token.ts'
import { openIdentity } from './identity.ts'
import type { TooManyTries } from './limit-tries.ts'
import type { Asking, VerbDeps } from './people-deps.ts'
import { type NewSession, welcome } from './sign-in.ts'

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string | undefined
  /** How they wish to be addressed. */
  readonly title?: string | undefined
  /** Of an invitation, as it was mailed to this address. */
  readonly accessCode?: string | undefined
}

/** What follows: a link in the mail proves the address, or the access code of an invitation did and the person is in. */
export type SignedUp = { readonly next: 'check_mail' } | { readonly next: 'signed_in'; readonly session: NewSession }

type SignUpRefusal = TooManyTries | CommonPassword | Refusal<'invitation_spent'>

/**
 * Answers alike for new and known addresses; only the mailbox learns which it was. A wrong or used access code, or one that was mailed to another address, is refused
 * (`invitation_spent`), and makes nothing.
 */
export async function signUp(deps: VerbDeps, asking: Asking, account: NewAccount): Promise<Outcome<SignedUp, SignUpRefusal>> {
  const { email, password, firstName, lastName, accessCode } = account
  const fit = await acceptable(password, asking.org.name, { email, firstName, lastName })
  if (!fit.ok) return fit
  const allowed = await deps.limits.askForMail(asking.orgId, { email, ip: asking.ip })
  if (!allowed.ok) return allowed
  // For known addresses too: a cookie must not tell the two apart.
  asking.browserId()
  return deps.db.inTenant(asking.orgId, async (tx) => {
    await deps.limits.takeTurn(tx, asking.orgId, email)
    const isInvited = accessCode !== undefined && (await deps.invitations.take(tx, { codeHash: hashToken(accessCode), email }, deps.clock.nowMs()))
    if (accessCode !== undefined && !isInvited) return refuse('invitation_spent')
    // Someone else may have signed up with this address before its owner did: their password must not be the one the owner's click confirms.
    await deps.store.removeUnproven(tx, email)
    const isNew = !(await deps.store.isProven(tx, email))
    const mail = accountMail(deps, tx, asking)
    const hooks = isInvited ? { ...mail, proveAddress: async () => {} } : mail
    const identity = await openIdentity(deps, tx, asking, hooks, { userAgent: asking.userAgent, browserId: asking.browserId })
    await identity.api.signUpEmail({ body: { email, password, name: firstName, lastName } })
    if (isNew) await saveMore(deps, tx, account)
    if (!isInvited || !isNew) return accept({ next: 'check_mail' })
    return accept({ next: 'signed_in', session: await admitInvited(deps, tx, asking, account, identity) })
  })
}

/** What the account has beyond its name: stored before the address is proved, and removed with the account where it never is. */
async function saveMore(deps: VerbDeps, tx: Tx, { email, phone, title }: NewAccount): Promise<void> {
  if (!phone && !title) return
  const person = await deps.store.findByEmail(tx, email)
  invariant(person, 'the account was made a moment ago')
  await deps.store.change(tx, person.userId, { ...(phone && { phone }), ...(title && { title }) }, deps.clock.nowMs())
}

/** The code came from the mailbox, so the address is proved: no second mail. */
async function admitInvited(
  deps: VerbDeps,
  tx: Tx,
  asking: Asking,
  { email }: NewAccount,
  { rows, mintedToken }: Awaited<ReturnType<typeof openIdentity>>,
): Promise<NewSession> {
  const person = await deps.store.findByEmail(tx, email)
  invariant(person, 'the account was made a moment ago')
  await deps.store.removeLinksOf(tx, person.userId)
  await deps.store.change(tx, person.userId, { emailVerified: true }, deps.clock.nowMs())
  await rows.createSession(person.userId)
  const token = mintedToken()
  invariant(token, 'a new person is not blocked')
  return welcome(deps, tx, asking, { userId: person.userId, token })
}
