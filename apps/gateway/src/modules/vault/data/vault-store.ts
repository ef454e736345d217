import type { OrgId, Tx } from '@sojourn/kernel'
import type { Customer, Method } from '../domain/method.ts'

export interface VaultStore {
  addMethod(tx: Tx, method: Method): Promise<void>
  /** Detached cards are gone for everybody. */
  findMethod(tx: Tx, merchantId: OrgId, id: string): Promise<Method | null>
  saveMethod(tx: Tx, method: Method): Promise<void>
  /** Takes cards with this fingerprint, all but one, from the customer: the newest one stands. */
  detachTwins(tx: Tx, method: Method, nowMs: number): Promise<void>
  /** Newest first, `limit` + 1 at most. */
  listMethods(tx: Tx, merchantId: OrgId, customerId: string, limit: number, after?: string): Promise<Method[]>
  /** Answers the customer already made under the same request key, where there is one. */
  addCustomer(tx: Tx, customer: Customer, requestKey: string | null): Promise<Customer>
  findCustomer(tx: Tx, merchantId: OrgId, id: string): Promise<Customer | null>
}
