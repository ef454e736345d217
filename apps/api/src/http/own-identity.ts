import type { Call } from '@sojourn/contracts'
import type { OrgId } from '@sojourn/kernel'
import type { Caller, SignedIn } from './caller.ts'

/** Whether this is the organisation's operator and the person one of its own, or the person's agent. */
export type ActsFor = (orgId: OrgId, actor: SignedIn, userId: string) => Promise<boolean>

/**
 * Nothing a browser says of itself is believed: where a body names a user or an organisation, it must be the one our records name, or a person they act for. The kind of account that it names must be that of the session.
 * A call that is about a named person (`namesPerson`) decides itself whom it answers about, and one that answers for a named person (`answersForNamed`) does so for whom the caller may act. Every other call is
 * about its caller alone and refuses another's name, so that nobody takes their own list for another's. What buys, pays or cancels (`namesClient`) may name the client whom an agent chose at the desk; what changes the agent's own account, cards or wallet may not.
 */
export async function agreesWithCaller(fields: Readonly<Record<string, unknown>>, caller: Caller, call: CallOfPerson, actsFor: ActsFor): Promise<boolean> {
  const [userId, orgId, usrType] = [nameIn(fields.user_id), nameIn(fields.org_id), kindIn(fields.usr_type)]
  if (orgId !== null && orgId !== caller.orgId) return false
  // Of whom it is said: the person that is named, whose record the call reads, or the caller.
  if (userId === null || userId === caller.user?.userId) return usrType === null || usrType === (caller.user?.usrType ?? MEMBER)
  const actor = caller.user
  if (actor?.usrType !== 1 && actor?.usrType !== 3) return false
  if (call.namesPerson) return true
  if (call.answersForNamed) return actsFor(caller.orgId, actor, userId)
  return call.namesClient && caller.desk?.clientId === userId
}

type CallOfPerson = Pick<Call, 'namesPerson' | 'answersForNamed' | 'namesClient'>

/** What who is not signed in may say they are: the default (B6.1). */
const MEMBER = 2

/** The kind of account that a field names. What is no number is refused with its field, where the body is read. */
function kindIn(value: unknown): number | null {
  const said = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof said === 'number' && !Number.isNaN(said) ? said : null
}

/** What a field names: a text or a number. Anything else identifies no account. */
function nameIn(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'nobody'
}
