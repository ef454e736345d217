import type { OrgId, Outcome, Refusal, Tx, UserId } from '@sojourn/kernel'

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
  readonly orgId: OrgId
  readonly agentId: UserId
  readonly agent: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly origin: string
  readonly ip: string
}

export interface AgencyPeople {
  find(tx: Tx, userId: UserId): Promise<AgencyPerson | null>
  /** Makes a client and mails them the way in; outside any transaction. Refuses `has_account` and `too_many_tries`. */
  inviteClient(client: NewClient): Promise<Outcome<AgencyPerson, Refusal>>
  /** An agent's clients who are not blocked. */
  listClientsOf(tx: Tx, agentId: UserId): Promise<AgencyPerson[]>
}

export const nameOf = ({ firstName, lastName }: Pick<AgencyPerson, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()
