import type { OrgId, Tx } from '@sojourn/kernel'
import { type Charge, type Payment, type Payments, shapeCharge, shapeIntent, type Tried } from '../modules/payments/index.ts'
import { shapeMethod, type Vault } from '../modules/vault/index.ts'
import type { ClientSecrets } from './client-secrets.ts'

export interface PresentDeps {
  readonly payments: Payments
  readonly vault: Vault
  readonly secrets: ClientSecrets
}

/** A payment as its merchant's server reads it: with what opens it to one browser. `hosted_url` is a word of our own. */
export const openedPayment = (payment: Payment, secrets: ClientSecrets): Record<string, unknown> => ({
  ...shapeIntent(payment, secrets.of(payment.id)),
  hosted_url: secrets.hostedUrlOf(payment.id),
})

/** A payment or setup with all that belongs to it: its tries, and the card that was not taken. */
export async function presentIntent(deps: PresentDeps, { payment, charges }: Tried, tx?: Tx): Promise<Record<string, unknown>> {
  const shaped = withTries(deps, payment, charges)
  const methodId = payment.failure?.methodId
  const method = methodId && (await deps.vault.findMethod(payment.merchantId, methodId, tx))
  if (!method) return shaped
  const name = payment.kind === 'setup' ? 'last_setup_error' : 'last_payment_error'
  return { ...shaped, [name]: { ...(shaped[name] as object), payment_method: shapeMethod(method) } }
}

/** Several of them; their charges are read at once. */
export async function presentIntents(deps: PresentDeps, merchantId: OrgId, payments: readonly Payment[]): Promise<Record<string, unknown>[]> {
  const tried = payments.filter(({ kind, chargeId }) => kind === 'payment' && chargeId !== null)
  const charges = await deps.payments.chargesOf(
    merchantId,
    tried.map(({ id }) => id),
  )
  return payments.map((payment) =>
    withTries(
      deps,
      payment,
      charges.filter(({ paymentId }) => paymentId === payment.id),
    ),
  )
}

function withTries(deps: PresentDeps, payment: Payment, charges: readonly Charge[]): Record<string, unknown> {
  const shaped = openedPayment(payment, deps.secrets)
  return payment.kind === 'setup' ? shaped : { ...shaped, charges: shapeTries(charges, payment) }
}

/** The newest one first, as clients of older versions read it. */
const shapeTries = (charges: readonly Charge[], payment: Payment) => ({
  object: 'list',
  data: charges.toReversed().map((charge) => shapeCharge(charge, payment)),
  has_more: false,
  url: `/v1/charges?payment_intent=${payment.id}`,
})
