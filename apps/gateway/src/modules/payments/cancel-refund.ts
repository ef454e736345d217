import { accept, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import type { RefundId } from './domain/payment.ts'
import type { Refund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { recordRefund } from './record-refund.ts'

/** Takes a refund back that the provider has not done yet. Refuses with `no_such_refund`, `not_cancelable`. */
export async function cancelRefund(deps: PaymentsDeps, merchantId: OrgId, id: RefundId): Promise<Outcome<Refund>> {
  const refund = await deps.db.inTenant(merchantId, (tx) => deps.stores.refunds.find(tx, merchantId, id), { readOnly: true })
  if (!refund) return refuse('no_such_refund')
  if (refund.state !== 'pending' || !deps.provider.cancelRefund) return refuse('not_cancelable')
  const answer = await deps.provider.cancelRefund({ merchantId, key: id, chargeKey: refund.chargeId, amount: refund.amount })
  const settled = await recordRefund(deps, merchantId, id, answer)
  return settled.state === 'canceled' ? accept(settled) : refuse('not_cancelable')
}
