import type { SignedInCaller } from '../../http/index.ts'
import type { CardsDeps, Holder } from './cards-deps.ts'

const OPERATOR = 1
const AGENT = 3

export const holderItself = ({ orgId, user }: SignedInCaller): Holder => ({
  orgId,
  userId: user.userId,
  email: user.email,
  name: `${user.firstName} ${user.lastName}`.trim(),
})

/** An operator says why they change another's cards, as for every act on another's data; an agent may, to their client. */
export const needsReason = ({ user }: SignedInCaller, { userId }: Holder): boolean => user.usrType === OPERATOR && user.userId !== userId

/** Whose cards a call with this e-mail is about: the caller's own, an agent's client's, or anyone's of an operator's organisation. Null: the caller may not. */
export async function holderOf({ db, personByEmail }: Pick<CardsDeps, 'db' | 'personByEmail'>, caller: SignedInCaller, email: string): Promise<Holder | null> {
  const { orgId, user } = caller
  if (email === user.email.toLowerCase()) return holderItself(caller)
  if (user.usrType !== OPERATOR && user.usrType !== AGENT) return null
  const person = await db.inTenant(orgId, (tx) => personByEmail(tx, email), { readOnly: true })
  if (!person || (user.usrType === AGENT && person.agentId !== user.userId)) return null
  return { orgId, userId: person.userId, email: person.email, name: `${person.firstName} ${person.lastName}`.trim() }
}
