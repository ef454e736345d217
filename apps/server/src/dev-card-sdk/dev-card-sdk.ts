import { readFileSync } from 'node:fs'
import { page } from './page.ts'

const PATH = '/dev/card-sdk'

export interface DevCardSdkDeps {
  readonly gatewayUrl: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly gatewayFetch: (request: Request) => Promise<Response>
}

/** A small shop to try the card SDK in: one page, its script, and the call by which a shop's server opens a payment. Null where the path is none of these. */
export function createDevCardSdk(deps: DevCardSdkDeps): (request: Request) => Promise<Response> | null {
  const files = new Map([
    [PATH, { type: 'text/html', body: page(deps) }],
    [`${PATH}/shop.js`, { type: 'text/javascript', body: read('shop.js') }],
    [`${PATH}/shop.css`, { type: 'text/css', body: read('shop.css') }],
  ])
  return (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === `${PATH}/payments` && request.method === 'POST') return open(deps, request)
    const file = files.get(pathname)
    return file ? Promise.resolve(new Response(file.body, { headers: headersOf(file.type, deps.gatewayUrl) })) : null
  }
}

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

const headersOf = (type: string, gateway: string): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-store',
  // What a shop has to allow, and no more: the SDK, its calls and its frames, all of the gateway's origin.
  'content-security-policy': `default-src 'none'; script-src 'self' ${gateway}; style-src 'self'; connect-src 'self' ${gateway}; frame-src ${gateway}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
})

/** What a shop's server does: one unit of money, or a setup, for a customer of its own. */
async function open({ secretKey, gatewayFetch, gatewayUrl }: DevCardSdkDeps, request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return Response.json({ error: 'not from here' }, { status: 403 })
  const isSetup = new URL(request.url).searchParams.get('kind') === 'setup'
  const call = async (path: string, fields: Record<string, string>): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${secretKey}` }
    return (await gatewayFetch(new Request(gatewayUrl + path, { method: 'POST', headers, body: new URLSearchParams(fields) }))).json()
  }
  const customer = String((await call('/v1/customers', { email: 'shopper@example.com' })).id)
  const payment = {
    customer,
    amount: '100',
    currency: 'usd',
    description: 'A card payment to try',
    'metadata[merchant_name]': 'The small shop',
    hosted_return_url: `${new URL(request.url).origin}${PATH}`,
  }
  const opened = isSetup ? await call('/v1/setup_intents', { customer }) : await call('/v1/payment_intents', payment)
  const { id, client_secret, hosted_url, error } = opened
  return Response.json(error ? { error } : { id, client_secret, hosted_url }, { status: error ? 502 : 200, headers: { 'cache-control': 'no-store' } })
}
