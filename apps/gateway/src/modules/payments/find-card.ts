import type { OrgId, Tx } from '@sojourn/kernel'
import type { ChargeableCard, PaymentsDeps } from './payments-deps.ts'

/** A stored card that this customer may pay with: their own, or one that was stored for one use. */
export const findCard = async (deps: PaymentsDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null): Promise<ChargeableCard | null> =>
  (await deps.cards.open(tx, merchantId, methodId, customerId)) ?? deps.cards.adopt(tx, merchantId, methodId)
