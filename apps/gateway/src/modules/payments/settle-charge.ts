import { invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { chargeEvents, statusEvents } from './announce-payment.ts'
import { settleTry } from './count-try.ts'
import type { ProviderAnswer } from './domain/answer.ts'
import { type Charge, isUnsettled, pauseMs, type Tried } from './domain/charge.ts'
import { type ChargeId, mayBecome, type Payment } from './domain/payment.ts'
import { type Settlement, settle } from './domain/settle.ts'
import { keepOrForget } from './keep-or-forget.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { raiseConflict } from './raise-conflict.ts'

/** A payment, its charges, and the one that is settled. */
export interface Both extends Tried {
  readonly charge: Charge
}

const withCharge = ({ charges }: Pick<Tried, 'charges'>, charge: Charge): readonly Charge[] => charges.map((one) => (one.id === charge.id ? charge : one))

/** Records the provider's answer. A repeated or late answer changes nothing: the first final one counts. */
export function settleCharge(deps: PaymentsDeps, merchantId: OrgId, chargeId: ChargeId, answer: ProviderAnswer): Promise<Both> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const both = await lockBoth(deps, tx, merchantId, chargeId)
    if (!isUnsettled(both.charge.state)) return disputedLater(deps, tx, both, answer)
    const next = settle(answer, both.charge, both.payment)
    return next ? record(deps, tx, both, next, answer) : askLater(deps, tx, both)
  })
}

export async function lockBoth(deps: PaymentsDeps, tx: Tx, merchantId: OrgId, chargeId: ChargeId): Promise<Both> {
  // Read in this order: the charge may be settled while we wait for the lock.
  const [payment, charges] = await Promise.all([
    deps.stores.payments.lockOf(tx, merchantId, chargeId),
    deps.stores.charges.ofSamePayment(tx, merchantId, chargeId),
  ])
  const charge = charges.find(({ id }) => id === chargeId)
  invariant(payment && charge, 'a charge is written, with its payment, before anyone is asked about it')
  return { payment, charge, charges }
}

/** A holder may dispute a charge weeks after it was captured. Nothing else about it changes. */
async function disputedLater(deps: PaymentsDeps, tx: Tx, both: Both, answer: ProviderAnswer): Promise<Both> {
  const { payment, charge } = both
  const dispute = charge.state === 'succeeded' && answer.kind === 'succeeded' ? answer.dispute : null
  if (!dispute || charge.disputed) return both
  const disputed: Charge = { ...charge, disputed: true }
  await deps.stores.charges.save(tx, disputed)
  await deps.disputed?.(tx, { merchantId: payment.merchantId, paymentId: payment.id, chargeId: charge.id, ...dispute })
  return { payment, charge: disputed, charges: withCharge(both, disputed) }
}

async function askLater(deps: PaymentsDeps, tx: Tx, both: Both): Promise<Both> {
  const { charge } = both
  const later: Charge = { ...charge, askAtMs: Math.max(nextAsk(deps, charge), charge.state === 'authorized' ? (charge.captureBeforeMs ?? 0) : 0) }
  await deps.stores.charges.save(tx, later)
  return { ...both, charge: later, charges: withCharge(both, later) }
}

async function record(deps: PaymentsDeps, tx: Tx, both: Both, next: Settlement, answer: ProviderAnswer): Promise<Both> {
  const { payment, charge } = both
  const same = payment.status === next.payment
  invariant(same || mayBecome(payment.status, next.payment), `a payment goes from ${payment.status} to ${next.payment}`)
  const dispute = next.charge === 'succeeded' && answer.kind === 'succeeded' ? (answer.dispute ?? null) : null
  const { capturedMinor, requestedCaptureMinor, captureBeforeMs, failure, actionUrl } = next
  const settled: Charge = {
    ...charge,
    ...{ capturedMinor, requestedCaptureMinor, captureBeforeMs, failure, actionUrl },
    state: next.charge,
    challenged: charge.challenged || next.charge === 'action',
    disputed: charge.disputed || dispute !== null,
    askAtMs: next.charge === 'authorized' ? captureBeforeMs : next.open ? nextAsk(deps, charge) : null,
  }
  const after: Payment = {
    ...payment,
    status: next.payment,
    receivedMinor: next.capturedMinor,
    methodId: next.failure ? null : payment.methodId,
    actionUrl,
    failure: failure && { ...failure, chargeId: charge.id, methodId: charge.methodId },
    conflict: next.conflict,
    cancelReason: next.cancelReason,
    canceledAtMs: next.payment === 'canceled' ? deps.clock.nowMs() : null,
  }
  await deps.stores.charges.save(tx, settled)
  await deps.stores.payments.save(tx, after)
  settleTry(deps, tx, payment, charge, settled)
  await keepOrForget(deps, tx, after, charge.state, settled)
  if (next.conflict) await raiseConflict(deps, tx, settled, next.conflict)
  const { merchantId } = payment
  const isNews = !same || charge.state === 'running' || next.conflict !== null
  await deps.announce(tx, merchantId, ...chargeEvents(charge.state, settled, after), ...(isNews ? statusEvents(after) : []))
  if (dispute) await deps.disputed?.(tx, { merchantId, paymentId: payment.id, chargeId: charge.id, ...dispute })
  return { payment: after, charge: settled, charges: withCharge(both, settled) }
}

const nextAsk = (deps: PaymentsDeps, charge: Charge): number => deps.clock.nowMs() + pauseMs(charge.asks)
