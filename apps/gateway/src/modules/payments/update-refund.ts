import type { OrgId } from '@sojourn/kernel'
import type { RefundId } from './domain/payment.ts'
import type { Refund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { lockBoth } from './settle-charge.ts'

/** Changes the notes on a refund. Null where there is none. */
export async function updateRefund(
  deps: PaymentsDeps,
  merchantId: OrgId,
  id: RefundId,
  change: (known: Refund['metadata']) => Refund['metadata'],
): Promise<Refund | null> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const known = await deps.stores.refunds.find(tx, merchantId, id)
    if (!known) return null
    await lockBoth(deps, tx, merchantId, known.chargeId)
    const refund = (await deps.stores.refunds.find(tx, merchantId, id)) ?? known
    const changed = { ...refund, metadata: change(refund.metadata) }
    await deps.stores.refunds.save(tx, changed)
    return changed
  })
}
