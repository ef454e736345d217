import type { OrgId, Tx } from '@sojourn/kernel'
import type { Account, Entry } from '../domain/posting.ts'

export interface NewTransaction {
  readonly orgId: OrgId
  readonly transactionId: string
  readonly key: string
  readonly kind: string
  readonly subject: string
  readonly entries: readonly Entry[]
  readonly atMs: number
}

export interface Balance {
  readonly account: Account
  readonly currency: string
  readonly minor: number
}

export interface LedgerStore {
  /** False where this key was posted before: nothing is written then. */
  insert(tx: Tx, transaction: NewTransaction): Promise<boolean>
  balances(tx: Tx, orgId: OrgId, subject: string): Promise<Balance[]>
}
