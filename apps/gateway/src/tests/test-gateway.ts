import { type Db, runInvariants } from '@sojourn/db'
import { createIds } from '@sojourn/kernel'
import { type FakeClock, fakeClock } from '@sojourn/testing'
import { createGateway, type GatewayConfig, type GatewayDeps, type StripeConfig } from '../create-gateway.ts'

export const NOW = Date.UTC(2026, 10, 21, 8, 0, 0)
export const ORIGIN = 'https://pay.test'
export const SHOP = 'https://shop.test'

const config: GatewayConfig = {
  publicUrl: ORIGIN,
  vaultKey: 'a vault key for tests, thirty-two characters or more',
  merchants: ['sojourn', 'other'].map((name) => ({
    merchantId: `mer_${name}`,
    name: name === 'sojourn' ? 'Sojourn' : 'Other',
    publishableKey: `pk_test_${name}`,
    secretKey: `sk_test_${name}`,
    webhookSecret: `whsec_${name}`,
    webhookUrl: `https://${name}.test/hooks`,
    allowedOrigins: [SHOP],
  })),
}

export interface GatewayAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
  readonly headers: Headers
}

export interface Hook {
  readonly type: string
  readonly signature: string
  readonly body: string
}

export interface TestGatewayOptions extends Partial<Pick<GatewayDeps, 'provider' | 'ids' | 'fetch' | 'reach'>> {
  readonly clock?: FakeClock
  readonly stripe?: StripeConfig
  /** The events for the endpoints of the configuration; without it all of them. */
  readonly webhookEvents?: readonly string[]
}

/** A gateway over an empty database, a clock that the test moves, its webhooks recorded. */
export function testGateway(db: Db, { clock = fakeClock(NOW), stripe, webhookEvents, ...more }: TestGatewayOptions = {}) {
  const hooks: Hook[] = []
  const lines: string[] = []
  const note = (facts: Record<string, unknown>, message: string) => void lines.push(JSON.stringify({ ...facts, message }))
  const caught = async (request: Request): Promise<Response> => {
    const body = await request.text()
    hooks.push({ type: JSON.parse(body).type, signature: request.headers.get('sojourn-signature') ?? '', body })
    return new Response()
  }
  const gateway = createGateway({
    db,
    clock,
    ids: createIds(),
    config: { ...config, stripe, merchants: config.merchants.map((each) => ({ ...each, ...(webhookEvents && { webhookEvents }) })) },
    log: { info: note, warn: note, error: note },
    fetch: caught,
    reach: caught,
    ...more,
  })

  const ask = async (request: Request): Promise<GatewayAnswer> => {
    const response = await gateway.fetch(request)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  const secret = { authorization: 'Bearer sk_test_sojourn' }
  const post = (path: string, fields: Record<string, string | number> = {}, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]))
    return ask(new Request(ORIGIN + path, { method: 'POST', body, headers: { ...secret, ...headers } }))
  }
  const get = (path: string, headers: Record<string, string> = {}) => ask(new Request(ORIGIN + path, { headers: { ...secret, ...headers } }))
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(new Request(ORIGIN + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }))

  const open = async (fields: Record<string, string | number> = {}) => (await post('/v1/payment_intents', { amount: 38_933, currency: 'usd', ...fields })).body
  /** Pays as the fields do: from the gateway's own origin. */
  const pay = (payment: { id: string; client_secret: string }, number: string, card: Record<string, unknown> = {}, request: Record<string, unknown> = {}) =>
    send(
      `/v1/payments/${payment.id}/confirm`,
      {
        client_secret: payment.client_secret,
        card: { number, exp_month: 4, exp_year: 2030, cvc: number.startsWith('3') && number.length === 15 ? '1234' : '123', name: 'Nora Andrade', ...card },
        save: false,
        return_origin: SHOP,
        ...request,
      },
      { 'api-key': 'pk_test_sojourn', origin: ORIGIN },
    )
  /** Goes through the bank's page: `complete` or `fail`. */
  const challenge = async (url: string, result: 'complete' | 'fail') => {
    const page = await ask(new Request(url))
    const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    return ask(new Request(url, { method: 'POST', body: new URLSearchParams({ token, result }), headers: { origin: ORIGIN } }))
  }
  const broken = () => runInvariants(db, gateway.invariants)
  return { gateway, clock, hooks, lines, ask, post, get, send, open, pay, challenge, broken }
}
