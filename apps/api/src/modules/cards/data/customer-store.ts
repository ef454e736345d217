import type { OrgId, Tx, UserId } from '@sojourn/kernel'

/** A person as the gateway knows them. */
export interface PaymentCustomer {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly customerId: string
  readonly email: string
}

export interface CustomerStore {
  find(tx: Tx, orgId: OrgId, userId: UserId): Promise<PaymentCustomer | null>
  /** The first one written wins. */
  insert(tx: Tx, customer: PaymentCustomer, createdMs: number): Promise<void>
}
