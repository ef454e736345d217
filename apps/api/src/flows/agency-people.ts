import type { Tx, UserId } from '@sojourn/kernel'

/** A person, as far as an agency needs to know them. */
export interface AgencyPerson {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly usrType: number
  readonly isBlocked: boolean
  readonly agentId: UserId | null
}

export interface AgencyPeople {
  find(tx: Tx, userId: UserId): Promise<AgencyPerson | null>
  /** An agent's clients who are not blocked. */
  listClientsOf(tx: Tx, agentId: UserId): Promise<AgencyPerson[]>
}

export const nameOf = ({ firstName, lastName }: Pick<AgencyPerson, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()
