import { accept, type Money, type OrgId, type Outcome, refuse } from '@sojourn/kernel'
import { awaitsCharge, type Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export interface PaymentRequest {
  readonly merchantId: OrgId
  readonly amount: Money
  readonly customerId: string | null
  readonly methodId: string | null
  readonly keepsCard: boolean
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly returnUrl: string | null
  /** The same key finds the same payment, also after a crash half way. */
  readonly requestKey: string | null
}

/** Opens a payment; nothing is charged. With a kept card it waits for its confirmation, else for a card. */
export async function createPayment(deps: PaymentsDeps, request: PaymentRequest): Promise<Outcome<Payment>> {
  const { requestKey, ...wish } = request
  return deps.db.inTenant(request.merchantId, async (tx) => {
    if (wish.methodId && !(await deps.cards.open(tx, wish.merchantId, wish.methodId, wish.customerId))) return refuse('no_such_method')
    const fresh: Payment = {
      ...wish,
      id: deps.ids.next('pi'),
      receivedMinor: 0,
      status: wish.methodId ? 'requires_confirmation' : 'requires_payment_method',
      chargeId: null,
      actionUrl: null,
      failure: null,
      cancelReason: null,
      canceledAtMs: null,
      createdAtMs: deps.clock.nowMs(),
    }
    return accept(await deps.stores.payments.add(tx, fresh, requestKey))
  })
}

export type PaymentChange = Partial<Pick<Payment, 'amount' | 'customerId' | 'methodId' | 'description' | 'metadata'>>

/** Changes a payment that no card was charged for yet. */
export async function updatePayment(deps: PaymentsDeps, merchantId: OrgId, id: Payment['id'], change: PaymentChange): Promise<Outcome<Payment>> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const payment = await deps.stores.payments.lock(tx, merchantId, id)
    if (!payment) return refuse('no_such_payment')
    if (!awaitsCharge(payment.status)) return refuse('unexpected_state', { payment })
    const changed = { ...payment, ...change, metadata: { ...payment.metadata, ...change.metadata } }
    if (change.methodId) {
      if (!(await deps.cards.open(tx, merchantId, change.methodId, changed.customerId))) return refuse('no_such_method')
      changed.status = 'requires_confirmation'
    }
    await deps.stores.payments.save(tx, changed)
    return accept(changed)
  })
}
