import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { DisputeStore } from './data/dispute-store.ts'

export interface DisputesDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly store: DisputeStore
  /** Records an event for the merchant, in the same transaction as the change. */
  readonly announce: (tx: Tx, merchantId: OrgId, ...events: readonly { type: string; object: Record<string, unknown> }[]) => Promise<void>
}
