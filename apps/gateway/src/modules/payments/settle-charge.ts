import { invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { announceCharge, announceStatus } from './announce-payment.ts'
import type { ProviderAnswer } from './domain/answer.ts'
import { type Charge, isUnsettled, pauseMs } from './domain/charge.ts'
import { type ChargeId, mayBecome, type Payment } from './domain/payment.ts'
import { type Settlement, settle } from './domain/settle.ts'
import { keepOrForget } from './keep-or-forget.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { raiseConflict } from './raise-conflict.ts'

export interface Both {
  readonly payment: Payment
  readonly charge: Charge
}

/** Records what the provider said. Said twice, or late, it changes nothing: the first final word stands. */
export function settleCharge(deps: PaymentsDeps, merchantId: OrgId, chargeId: ChargeId, answer: ProviderAnswer): Promise<Both> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const both = await lockBoth(deps, tx, merchantId, chargeId)
    if (!isUnsettled(both.charge.state)) return disputedLater(deps, tx, both, answer)
    const next = settle(answer, both.charge, both.payment)
    return next ? record(deps, tx, both, next, answer) : askLater(deps, tx, both)
  })
}

export async function lockBoth(deps: PaymentsDeps, tx: Tx, merchantId: OrgId, chargeId: ChargeId): Promise<Both> {
  const known = await deps.stores.charges.find(tx, merchantId, chargeId)
  invariant(known, 'a charge is written before anyone is asked about it')
  const payment = await deps.stores.payments.lock(tx, merchantId, known.paymentId)
  // Read again: it may have been settled while we waited for the lock.
  const charge = await deps.stores.charges.find(tx, merchantId, chargeId)
  invariant(payment && charge, 'a charge has its payment')
  return { payment, charge }
}

/** Weeks after it was taken a holder may dispute a charge. Nothing else about it changes. */
async function disputedLater(deps: PaymentsDeps, tx: Tx, { payment, charge }: Both, answer: ProviderAnswer): Promise<Both> {
  const dispute = charge.state === 'succeeded' && answer.kind === 'succeeded' ? answer.dispute : null
  if (!dispute || charge.disputed) return { payment, charge }
  const disputed: Charge = { ...charge, disputed: true }
  await deps.stores.charges.save(tx, disputed)
  await deps.disputed?.(tx, { merchantId: payment.merchantId, paymentId: payment.id, chargeId: charge.id, ...dispute })
  return { payment, charge: disputed }
}

async function askLater(deps: PaymentsDeps, tx: Tx, { payment, charge }: Both): Promise<Both> {
  const later: Charge = { ...charge, askAtMs: Math.max(nextAsk(deps, charge), charge.state === 'authorized' ? (charge.captureBeforeMs ?? 0) : 0) }
  await deps.stores.charges.save(tx, later)
  return { payment, charge: later }
}

async function record(deps: PaymentsDeps, tx: Tx, { payment, charge }: Both, next: Settlement, answer: ProviderAnswer): Promise<Both> {
  const same = payment.status === next.payment
  invariant(same || mayBecome(payment.status, next.payment), `a payment goes from ${payment.status} to ${next.payment}`)
  const dispute = next.charge === 'succeeded' && answer.kind === 'succeeded' ? (answer.dispute ?? null) : null
  const { capturedMinor, captureWishMinor, captureBeforeMs, failure, actionUrl } = next
  const settled: Charge = {
    ...charge,
    ...{ capturedMinor, captureWishMinor, captureBeforeMs, failure, actionUrl },
    state: next.charge,
    challenged: charge.challenged || next.charge === 'action',
    disputed: charge.disputed || dispute !== null,
    askAtMs: next.charge === 'authorized' ? captureBeforeMs : next.open ? nextAsk(deps, charge) : null,
  }
  const told: Payment = {
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
  await deps.stores.payments.save(tx, told)
  await keepOrForget(deps, tx, told, charge.state, settled)
  if (next.conflict) await raiseConflict(deps, tx, settled, next.conflict)
  await announceCharge(deps, tx, charge.state, settled, told)
  if (!same || charge.state === 'running' || next.conflict) await announceStatus(deps, tx, told)
  const { merchantId } = payment
  if (dispute) await deps.disputed?.(tx, { merchantId, paymentId: payment.id, chargeId: charge.id, ...dispute })
  return { payment: told, charge: settled }
}

const nextAsk = (deps: PaymentsDeps, charge: Charge): number => deps.clock.nowMs() + pauseMs(charge.asks)
