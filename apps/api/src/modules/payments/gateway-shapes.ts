import { z } from 'zod'
import { INTENT_STATUSES, type Intent } from './domain/intent.ts'
import type { GatewayRefund } from './domain/refund.ts'

const intent = z.object({
  id: z.string().min(1),
  status: z.enum(INTENT_STATUSES),
  amount: z.int(),
  amount_received: z.int().default(0),
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  client_secret: z.string().nullish(),
  latest_charge: z.union([z.string(), z.object({ id: z.string() }).transform((charge) => charge.id)]).nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish(), message: z.string().nullish() }).nullish(),
})

/** Null where the answer is no payment: then nothing is known. */
export function readIntent(body: unknown): Intent | null {
  const parsed = intent.safeParse(body)
  if (!parsed.success) return null
  const { data } = parsed
  const error = data.last_payment_error
  return {
    id: data.id,
    status: data.status,
    amount: { minor: data.amount, currency: data.currency.toUpperCase() },
    receivedMinor: data.amount_received,
    clientSecret: data.client_secret ?? null,
    actionUrl: data.next_action?.redirect_to_url?.url ?? null,
    chargeId: data.latest_charge ?? null,
    failure: error ? { code: error.decline_code ?? error.code ?? 'card_declined', message: error.message ?? 'Your card was declined.' } : null,
  }
}

const refund = z.object({
  id: z.string().min(1),
  status: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
})
// `requires_action` and whatever comes later is still under way.
const stateOf = (status: string): GatewayRefund['state'] =>
  status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'

export function readRefund(body: unknown): GatewayRefund | null {
  const parsed = refund.safeParse(body)
  return parsed.success ? { id: parsed.data.id, state: stateOf(parsed.data.status) } : null
}

const refunds = z.object({ data: z.array(refund) })

export function readRefundList(body: unknown): (GatewayRefund & { refundId: string | null })[] | null {
  const parsed = refunds.safeParse(body)
  if (!parsed.success) return null
  return parsed.data.data.map((each) => ({ id: each.id, state: stateOf(each.status), refundId: each.metadata?.refund_id ?? null }))
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
}
const charge = z.object({ payment_method_details: z.object({ card: z.object({ brand: z.string(), last4: z.string() }) }) })

/** `Visa ending 4242`. */
export function readCharge(body: unknown): string | null {
  const parsed = charge.safeParse(body)
  if (!parsed.success) return null
  const { brand, last4 } = parsed.data.payment_method_details.card
  return `${BRANDS[brand] ?? brand} ending ${last4}`
}
