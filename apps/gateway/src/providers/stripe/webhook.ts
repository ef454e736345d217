import type { Clock, Transactions } from '@sojourn/kernel'
import type { Hono } from 'hono'
import type Stripe from 'stripe'
import { readText } from '../../http/read-body.ts'
import type { ChargeId, Payments, RefundId } from '../../modules/payments/index.ts'
import { stripeBooks } from './data/stripe-books.sql.ts'
import { refundKeyOf } from './refunds.ts'
import type { StripeConfig } from './stripe-config.ts'

export interface StripeWebhookDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly config: StripeConfig
  /** They read the state from Stripe. Where they throw, Stripe sends the event again. */
  readonly payments: Pick<Payments, 'ask' | 'askRefund'>
}

const TOLERANCE_SECONDS = 300
const BYTES_MAX = 512 * 1024

/**
 * Stripe's own calls. What they say is not believed, only whose charge they are about: it is asked about at once. So events that come
 * twice, shuffled or late are harmless, and one that is lost costs seconds.
 */
export function mountStripeWebhook(app: Hono, deps: StripeWebhookDeps): void {
  app.post('/webhooks/stripe', async (c) => {
    const body = await readText(c.req.raw, BYTES_MAX).catch(() => '')
    if (body === null) return c.json({ error: 'too_large' }, 413)
    const event = await readEvent(deps, body, c.req.header('stripe-signature') ?? '')
    if (!event) return c.json({ error: 'bad_signature' }, 400)
    await askAbout(deps, (event.data?.object ?? {}) as Partial<StripeThing>)
    return c.json({ received: true })
  })
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
  const charge = intentId && (await deps.db.asSystem((tx) => stripeBooks.findByIntent(tx, intentId), { readOnly: true }))
  if (!charge) return
  const refund = thing.object === 'refund' ? refundKeyOf(thing) : null
  if (refund) await deps.payments.askRefund(charge.merchantId, refund as RefundId)
  else await deps.payments.ask(charge.merchantId, charge.key as ChargeId)
}

/** Payments and setups name themselves; charges, refunds and disputes the payment they are of. */
function intentOf({ object, id, payment_intent: of }: Partial<StripeThing>): string | null {
  if (object === 'payment_intent' || object === 'setup_intent') return id ?? null
  return typeof of === 'object' ? (of?.id ?? null) : (of ?? null)
}
