import { accept, equals, type OrgId, type Outcome, refuse, type Tx, zero } from '@sojourn/kernel'
import { intentEvent } from './announce-payment.ts'
import type { Opened } from './data/payment-store.ts'
import type { Payment } from './domain/payment.ts'
import { findCard } from './find-card.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type Requested =
  | 'merchantId'
  | 'amount'
  | 'captureMethod'
  | 'confirmationMethod'
  | 'orderId'
  | 'customerId'
  | 'methodId'
  | 'usage'
  | 'description'
  | 'metadata'
  | 'extras'
  | 'returnUrl'

export interface PaymentRequest extends Pick<Payment, Requested> {
  /** The same key finds the same payment, also after a crash half way. */
  readonly requestKey: string | null
  /** May an order whose payments were all cancelled have another one? Only its merchant's server says so. */
  readonly reopens: boolean
}

/**
 * Opens a payment; nothing is charged. With a card on file it waits for its confirmation, else for a card. For an order that has one already
 * it is returned. Refuses with `no_such_method`, `order_amount_differs` (and the payment), `order_given_up`.
 */
export async function createPayment(deps: PaymentsDeps, tx: Tx, { requestKey, reopens, ...request }: PaymentRequest): Promise<Outcome<Opened>> {
  if (!(await knowsMethod(deps, tx, request.merchantId, request.methodId, request.customerId))) return refuse('no_such_method')
  if (!reopens && request.orderId !== null && (await deps.stores.payments.isGivenUp(tx, request.merchantId, request.orderId))) return refuse('order_given_up')
  const fresh: Payment = { ...request, ...blank(deps, 'payment', request.methodId), id: deps.ids.next('pi') }
  const opened = await open(deps, tx, fresh, requestKey)
  return opened.by !== 'order' || equals(opened.payment.amount, request.amount) ? accept(opened) : refuse('order_amount_differs', { payment: opened.payment })
}

export interface SetupRequest extends Pick<Payment, 'merchantId' | 'customerId' | 'methodId' | 'usage' | 'description' | 'metadata' | 'extras' | 'returnUrl'> {
  readonly requestKey: string | null
}

/** Opens a setup: amount 0, to save its card. Refuses with `no_such_method`. */
export async function createSetup(deps: PaymentsDeps, tx: Tx, { requestKey, ...request }: SetupRequest): Promise<Outcome<Opened>> {
  if (!(await knowsMethod(deps, tx, request.merchantId, request.methodId, request.customerId))) return refuse('no_such_method')
  const fresh: Payment = {
    ...request,
    ...blank(deps, 'setup', request.methodId),
    id: deps.ids.next('seti'),
    amount: zero('USD'),
    captureMethod: 'automatic',
    confirmationMethod: 'automatic',
    orderId: null,
  }
  return accept(await open(deps, tx, fresh, requestKey))
}

/** True where the method is this customer's, has no customer yet, or none is named. */
export async function knowsMethod(deps: PaymentsDeps, tx: Tx, merchantId: OrgId, methodId: string | null, customerId: string | null): Promise<boolean> {
  return methodId === null || (await findCard(deps, tx, merchantId, methodId, customerId)) !== null
}

async function open(deps: PaymentsDeps, tx: Tx, fresh: Payment, requestKey: string | null): Promise<Opened> {
  const opened = await deps.stores.payments.add(tx, fresh, requestKey)
  if (opened.by === 'new') await deps.announce(tx, fresh.merchantId, intentEvent(opened.payment, 'created'))
  return opened
}

const blank = (deps: PaymentsDeps, kind: Payment['kind'], methodId: string | null) => ({
  kind,
  receivedMinor: 0,
  status: methodId ? ('requires_confirmation' as const) : ('requires_payment_method' as const),
  offSession: false,
  chargeId: null,
  actionUrl: null,
  failure: null,
  conflict: null,
  cancelReason: null,
  canceledAtMs: null,
  createdAtMs: deps.clock.nowMs(),
})
