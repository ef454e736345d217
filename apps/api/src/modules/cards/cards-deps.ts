import type { Clock, Ids, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { CardVault } from './card-vault.ts'

/** Whose cards these are. */
export interface Holder {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly email: string
  readonly name: string
}

/** A person as this module needs them. */
export interface FoundPerson {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The agent whose client this is. */
  readonly agentId: UserId | null
}

export interface CardsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly vault: CardVault
  personByEmail(tx: Tx, email: string): Promise<FoundPerson | null>
}
