import type { Money, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { CreditLine } from '../domain/credit-line.ts'

type OfAgent = { readonly orgId: OrgId; readonly agentId: UserId }

export interface CreditLineStore {
  find(tx: Tx, of: OfAgent): Promise<CreditLine | null>
  /** The same, locked until the transaction ends. */
  lock(tx: Tx, of: OfAgent): Promise<CreditLine | null>
  /** The first one written wins. */
  insert(tx: Tx, line: CreditLine, openedMs: number): Promise<void>
  setLimit(tx: Tx, line: CreditLine, limit: Money): Promise<void>
}
