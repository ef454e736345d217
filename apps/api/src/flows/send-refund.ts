import type { Tx } from '@sojourn/kernel'
import { hasLeft, type Refund, type RefundTold } from '../modules/payments/index.ts'
import { postRefundReturned, postRefundSent } from './postings.ts'
import type { ShopDeps } from './shop-deps.ts'

/** Sends a refund that is written down, or asks what became of it, and records the answer. Outside any transaction. */
export async function sendRefund(deps: ShopDeps, refund: Refund): Promise<Refund> {
  const result = await deps.payments.refunds.send(refund)
  return deps.transactions.inTenant(refund.orgId, (tx) => recordRefund(deps, tx, refund, result))
}

async function recordRefund(deps: ShopDeps, tx: Tx, refund: Refund, result: RefundTold): Promise<Refund> {
  const after = await deps.payments.refunds.record(tx, refund, result)
  const left = hasLeft(after.state) || (after.state === 'failed' && after.gatewayRefundId !== null)
  // One key, one posting: said twice it is posted once.
  if (left) await postRefundSent(deps.ledger, tx, after)
  if (left && after.state === 'failed') await postRefundReturned(deps.ledger, tx, after)
  return after
}
