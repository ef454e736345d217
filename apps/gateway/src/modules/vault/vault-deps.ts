import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { CustomerStore } from './data/customer-store.ts'
import type { MethodStore } from './data/method-store.ts'
import type { Seal } from './seal.ts'

/** Why a card is not taken, in the bank's words. */
export interface CardRefusal {
  readonly code: string
  readonly declineCode: string | null
  readonly message: string
}

export interface VaultDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly seal: Seal
  readonly methods: MethodStore
  readonly customers: CustomerStore
  /** Checks with the bank before a card is saved for a customer; null where the bank accepts it. */
  readonly refusesToKeep: (number: string) => CardRefusal | null
  /** Records an event for the merchant, in the same transaction as the change. */
  readonly announce: (tx: Tx, merchantId: OrgId, ...events: readonly { type: string; object: Record<string, unknown> }[]) => Promise<void>
}

export const placeOf = (merchantId: OrgId, methodId: string): string => `${merchantId}/${methodId}`
