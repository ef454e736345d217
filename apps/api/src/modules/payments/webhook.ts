import type { Clock } from '@sojourn/kernel'
import { z } from 'zod'
import { type Route, rawRoute } from '../../http/index.ts'
import { isSigned } from './signature.ts'

/** What a webhook is about. Its own words are not believed: the gateway is asked. */
export interface GatewayNews {
  readonly paymentId: string | null
  readonly refundId: string | null
  /** Whether money may have gone back: only then it is looked for. */
  readonly about: 'payment' | 'refund'
}

export interface WebhookDeps {
  readonly clock: Clock
  /** The one in force and, while it is being changed, the one before. */
  readonly secrets: readonly string[]
  /** Asks the gateway and acts on what it finds. Throwing makes the gateway send the webhook again. */
  readonly onNews: (news: GatewayNews) => Promise<void>
}

const BYTES_MAX = 256 * 1024

/** The events on which the gateway is asked. The others report what this system did itself, or what a payment's own event reports as well. */
export const GATEWAY_NEWS: readonly string[] = [
  ...['succeeded', 'payment_failed', 'canceled', 'processing', 'requires_action', 'amount_capturable_updated', 'conflicted'].map(
    (end) => `payment_intent.${end}`,
  ),
  ...['succeeded', 'setup_failed', 'canceled', 'requires_action'].map((end) => `setup_intent.${end}`),
  ...['charge.expired', 'charge.refunded', 'charge.refund.updated', 'refund.updated', 'refund.failed'],
  ...['charge.dispute.created', 'charge.dispute.closed'],
]

const event = z.object({
  type: z.string(),
  data: z.object({ object: z.object({ object: z.string(), id: z.string(), payment_intent: z.string().nullish() }) }),
})

const answer = (status: number, body: Record<string, unknown>): Response => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

export const WEBHOOK_PATH = '/api/gateway/webhook'

/** Duplicated, shuffled or late events are harmless: each only makes us look. */
export function webhookRoutes({ clock, secrets, onNews }: WebhookDeps): Route[] {
  return [
    rawRoute('POST', WEBHOOK_PATH, async (request) => {
      if (Number(request.headers.get('content-length') ?? 0) > BYTES_MAX) return answer(413, { error: 'too_large' })
      const body = await request.text()
      const header = request.headers.get('sojourn-signature') ?? request.headers.get('stripe-signature') ?? ''
      if (body.length > BYTES_MAX) return answer(413, { error: 'too_large' })
      if (!isSigned(body, header, secrets, clock.nowMs())) return answer(400, { error: 'bad_signature' })
      const news = readNews(body)
      if (news) await onNews(news)
      return answer(200, { received: true })
    }),
  ]
}

function readNews(body: string): GatewayNews | null {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  const parsed = event.safeParse(json)
  if (!parsed.success || !GATEWAY_NEWS.includes(parsed.data.type)) return null
  const { object, id, payment_intent: paymentId } = parsed.data.data.object
  const about = parsed.data.type.includes('refund') ? 'refund' : 'payment'
  if (object === 'payment_intent' || object === 'setup_intent') return { paymentId: id, refundId: null, about }
  return { paymentId: paymentId ?? null, refundId: object === 'refund' ? id : null, about }
}
