import { AGENT, OPERATOR, type Person } from './person.ts'

/** A key signs in within a minute of being made, or never. */
export const KEY_MS = 60_000
/** A session in another person's place ends after an hour, however much it is used. */
export const ACTED_SESSION_MS = 3_600_000

/**
 * Who may act in whose place: an operator in that of anyone but operators, an agent in that of their own clients. Never in one's own, nor in that of a blocked person: no one gains rights by
 * it that they do not have.
 */
export function mayImpersonate(actor: Pick<Person, 'userId' | 'usrType'>, person: Pick<Person, 'userId' | 'usrType' | 'agentId' | 'isBlocked'>): boolean {
  if (actor.userId === person.userId || person.isBlocked || person.usrType === OPERATOR) return false
  return actor.usrType === OPERATOR || (actor.usrType === AGENT && person.agentId === actor.userId)
}
