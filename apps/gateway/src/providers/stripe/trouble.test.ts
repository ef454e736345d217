import { fakeClock, testDb } from '@sojourn/testing'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { gatewayMigrations } from '../../create-gateway.ts'
import { NOW } from '../../tests/test-gateway.ts'
import { chargeOf, refOf, refundOf } from '../provider-contract.testing.ts'
import { createStripe } from './create-stripe.ts'
import { type HttpServer, serveHttp } from './serve-http.testing.ts'

const KEY = 'sk_test_never_logged_1234'
let made = 0
/** Every charge has an intent of its own at Stripe, so every test has. */
let intent: Record<string, unknown>

let db: Awaited<ReturnType<typeof testDb>>
let server: HttpServer
/** The answer of the Stripe double. */
let says: (request: Request) => Response | Promise<Response>
const lines: string[] = []

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  server = await serveHttp(async (request) => says(request))
  return async () => {
    await server.close()
    await db.close()
  }
})
beforeEach(() => {
  intent = {
    ...{ id: `pi_${++made}`, object: 'payment_intent', status: 'requires_payment_method', last_payment_error: null },
    ...{ amount: 38_933, currency: 'usd', created: 1 },
  }
})
afterEach(() => {
  expect(lines.join('\n')).not.toContain('sk_test')
  expect(lines.join('\n')).not.toContain('4242')
  lines.length = 0
})

const note = (facts: Record<string, unknown>, message: string) => void lines.push(JSON.stringify({ ...facts, message }))
const stripe = (timeoutMs = 10_000) =>
  createStripe({
    db,
    clock: fakeClock(NOW),
    log: { info: note, warn: note, error: note },
    config: {
      ...{ secretKey: KEY, publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', rawCards: true, timeoutMs },
      server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    },
  })
const problem = (status: number, error: Record<string, unknown>) => Response.json({ error }, { status })
/** Opens as it should; the confirmation goes otherwise. */
const confirming = (answer: () => Response | Promise<Response>) => {
  says = (request) => (request.url.endsWith('/confirm') ? answer() : Response.json(intent))
}
const visa = () => chargeOf('4242424242424242')

test.each([
  ['500', () => problem(500, { type: 'api_error', message: 'oops' })],
  ['503 without a body', () => new Response('', { status: 503 })],
  ['409 while the same key is at work', () => problem(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'still running' })],
  ['429', () => problem(429, { type: 'invalid_request_error', code: 'lock_timeout', message: 'busy' })],
  ['200 that is no JSON', () => new Response('<html>')],
  ['a reset line', () => Promise.reject(new Error('cut'))],
] as const)('%s is unknown, never a failure', async (_name, answer) => {
  confirming(answer)
  expect(await stripe().confirm(visa())).toEqual({ kind: 'unknown' })
})

test('no answer is unknown as well', async () => {
  confirming(() => new Promise<Response>(() => {}))
  expect(await stripe(150).confirm(visa())).toEqual({ kind: 'unknown' })
})

test('a card that is declined keeps the code and the words of its bank', async () => {
  confirming(() => problem(402, { type: 'card_error', code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' }))
  const failure = { code: 'card_declined', declineCode: 'lost_card', message: 'Your card was declined.' }
  expect(await stripe().confirm(visa())).toEqual({ kind: 'declined', failure })
})

test('a refused request is cancelled at Stripe before it counts as not charged, and operators are alarmed', async () => {
  const calls: string[] = []
  says = (request) => {
    const path = new URL(request.url).pathname
    calls.push(path)
    if (path.endsWith('/confirm')) return problem(400, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method', message: 'No such' })
    return Response.json({ ...intent, status: path.endsWith('/cancel') ? 'canceled' : intent.status })
  }
  expect(await stripe().confirm(visa())).toEqual({ kind: 'canceled' })
  expect(calls).toContain(`/v1/payment_intents/${intent.id}/cancel`)
  expect(lines.join()).toContain('Stripe refused a request')
})

test.each([401, 403])('%i raises an alarm, and nothing is decided', async (status) => {
  says = () => problem(status, { type: 'invalid_request_error', message: `Invalid API Key provided: ${KEY}` })
  const charge = visa()
  expect(await stripe().confirm(charge)).toEqual({ kind: 'unknown' })
  expect(await stripe().find(refOf(charge))).toEqual({ kind: 'unknown' })
  expect(await stripe().cancel(refOf(charge))).toEqual({ kind: 'unknown' })
  expect(lines.join()).toContain('STRIPE_SECRET_KEY')
  expect(lines.join()).toContain('"alarm":true')
})

test('a key that Stripe has with another request stays open, with an alarm', async () => {
  confirming(() => problem(400, { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' }))
  expect(await stripe().confirm(visa())).toEqual({ kind: 'unknown' })
  expect(lines.join()).toContain('"alarm":true')
})

test('an intent that was there and is gone is no proof that nothing happened', async () => {
  const charge = visa()
  confirming(() => problem(500, { type: 'api_error', message: 'oops' }))
  await stripe().confirm(charge)
  says = () => problem(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' })
  expect(await stripe().find(refOf(charge))).toEqual({ kind: 'unknown' })
  expect(await stripe().cancel(refOf(charge))).toEqual({ kind: 'unknown' })
})

test('a refund that is refused, and found nowhere, has failed; one that is found is what it is', async () => {
  const charge = visa()
  confirming(() => Response.json({ ...intent, status: 'succeeded', amount_received: 38_933 }))
  await stripe().confirm(charge)
  const refund = refundOf(charge)
  let found: unknown[] = []
  says = (request) =>
    request.method === 'POST'
      ? problem(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'already' })
      : Response.json({ object: 'list', data: found, has_more: false })
  expect(await stripe().refund(refund)).toEqual({ kind: 'failed', reason: 'charge_already_refunded' })
  found = [{ id: 're_1', object: 'refund', status: 'succeeded', created: NOW / 1000 - 3_600, metadata: { refund: refund.key } }]
  expect(await stripe().refund(refund)).toEqual({ kind: 'succeeded', provisional: false })
})

test('an amount that Stripe cannot write is not sent, and not rounded', async () => {
  const calls: string[] = []
  says = (request) => {
    calls.push(request.url)
    return Response.json(intent)
  }
  expect(await stripe().confirm(chargeOf('4242424242424242', { amount: { minor: 119_431, currency: 'KWD' } }))).toEqual({ kind: 'canceled' })
  expect(calls).toEqual([])
})

test('in production a number is refused at sight, and one that was saved is not sent: Stripe takes its own tokens alone', async () => {
  const config = { secretKey: KEY, publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
  const production = createStripe({ db, clock: fakeClock(NOW), log: { info: note, warn: note, error: note }, config })
  expect(production.refuses(visa().card)?.code).toBe('card_data_refused')
  expect(await production.confirm(visa())).toMatchObject({ kind: 'declined', failure: { code: 'card_data_refused' } })
  expect(production.refuses({ kind: 'provider', token: 'pm_1' })).toBeNull()
})
