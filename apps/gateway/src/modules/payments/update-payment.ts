import { accept, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import { knowsMethod } from './create-payment.ts'
import { isLive } from './domain/charge.ts'
import { awaitsCharge, type Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** What no charge may have been made for yet. */
type Essential = 'amount' | 'customerId' | 'methodId' | 'usage' | 'captureMethod'

type Metadata = Payment['metadata']

export interface PaymentChange extends Partial<Pick<Payment, Essential | 'description' | 'extras'>> {
  /** The changed payment, from the present one. */
  readonly metadata?: (known: Metadata) => Metadata
}

/**
 * Changes what was written on a payment: notes at any time, money, card and customer only while no card is with the bank.
 * Refuses with `no_such_payment`, `unexpected_state` (and the payment), `no_such_method`.
 */
export async function updatePayment(deps: PaymentsDeps, merchantId: OrgId, id: Payment['id'], change: PaymentChange): Promise<Outcome<Payment>> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const payment = await deps.stores.payments.lock(tx, merchantId, id)
    if (!payment) return refuse('no_such_payment')
    const { description, metadata, extras, ...essential } = change
    const notes = { ...(description !== undefined && { description }), ...(metadata && { metadata: metadata(payment.metadata) }) }
    const changed: Payment = { ...payment, ...essential, ...notes, extras: { ...payment.extras, ...extras } }
    if (Object.keys(essential).length > 0) {
      const charge = payment.chargeId ? await deps.stores.charges.find(tx, merchantId, payment.chargeId) : null
      if (!awaitsCharge(payment.status) || (charge && isLive(charge.state))) return refuse('unexpected_state', { payment })
      if (!(await knowsMethod(deps, tx, merchantId, change.methodId ?? null, changed.customerId))) return refuse('no_such_method')
    }
    const status = change.methodId ? 'requires_confirmation' : payment.status
    await deps.stores.payments.save(tx, { ...changed, status })
    return accept({ ...changed, status })
  })
}

export interface ChargeChange {
  readonly description?: string | null
  readonly metadata?: (known: Metadata) => Metadata
}

/** Changes the notes on a charge; they are its own, apart from its payment's. */
export async function updateCharge(deps: PaymentsDeps, merchantId: OrgId, id: NonNullable<Payment['chargeId']>, change: ChargeChange) {
  return deps.db.inTenant(merchantId, async (tx) => {
    const known = await deps.stores.charges.find(tx, merchantId, id)
    const payment = known && (await deps.stores.payments.lock(tx, merchantId, known.paymentId))
    const charge = payment && (await deps.stores.charges.find(tx, merchantId, id))
    if (!charge) return null
    const { description = charge.description, metadata } = change
    const changed = { ...charge, description, metadata: metadata?.(charge.metadata) ?? charge.metadata }
    await deps.stores.charges.save(tx, changed)
    return { payment, charge: changed }
  })
}
