import type { Money, OrgId, Outcome, Tx } from '@sojourn/kernel'
import type { Page } from '../../paging/page.ts'
import { answerDispute, closeDispute, type DisputeAnswer } from './answer-dispute.ts'
import { disputeStore } from './data/dispute-store.sql.ts'
import type { DisputeFilter } from './data/dispute-store.ts'
import { withdrawnOf } from './data/withdrawn.sql.ts'
import type { DisputesDeps } from './disputes-deps.ts'
import type { Dispute } from './domain/dispute.ts'
import { type DisputedCharge, openDispute } from './open-dispute.ts'

export { type Dispute, EVIDENCE } from './domain/dispute.ts'
export { shapeDispute } from './stripe-shape.ts'

/** Charges that their holders disputed at their banks. */
export interface Disputes {
  /** In the transaction that learns of it. */
  open(tx: Tx, charge: DisputedCharge): Promise<void>
  find(merchantId: OrgId, id: string): Promise<Dispute | null>
  list(merchantId: OrgId, page: Page, filter: DisputeFilter): Promise<Dispute[]>
  /** Disputed amounts that banks have withdrawn, in each currency. */
  withdrawn(merchantId: OrgId): Promise<Money[]>
  answer(merchantId: OrgId, id: string, answer: DisputeAnswer): Promise<Outcome<Dispute>>
  close(merchantId: OrgId, id: string): Promise<Outcome<Dispute>>
}

export function createDisputes(given: Omit<DisputesDeps, 'store'>): Disputes {
  const deps: DisputesDeps = { ...given, store: disputeStore }
  const { db } = deps
  return {
    open: (tx, charge) => openDispute(deps, tx, charge),
    find: (merchantId, id) => db.inTenant(merchantId, (tx) => disputeStore.find(tx, merchantId, id), { readOnly: true }),
    list: (merchantId, page, filter) => db.inTenant(merchantId, (tx) => disputeStore.list(tx, merchantId, page, filter), { readOnly: true }),
    withdrawn: (merchantId) => db.inTenant(merchantId, (tx) => withdrawnOf(tx, merchantId)),
    answer: (merchantId, id, answer) => db.inTenant(merchantId, (tx) => answerDispute(deps, tx, merchantId, id, answer)),
    close: (merchantId, id) => db.inTenant(merchantId, (tx) => closeDispute(deps, tx, merchantId, id)),
  }
}

export const disputesMigrations = { owner: 'gateway-disputes', folder: new URL('./data/', import.meta.url) }
