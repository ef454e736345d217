import type { Charge } from './domain/charge.ts'
import type { Refund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { recordRefund } from './refund-payment.ts'
import { settleCharge } from './settle-charge.ts'

const AT_ONCE_MAX = 20
/** Longer than a provider's time-out: meanwhile no other node asks. */
const LEASE_MS = 20_000

/** The janitor: asks where everything stands that was left open by a time-out, a crash or a slow bank. Answers how much it asked about. */
export async function askProvider(deps: PaymentsDeps): Promise<number> {
  const nowMs = deps.clock.nowMs()
  const due = await deps.db.asSystem(async (tx) => ({
    charges: await deps.stores.charges.claimDue(tx, nowMs, nowMs + LEASE_MS, AT_ONCE_MAX),
    refunds: await deps.stores.refunds.claimDue(tx, nowMs, nowMs + LEASE_MS, AT_ONCE_MAX),
  }))
  await Promise.all([...due.charges.map((charge) => askCharge(deps, charge)), ...due.refunds.map((refund) => askRefund(deps, refund))])
  return due.charges.length + due.refunds.length
}

/** A key that never arrived is barred from arriving later, and only then counted as not charged. */
export async function askCharge(deps: PaymentsDeps, { merchantId, id }: Pick<Charge, 'merchantId' | 'id'>): Promise<void> {
  const answer = (await deps.provider.find(merchantId, id)) ?? (await deps.provider.cancel(merchantId, id))
  await settleCharge(deps, merchantId, id, answer)
}

/** A refund that never arrived is sent again under its own key. */
async function askRefund(deps: PaymentsDeps, { merchantId, id, chargeId, amount }: Refund): Promise<void> {
  const answer = (await deps.provider.findRefund(merchantId, id)) ?? (await deps.provider.refund({ merchantId, key: id, chargeKey: chargeId, amount }))
  await recordRefund(deps, merchantId, id, answer)
}
