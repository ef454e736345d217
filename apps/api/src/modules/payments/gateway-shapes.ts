// nothing here is translated: brands have one name everywhere
import { say } from '@sojourn/i18n'
import { fromCardUnits, type Money } from '@sojourn/kernel'
import { z } from 'zod'
import { INTENT_STATUSES, type Intent } from './domain/intent.ts'
import type { GatewayRefund } from './domain/refund.ts'

const currency = z.string().regex(/^[A-Za-z]{3}$/)
const failure = z.object({ code: z.string().nullish(), decline_code: z.string().nullish(), message: z.string().nullish() })

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
const card = z.object({ brand: z.string(), last4: z.string(), fingerprint: z.string().nullish(), country: z.string().nullish() })
const charge = z.object({
  id: z.string(),
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
})

const intent = z.object({
  id: z.string().min(1),
  status: z.enum(INTENT_STATUSES),
  amount: z.int(),
  amount_received: z.int().default(0),
  currency,
  /** Ours alone: what the provider says it took, where that is not what it was asked. */
  conflict: z.object({ amount: z.int(), currency }).nullish(),
  hosted_url: z.string().nullish(),
  client_secret: z.string().nullish(),
  payment_method: z.union([z.string(), z.object({ id: z.string(), card: card.nullish() })]).nullish(),
  latest_charge: z.union([z.string(), z.object({ id: z.string() }).transform((charge) => charge.id)]).nullish(),
  charges: z.object({ data: z.array(charge) }).nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
  last_payment_error: failure.nullish(),
})

const setup = intent.pick({ id: true, status: true, client_secret: true, next_action: true, payment_method: true }).extend({
  object: z.literal('setup_intent'),
  last_setup_error: failure.nullish(),
})

const named = z.object({ data: z.array(z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() })) })
const disputes = z.object({ data: z.array(z.object({ id: z.string().min(1), amount: z.int(), currency, status: z.string() })) })

/** Null where the answer is no payment: then nothing is known. */
export function readIntent(body: unknown): Intent | null {
  const asSetup = setup.safeParse(body)
  if (asSetup.success) return readSetup(asSetup.data)
  const parsed = intent.safeParse(body)
  if (!parsed.success) return null
  const { data } = parsed
  return {
    id: data.id,
    status: data.status,
    amount: fromCardUnits(data.amount, data.currency),
    receivedMinor: fromCardUnits(data.amount_received, data.currency).minor,
    conflict: data.conflict ? fromCardUnits(data.conflict.amount, data.conflict.currency) : null,
    clientSecret: data.client_secret ?? null,
    actionUrl: data.next_action?.redirect_to_url?.url ?? null,
    hostedUrl: data.hosted_url ?? null,
    chargeId: data.latest_charge ?? null,
    ...paidBy(chargedCard(data)),
    methodId: methodOf(data),
    failure: failureOf(data.last_payment_error),
  }
}

/** The card of the charge that decides the payment. */
const chargedCard = ({ charges, latest_charge }: z.output<typeof intent>) =>
  charges?.data.find(({ id }) => id === latest_charge)?.payment_method_details?.card ?? null

function paidBy(by: z.output<typeof card> | null): Pick<Intent, 'paidCard' | 'card'> {
  if (!by) return { paidCard: null, card: null }
  return {
    paidCard: { brand: BRANDS[by.brand] ?? by.brand, last4: by.last4 },
    card: by.fingerprint ? { fingerprint: by.fingerprint, country: by.country ?? null } : null,
  }
}

type Method = Pick<z.output<typeof intent>, 'payment_method'>
const methodOf = ({ payment_method: method }: Method): string | null => (typeof method === 'string' ? method : (method?.id ?? null))
/** The card that is set up, where it was expanded. */
const setUpCard = ({ payment_method: method }: Method) => (typeof method === 'object' ? (method?.card ?? null) : null)

/** A setup is of nothing: no amount, no charge. */
const readSetup = (data: z.output<typeof setup>): Intent => ({
  id: data.id,
  status: data.status,
  amount: null,
  receivedMinor: 0,
  conflict: null,
  clientSecret: data.client_secret ?? null,
  actionUrl: data.next_action?.redirect_to_url?.url ?? null,
  hostedUrl: null,
  chargeId: null,
  ...paidBy(setUpCard(data)),
  methodId: methodOf(data),
  failure: failureOf(data.last_setup_error),
})

const failureOf = (error: z.output<typeof failure> | null | undefined): Intent['failure'] =>
  error ? { code: error.decline_code ?? error.code ?? 'card_declined', message: error.message ?? say`Your card was declined.` } : null

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

/** A refund of a payment at the gateway; `refundId` is our name of it where it is ours. */
export interface ListedRefund extends GatewayRefund {
  readonly refundId: string | null
  readonly amount: Money
}

const refunds = z.object({ data: z.array(refund.extend({ amount: z.int(), currency })) })

export function readRefundList(body: unknown): ListedRefund[] | null {
  const parsed = refunds.safeParse(body)
  if (!parsed.success) return null
  return parsed.data.data.map((each) => ({
    id: each.id,
    state: stateOf(each.status),
    refundId: each.metadata?.refund_id ?? null,
    amount: fromCardUnits(each.amount, each.currency),
  }))
}

/** Of a list of payments the one whose `order_id` is ours; none of it is known where the list cannot be read. */
export function readIntentNamed(body: unknown, name: string): { readonly intent: Intent | null } | null {
  const parsed = named.safeParse(body)
  if (!parsed.success) return null
  const found = parsed.data.data.find(({ metadata }) => metadata?.order_id === name)
  const read = found ? readIntent(found) : null
  return found && !read ? null : { intent: read }
}

/** A holder's bank that takes a payment back. */
export interface ListedDispute {
  readonly id: string
  readonly amount: Money
  readonly state: 'open' | 'won' | 'lost'
}

export function readDisputeList(body: unknown): ListedDispute[] | null {
  const parsed = disputes.safeParse(body)
  if (!parsed.success) return null
  return parsed.data.data.map(({ id, amount, currency: unit, status }) => ({
    id,
    amount: fromCardUnits(amount, unit),
    state: status === 'won' || status === 'lost' ? status : 'open',
  }))
}
