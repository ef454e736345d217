import type { Clock, Ids, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
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

/** Records a change of another person's cards: before the gateway is called, and again with its answer. */
export interface CardActs {
  /** Null where the cards are the caller's own. */
  record(
    tx: Tx,
    caller: SignedInCaller,
    act: { kind: 'card_deleted' | 'card_made_default'; subjectId: UserId; reason?: string | undefined; outcome: 'asked' },
  ): Promise<string | null>
  settle(tx: Tx, of: { orgId: OrgId; actId: string }, outcome: 'done' | 'refused'): Promise<void>
}

export interface CardsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly vault: CardVault
  readonly acts: CardActs
  personByEmail(tx: Tx, email: string): Promise<FoundPerson | null>
}
