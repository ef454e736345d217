import type { OrgId, Tx } from '@sojourn/kernel'
import type { Page } from '../../../paging/page.ts'
import type { Customer } from '../domain/customer.ts'

export interface CustomerStore {
  /** Returns the customer already made under the same request key, where there is one. */
  add(tx: Tx, customer: Customer, requestKey: string | null): Promise<Customer>
  /** Deleted ones too. */
  find(tx: Tx, merchantId: OrgId, id: string): Promise<Customer | null>
  lock(tx: Tx, merchantId: OrgId, id: string): Promise<Customer | null>
  save(tx: Tx, customer: Customer): Promise<void>
  /** One more than the page holds; deleted ones are not among them. */
  list(tx: Tx, merchantId: OrgId, page: Page, email?: string): Promise<Customer[]>
}
