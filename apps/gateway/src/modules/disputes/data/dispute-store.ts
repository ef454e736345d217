import type { OrgId, Tx } from '@sojourn/kernel'
import type { Page } from '../../../paging/page.ts'
import type { Dispute } from '../domain/dispute.ts'

export interface DisputeFilter {
  readonly paymentId?: string | undefined
  readonly chargeId?: string | undefined
}

export interface DisputeStore {
  /** False where the charge is disputed already. */
  add(tx: Tx, dispute: Dispute): Promise<boolean>
  find(tx: Tx, merchantId: OrgId, id: string): Promise<Dispute | null>
  lock(tx: Tx, merchantId: OrgId, id: string): Promise<Dispute | null>
  save(tx: Tx, dispute: Dispute): Promise<void>
  /** One more than the page holds. */
  list(tx: Tx, merchantId: OrgId, page: Page, filter: DisputeFilter): Promise<Dispute[]>
}
