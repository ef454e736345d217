import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { ProviderCharge, TypedCard } from './card-provider.ts'
import { type Charge, RUNNING_PATIENCE_MS, refOf, TRIES_MAX } from './domain/charge.ts'
import { awaitsCharge, type Payment } from './domain/payment.ts'
import type { ChargeableCard, PaymentsDeps } from './payments-deps.ts'
import { settleCharge } from './settle-charge.ts'

/** With what a payment is paid: a card typed in a field of ours, a kept one, or the one the payment already names. */
export type Tender =
  | { readonly kind: 'new'; readonly card: TypedCard; readonly keep: boolean }
  | { readonly kind: 'kept'; readonly methodId: string }
  | { readonly kind: 'named' }

export interface Confirmation {
  readonly merchantId: OrgId
  readonly paymentId: Payment['id']
  readonly tender: Tender
  readonly returnOrigin: string | null
  readonly returnUrl: string | null
  /** The payer is not there to be asked. */
  readonly offSession: boolean
}

/**
 * Charges the card: the charge is written and committed, then the provider is called, then its answer recorded. A crash anywhere between leaves
 * a row that the janitor asks about. Refuses with `no_such_payment`, `unexpected_state` (and the payment), `declined` (and the failure),
 * `no_such_method`, `customer_required`, `too_many_tries`.
 */
export async function confirmPayment(deps: PaymentsDeps, wish: Confirmation): Promise<Outcome<Payment>> {
  if (wish.tender.kind === 'new') {
    const failure = deps.provider.refuses(wish.tender.card)
    if (failure) return refuse('declined', { failure })
  }
  const begun = await deps.db.inTenant(wish.merchantId, (tx) => begin(deps, tx, wish))
  if (!begun.ok) return begun
  const answer = await deps.provider.confirm(begun.value)
  return accept(await settleCharge(deps, wish.merchantId, begun.value.key as Charge['id'], answer))
}

async function begin(deps: PaymentsDeps, tx: Tx, wish: Confirmation): Promise<Outcome<ProviderCharge>> {
  const { merchantId } = wish
  const payment = await deps.stores.payments.lock(tx, merchantId, wish.paymentId)
  if (!payment) return refuse('no_such_payment')
  if (!awaitsCharge(payment.status)) return refuse('unexpected_state', { payment })
  const tries = await deps.stores.charges.count(tx, merchantId, payment.id)
  if (tries >= TRIES_MAX) return refuse('too_many_tries')
  const keep = payment.keepsCard || (wish.tender.kind === 'new' && wish.tender.keep)
  if (keep && !payment.customerId) return refuse('customer_required')
  const chargeable = await take(deps, tx, payment, wish.tender, keep)
  if (!chargeable) return refuse('no_such_method')
  const charge = firstWord(deps, payment, chargeable, { number: tries + 1, keep, returnOrigin: wish.returnOrigin })
  await deps.stores.charges.add(tx, charge)
  await deps.stores.payments.save(tx, {
    ...payment,
    status: 'processing',
    methodId: chargeable.methodId,
    chargeId: charge.id,
    failure: null,
    returnUrl: wish.returnUrl ?? payment.returnUrl,
  })
  const { card, authenticatedBefore } = chargeable
  return accept({ ...refOf(charge), card, authenticatedBefore, offSession: wish.offSession, keep, returnUrl: deps.returnUrlOf(payment.id) })
}

function take(deps: PaymentsDeps, tx: Tx, payment: Payment, tender: Tender, keep: boolean): Promise<ChargeableCard | null> {
  if (tender.kind === 'new') return deps.cards.write(tx, payment.merchantId, tender.card, keep)
  const methodId = tender.kind === 'kept' ? tender.methodId : payment.methodId
  return methodId ? deps.cards.open(tx, payment.merchantId, methodId, payment.customerId) : Promise.resolve(null)
}

function firstWord(deps: PaymentsDeps, payment: Payment, { methodId, facts }: ChargeableCard, more: Pick<Charge, 'number' | 'keep' | 'returnOrigin'>): Charge {
  const nowMs = deps.clock.nowMs()
  return {
    id: deps.ids.next('ch'),
    merchantId: payment.merchantId,
    paymentId: payment.id,
    state: 'running',
    amount: payment.amount,
    refundedMinor: 0,
    methodId,
    card: facts,
    actionUrl: null,
    failure: null,
    startedAtMs: nowMs,
    askAtMs: nowMs + RUNNING_PATIENCE_MS,
    asks: 0,
    ...more,
  }
}
