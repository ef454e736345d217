import { isZero, type Tx } from '@sojourn/kernel'
import { type Beyond, hasLeft, type Refund, type RefundRequest, type RefundResult } from '../../modules/payments/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { postGivenOutside, postOutsideCounted, postRefundReturned, postRefundSent } from './postings.ts'

/**
 * Writes what is to go back, once per key. What its merchant gave back at the gateway already is counted against it; null where that leaves nothing to send.
 * Commit before sending.
 */
export async function wantRefund({ payments, ledger }: Pick<ShopDeps, 'payments' | 'ledger'>, tx: Tx, request: RefundRequest): Promise<Refund | null> {
  const { refund, counted } = await payments.refunds.want(tx, request)
  for (const each of counted) await postOutsideCounted(ledger, tx, each.refund, each.beyond)
  return refund
}

/** Sends a stored refund, or asks for its result, and records the answer. Outside any transaction. */
export async function sendRefund(deps: ShopDeps, refund: Refund): Promise<Refund> {
  const result = await deps.payments.refunds.send(refund)
  // Refused because its merchant gave the money back at the gateway meanwhile: then that is our refund.
  if (result.kind === 'refused' && TAKEN.has(result.code)) {
    const written = await adoptOutside(deps, { ...refund, gatewayPaymentId: refund.intentId }, refund)
    const ours = written.find((each) => each.refund.refundId === refund.refundId)?.refund
    if (ours) return ours.gatewayRefundId ? ours : sendRefund(deps, ours)
  }
  return deps.transactions.inTenant(refund.orgId, (tx) => recordRefund(deps, tx, refund, result))
}

const TAKEN: ReadonlySet<string> = new Set(['charge_already_refunded', 'amount_too_large'])

interface Refunded extends Pick<Refund, 'orgId' | 'bookingId' | 'attemptId'> {
  readonly gatewayPaymentId: string | null
}

/** Finds refunds made at the gateway itself and posts them to our ledger: once, and within the captured amount. Outside any transaction. */
export async function adoptOutside(deps: ShopDeps, of: Refunded, instead?: Refund): Promise<readonly Beyond[]> {
  const { transactions, payments, ledger } = deps
  const known = await transactions.inTenant(of.orgId, (tx) => payments.refunds.listOf(tx, of.orgId, of.bookingId), { readOnly: true })
  const outside = await payments.refunds.listOutside(of, known)
  if (!outside || outside.length === 0) return []
  return transactions.inTenant(of.orgId, async (tx) => {
    const written = await payments.refunds.adopt(tx, of, outside, instead)
    for (const { refund, beyond } of written) {
      if (!hasLeft(refund.state)) continue
      if (!isZero(beyond)) await postGivenOutside(ledger, tx, refund, beyond)
      await postRefundSent(ledger, tx, refund)
    }
    return written
  })
}

async function recordRefund(deps: ShopDeps, tx: Tx, refund: Refund, result: RefundResult): Promise<Refund> {
  const after = await deps.payments.refunds.record(tx, refund, result)
  const left = hasLeft(after.state) || (after.state === 'failed' && after.gatewayRefundId !== null)
  // One key, one posting: said twice it is posted once.
  if (left) await postRefundSent(deps.ledger, tx, after)
  if (left && after.state === 'failed') await postRefundReturned(deps.ledger, tx, after)
  return after
}
