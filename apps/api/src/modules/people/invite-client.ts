import { nameText } from '@sojourn/i18n'
import { accept, type Outcome, type Refusal, refuse, secretToken, type UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { accountMail, resetLink } from './account-mail.ts'
import type { Person } from './domain/person.ts'
import { openIdentity, resetOf } from './identity.ts'
import type { TooManyTries } from './limit-tries.ts'
import type { VerbDeps } from './people-deps.ts'

const LINK_MS = 7 * 86_400_000

export interface Invitation {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Why, for the person who is invited. */
  readonly reason?: string | undefined
}

export type InviteRefusal = TooManyTries | Refusal<'has_account'>

/**
 * Makes a client of an agent's: an account without a password, which only the reader of the mailbox can open, by a link that works once within seven days. Refuses `has_account`
 * where the address has one already: an agent cannot make an existing person their client.
 */
export async function inviteClient(
  deps: VerbDeps,
  { firstName, lastName, email, reason }: Invitation,
  caller: SignedInCaller,
): Promise<Outcome<Person, InviteRefusal>> {
  const { orgId, origin, ip, user } = caller
  const agent = nameText(user.firstName, user.lastName)
  const allowed = await deps.limits.askForMail(orgId, { email, ip })
  if (!allowed.ok) return allowed
  return deps.db.inTenant(orgId, async (tx) => {
    await deps.limits.takeTurn(tx, orgId, email)
    if (await deps.store.findByEmail(tx, email)) return refuse('has_account')
    const { rows } = await openIdentity(deps, tx, { orgId }, accountMail(deps, tx, { orgId, origin }))
    // Proven by the link: nothing but the mailbox opens this account.
    const { id } = await rows.createUser({ email, name: firstName, lastName, emailVerified: true }, { method: 'email-password' })
    const userId = id as UserId
    await deps.store.giveToAgent(tx, userId, user.userId)
    await deps.acts.record(tx, caller, { kind: 'account_invited', subjectId: userId, reason })
    const token = secretToken()
    await rows.createVerificationValue({ identifier: resetOf(token), value: userId, expiresAt: new Date(Date.now() + LINK_MS) })
    const data = { firstName, agent, link: resetLink(origin, token) }
    await deps.mail.send(tx, { orgId, key: `client_invited:${userId}`, to: email, kind: 'client_invited', data })
    return accept((await deps.store.find(tx, userId))!)
  })
}
