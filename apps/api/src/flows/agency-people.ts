import { nameText } from '@sojourn/i18n'
import type { Outcome, Refusal, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../http/index.ts'

/** A person, as far as an agency needs to know them. */
export interface AgencyPerson {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly usrType: number
  readonly preferredLanguage: string | null
  readonly isBlocked: boolean
  readonly agentId: UserId | null
}

export interface NewClient {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Why, for the person who is invited. */
  readonly reason?: string | undefined
}

export interface AgencyPeople {
  find(tx: Tx, userId: UserId): Promise<AgencyPerson | null>
  /** Makes a client and mails them the way in; outside any transaction. Refuses `has_account` and `too_many_tries`. */
  inviteClient(client: NewClient, agent: SignedInCaller): Promise<Outcome<AgencyPerson, Refusal>>
  /** An agent's clients who are not blocked. */
  listClientsOf(tx: Tx, agentId: UserId): Promise<AgencyPerson[]>
}

export const nameOf = ({ firstName, lastName }: Pick<AgencyPerson, 'firstName' | 'lastName'>): string => nameText(firstName, lastName)

/** How these people are called; a person who is not here any more is left out. */
export async function namesOf(people: Pick<AgencyPeople, 'find'>, tx: Tx, userIds: readonly UserId[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all([...new Set(userIds)].map((userId) => people.find(tx, userId)))
  return new Map(found.flatMap((person) => (person ? [[person.userId as string, nameOf(person)] as const] : [])))
}
