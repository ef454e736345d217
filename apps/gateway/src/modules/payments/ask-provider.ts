import type { Tx } from '@sojourn/kernel'
import { invariant, type OrgId } from '@sojourn/kernel'
import { sendCapture } from './capture-payment.ts'
import { type Charge, refOf } from './domain/charge.ts'
import type { Refund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { recordRefund } from './record-refund.ts'
import { settleCharge } from './settle-charge.ts'

const AT_ONCE_MAX = 20
/** Longer than a provider's time-out: meanwhile no other node asks. */
const LEASE_MS = 20_000

/** Background work: asks the provider about every charge and refund left open by a time-out, a crash or a slow bank. Returns how many it asked about. */
export async function askProvider(deps: PaymentsDeps): Promise<number> {
  const nowMs = deps.clock.nowMs()
  const { charges: inCharges, refunds: inRefunds } = deps.stores
  const [charges, refunds] = await deps.db.asSystem((tx) =>
    Promise.all([inCharges.claimDue(tx, nowMs, nowMs + LEASE_MS, AT_ONCE_MAX), inRefunds.claimDue(tx, nowMs, nowMs + LEASE_MS, AT_ONCE_MAX)]),
  )
  await Promise.all([...charges.map((charge) => askCharge(deps, charge)), ...refunds.map((refund) => askRefund(deps, refund))])
  return charges.length + refunds.length
}

/** When the next charge or refund is to be asked about; null where none is open. */
export async function nextAskMs({ stores }: PaymentsDeps, tx: Tx): Promise<number | null> {
  const times = await Promise.all([stores.charges.nextAskMs(tx), stores.refunds.nextAskMs(tx)])
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** A key that never arrived is refused from then on, and only then counts as not charged. A capture that never arrived is sent again. */
async function askCharge(deps: PaymentsDeps, charge: Charge): Promise<void> {
  const ref = refOf(charge)
  const answer = (await deps.provider.find(ref)) ?? (await deps.provider.cancel(ref))
  const settled = await settleCharge(deps, charge.merchantId, charge.id, answer)
  if (settled.charge.state === 'capturing' && answer.kind === 'authorized') await sendCapture(deps, settled.charge)
}

/** Asks about one charge now, whether it is due or not. */
export async function askAbout(deps: PaymentsDeps, merchantId: OrgId, id: Charge['id']): Promise<void> {
  const charge = await deps.db.inTenant(merchantId, (tx) => deps.stores.charges.find(tx, merchantId, id), { readOnly: true })
  invariant(charge, 'a charge is written before anyone is asked about it')
  await askCharge(deps, charge)
}

/** Asks about one refund now, also about one that was done: a bank may return it. */
export async function askAboutRefund(deps: PaymentsDeps, merchantId: OrgId, id: Refund['id']): Promise<void> {
  const refund = await deps.db.inTenant(merchantId, (tx) => deps.stores.refunds.find(tx, merchantId, id), { readOnly: true })
  if (refund) await askRefund(deps, refund)
}

/** A refund that never arrived is sent again under its own key. */
async function askRefund(deps: PaymentsDeps, { merchantId, id, chargeId, amount }: Refund): Promise<void> {
  const refund = { merchantId, key: id, chargeKey: chargeId, amount }
  const answer = (await deps.provider.findRefund(refund)) ?? (await deps.provider.refund(refund))
  await recordRefund(deps, merchantId, id, answer)
}
