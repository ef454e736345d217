import { createHash } from 'node:crypto'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { carriesCardNumber } from '../cards/index.ts'
import type { Merchant, Merchants } from '../config.ts'
import type { Idempotency } from '../modules/idempotency/index.ts'
import { type Answer, invalid, problem } from './answer.ts'
import { type Plain, parseForm } from './form.ts'
import { complaint } from './params.ts'
import { carriesCard, readBody } from './read-body.ts'

/** What a route of the secret side is run with. */
export interface SecretCall<Input> {
  readonly merchant: Merchant
  readonly input: Input
  /** From the path, where it names one. */
  readonly id: string
  readonly key: string | null
}

export interface SecretRoute<Schema extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly params: Schema
  run(call: SecretCall<z.output<Schema>>): Promise<Answer>
}

export const secretRoute = <Schema extends z.ZodType>(route: SecretRoute<Schema>): SecretRoute => route as unknown as SecretRoute

export interface SecretDoorDeps {
  readonly merchants: Merchants
  readonly idempotency: Idempotency
}

const KEY_MAX = 255

/** Mounts routes for whoever holds a secret key: who asks, what is asked, once for each key, then the work. */
export function mountSecretRoutes(app: Hono, deps: SecretDoorDeps, routes: readonly SecretRoute[]): void {
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const { status, body, replayed } = await handle(deps, route, c)
      if (replayed) c.header('Idempotent-Replayed', 'true')
      return c.json(body, status as 200)
    })
  }
}

async function handle(deps: SecretDoorDeps, route: SecretRoute, c: Context): Promise<Answer & { replayed?: boolean }> {
  const merchant = merchantOf(deps.merchants, c.req.header('authorization'))
  if (!merchant) return invalid('Invalid API key provided.', {}, 401)
  const read = route.method === 'GET' ? readQuery(c) : await readBody(c.req.raw)
  if (!read.ok) return read.refusal.code === 'too_large' ? invalid('The request is too large.', {}, 413) : invalid('The request could not be read.')
  if (carriesCard(read.value)) return invalid('Card numbers are taken by the card fields alone.', { code: 'card_data_refused' })
  const input = route.params.safeParse(read.value, { reportInput: true })
  if (!input.success) return complaint(input.error)
  const id = c.req.param('id') ?? ''
  const key = route.method === 'POST' ? (c.req.header('idempotency-key') ?? null) : null
  const call = { merchant, input: input.data, id, key }
  if (!key) return route.run(call)
  if (key.length > KEY_MAX) return problem(400, { type: 'idempotency_error', message: `An Idempotency-Key has ${KEY_MAX} characters at most.` })
  if (carriesCardNumber(key)) return problem(400, { type: 'idempotency_error', message: 'An Idempotency-Key is no card number.' })
  const hash = createHash('sha256')
    .update(`${route.method} ${c.req.path} ${JSON.stringify(read.value)}`)
    .digest('base64')
  const once = await deps.idempotency.once(merchant.id, key, hash, () => route.run(call))
  return once.ok ? { ...once.value, body: once.value.body as Answer['body'] } : keyProblem(once.refusal.code)
}

const keyProblem = (code: string): Answer =>
  code === 'key_reused'
    ? problem(400, { type: 'idempotency_error', message: 'This Idempotency-Key was used for a request with other parameters.' })
    : problem(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'A request with this Idempotency-Key is still running.',
      })

function readQuery(c: Context): Outcome<Plain> {
  const query = parseForm(new URL(c.req.url).search)
  return query ? accept(query) : refuse('malformed')
}

/** `Bearer sk_…`, or Basic with the key as the user's name. */
function merchantOf(merchants: Merchants, header: string | undefined): Merchant | null {
  const [scheme, value = ''] = (header ?? '').split(' ')
  if (/^bearer$/i.test(scheme ?? '')) return merchants.bySecret(value)
  if (/^basic$/i.test(scheme ?? '')) return merchants.bySecret(Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '')
  return null
}
