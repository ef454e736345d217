import type { Tx } from '@sojourn/kernel'
import { hasLeft, type Refund, type RefundTold } from '../modules/payments/index.ts'
import type { Parts } from './parts.ts'
import { postRefundReturned, postRefundSent } from './postings.ts'

/** Sends a refund that is written down, or asks what became of it, and records the answer. Outside any transaction. */
export async function sendRefund(parts: Parts, refund: Refund): Promise<Refund> {
  const told = await parts.payments.refunds.send(refund)
  return parts.transactions.inTenant(refund.orgId, (tx) => recordRefund(parts, tx, refund, told))
}

async function recordRefund(parts: Parts, tx: Tx, refund: Refund, told: RefundTold): Promise<Refund> {
  const after = await parts.payments.refunds.record(tx, refund, told)
  const left = hasLeft(after.state) || (after.state === 'failed' && after.gatewayRefundId !== null)
  // One key, one posting: said twice it is posted once.
  if (left) await postRefundSent(parts.ledger, tx, after)
  if (left && after.state === 'failed') await postRefundReturned(parts.ledger, tx, after)
  return after
}
