import type { OrgId, Tx } from '@sojourn/kernel'
import type { Page } from '../../../paging/page.ts'
import type { Endpoint } from '../domain/endpoint.ts'

export interface EndpointStore {
  add(tx: Tx, endpoint: Endpoint): Promise<void>
  find(tx: Tx, merchantId: OrgId, id: string): Promise<Endpoint | null>
  lock(tx: Tx, merchantId: OrgId, id: string): Promise<Endpoint | null>
  save(tx: Tx, endpoint: Endpoint): Promise<void>
  remove(tx: Tx, merchantId: OrgId, id: string): Promise<void>
  listAll(tx: Tx, merchantId: OrgId): Promise<Endpoint[]>
  /** One more than the page holds. */
  list(tx: Tx, merchantId: OrgId, page: Page): Promise<Endpoint[]>
}
