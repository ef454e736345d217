import type { Clock, OrgId, Transactions } from '@sojourn/kernel'
import type Stripe from 'stripe'
import { stripeBooks } from './data/stripe-books.sql.ts'
import { refundKeyOf } from './refunds.ts'
import type { StripeConfig } from './stripe-config.ts'

export interface StripeWebhookDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly config: StripeConfig
  /** Asks Stripe about a charge of ours, or a refund. Throwing makes Stripe tell us again. */
  ask(merchantId: OrgId, chargeKey: string): Promise<void>
  askRefund(merchantId: OrgId, refundKey: string): Promise<void>
}

const TOLERANCE_SECONDS = 300
const BYTES_MAX = 512 * 1024

const answer = (status: number, body: Record<string, unknown>): Response => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Stripe's own calls. What they say is not believed, only whose charge they are about: it is asked about at once. So events that come
 * twice, shuffled or late are harmless, and one that is lost costs seconds.
 */
export function stripeWebhook(deps: StripeWebhookDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.text()
    if (body.length > BYTES_MAX) return answer(413, { error: 'too_large' })
    const event = await readEvent(deps, body, request.headers.get('stripe-signature') ?? '')
    if (!event) return answer(400, { error: 'bad_signature' })
    await askAbout(deps, event.data.object as Partial<StripeThing>)
    return answer(200, { received: true })
  }
}

async function readEvent({ config, clock }: StripeWebhookDeps, body: string, signature: string): Promise<Stripe.Event | null> {
  const { default: Client } = await import('stripe')
  try {
    return Client.webhooks.constructEvent(body, signature, config.webhookSecret, TOLERANCE_SECONDS, undefined, clock.nowMs())
  } catch {
    return null
  }
}

interface StripeThing {
  readonly object: string
  readonly id: string
  readonly payment_intent: string | { id: string } | null
  readonly metadata: Record<string, string> | null
}

async function askAbout(deps: StripeWebhookDeps, thing: Partial<StripeThing>): Promise<void> {
  const intentId = intentOf(thing)
  const charge = intentId && (await deps.db.asSystem((tx) => stripeBooks.findByIntent(tx, intentId)))
  if (!charge) return
  const refund = thing.object === 'refund' ? refundKeyOf(thing) : null
  if (refund) await deps.askRefund(charge.merchantId, refund)
  else await deps.ask(charge.merchantId, charge.key)
}

/** Payments and setups name themselves; charges, refunds and disputes the payment they are of. */
function intentOf({ object, id, payment_intent: of }: Partial<StripeThing>): string | null {
  if (object === 'payment_intent' || object === 'setup_intent') return id ?? null
  return typeof of === 'object' ? (of?.id ?? null) : (of ?? null)
}
