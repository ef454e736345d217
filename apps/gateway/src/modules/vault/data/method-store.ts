import type { OrgId, Tx } from '@sojourn/kernel'
import type { Page } from '../../../paging/page.ts'
import type { Method } from '../domain/method.ts'

export interface CardToken {
  readonly id: string
  readonly merchantId: OrgId
  readonly methodId: string
  readonly usedAtMs: number | null
  readonly createdAtMs: number
}

export interface MethodStore {
  add(tx: Tx, method: Method): Promise<void>
  /** Detached ones too. */
  find(tx: Tx, merchantId: OrgId, id: string): Promise<Method | null>
  lock(tx: Tx, merchantId: OrgId, id: string): Promise<Method | null>
  save(tx: Tx, method: Method): Promise<void>
  /** Erases a card without a customer; one that was saved stays as it is. */
  spend(tx: Tx, merchantId: OrgId, id: string, nowMs: number): Promise<void>
  /** Saved cards of a customer, with this fingerprint where one is named, newest first. */
  listSaved(tx: Tx, merchantId: OrgId, customerId: string, fingerprint?: string): Promise<Method[]>
  /** One more than the page holds. */
  list(tx: Tx, merchantId: OrgId, customerId: string, page: Page): Promise<Method[]>
  addToken(tx: Tx, token: CardToken): Promise<void>
  lockToken(tx: Tx, merchantId: OrgId, id: string): Promise<CardToken | null>
  useToken(tx: Tx, token: CardToken, nowMs: number): Promise<void>
  /** Erases cards that were not saved or used since. */
  emptyUnsaved(tx: Tx, madeBeforeMs: number): Promise<void>
}
