import { createHmac } from 'node:crypto'
import type { Clock } from '@sojourn/kernel'
import fc from 'fast-check'
import { WEBHOOK_SECRET } from './fake-gateway.testing.ts'

const SECRETS = { now: WEBHOOK_SECRET, before: 'whsec_before', forged: 'whsec_of_a_thief' } as const
type Signer = keyof typeof SECRETS | 'both'

/** One call of the gateway, or a forged one. */
export interface StormEvent {
  readonly what: 'event'
  readonly type: string
  readonly about: 'payment_intent' | 'charge' | 'refund' | 'dispute' | 'customer'
  readonly signer: Signer
  readonly ageSeconds: number
  readonly times: number
}

/** What really happens meanwhile at the bank and in the system. */
export type StormStep =
  | StormEvent
  | { readonly what: 'bank'; readonly says: 'processing' | 'requires_action' | 'declined' }
  | { readonly what: 'system'; readonly does: 'work' | 'status' | 'wait' }

const TYPES = [
  ...['created', 'processing', 'requires_action', 'succeeded', 'payment_failed', 'canceled', 'amount_capturable_updated', 'conflicted'].map(
    (what) => `payment_intent.${what}`,
  ),
  ...[
    'charge.succeeded',
    'charge.failed',
    'charge.refunded',
    'charge.dispute.created',
    'refund.created',
    'refund.updated',
    'refund.failed',
    'customer.updated',
  ],
]

const event: fc.Arbitrary<StormStep> = fc.record({
  what: fc.constant('event' as const),
  type: fc.constantFrom(...TYPES),
  about: fc.constantFrom('payment_intent' as const, 'charge' as const, 'refund' as const, 'dispute' as const, 'customer' as const),
  signer: fc.constantFrom<Signer>('now', 'before', 'both', 'forged'),
  ageSeconds: fc.constantFrom(0, 1, 299, 301, 86_400),
  times: fc.integer({ min: 1, max: 3 }),
})
const bank: fc.Arbitrary<StormStep> = fc.record({
  what: fc.constant('bank' as const),
  says: fc.constantFrom('processing' as const, 'requires_action' as const, 'declined' as const),
})
const system: fc.Arbitrary<StormStep> = fc.record({
  what: fc.constant('system' as const),
  does: fc.constantFrom('work' as const, 'status' as const, 'wait' as const),
})

/** Any order of anything. */
export const storms = fc.array(fc.oneof({ weight: 5, arbitrary: event }, { weight: 1, arbitrary: bank }, { weight: 1, arbitrary: system }), {
  minLength: 3,
  maxLength: 12,
})

export const isBelieved = ({ signer, ageSeconds }: Pick<StormEvent, 'signer' | 'ageSeconds'>): boolean => signer !== 'forged' && ageSeconds <= 300

/** The event as it comes over the line. */
export function sendable(clock: Clock, intentId: string, { type, about, signer, ageSeconds }: Omit<StormEvent, 'what' | 'times'>): Request {
  const object = about === 'payment_intent' ? { object: about, id: intentId } : { object: about, id: `${about}_of_${intentId}`, payment_intent: intentId }
  const body = JSON.stringify({ id: 'evt_storm', type, data: { object } })
  const at = Math.floor(clock.nowMs() / 1000) - ageSeconds
  const sign = (secret: string): string => createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const signed = signer === 'both' ? [sign(SECRETS.before), sign(SECRETS.now)] : [sign(SECRETS[signer])]
  const header = [`t=${at}`, ...signed.map((hash) => `v1=${hash}`)].join(',')
  return new Request('http://localhost/api/gateway/webhook', { method: 'POST', body, headers: { 'stripe-signature': header } })
}
