// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { type Idempotency, isIdempotencyKey, type KeyRefusal } from '@sojourn/db'
import { accept, never, type Outcome, type Refusal, refuse, type Transactions } from '@sojourn/kernel'
import type { Context, Hono } from 'hono'
import { carriesCardNumber } from '../cards/index.ts'
import type { Merchants } from '../config.ts'
import type { Failure } from '../modules/payments/index.ts'
import { type Answer, invalid, keyInUse, missing, problem, unrecognized } from './answer.ts'
import { cardPlaceOf, takeCardNumber } from './card-number.ts'
import { expand, type ResourceLoader, readExpand } from './expand.ts'
import { type RouteResource, resourceOf } from './expandable.ts'
import { canonical, type Plain, parseForm } from './form.ts'
import { complaint, cursorOf, pageProblem } from './params.ts'
import { carriesCard, readBody, unread } from './read-body.ts'
import { createResourceLoader } from './resource-loader.ts'
import type { SavedAnswers } from './saved-answers.ts'
import { merchantOf, noKey } from './secret-key.ts'
import { carryOut, type SecretRoute } from './secret-route.ts'

export interface SecretRouteDeps {
  readonly db: Transactions
  readonly merchants: Merchants
  readonly idempotency: Idempotency
  readonly saved: SavedAnswers
  /** What is wrong with a card's number before anything is written; null for a published test card. */
  readonly refusesNumber: (number: string) => Failure | null
}

/** Mounts routes for callers with a secret key: checks the key, then the parameters, then runs the work once for each idempotency key. */
export function mountSecretRoutes(app: Hono, deps: SecretRouteDeps, routes: readonly SecretRoute[]): void {
  for (const route of routes) {
    const resource = resourceOf(route.method, route.path)
    app.on(route.method, route.path, async (c) => {
      const { status, body, replayed } = await handle(deps, routes, route, resource, c)
      const key = c.req.header('idempotency-key')
      if (key !== undefined && status !== 401 && isKey(key)) c.header('Idempotency-Key', key)
      if (replayed) c.header('Idempotent-Replayed', 'true')
      return c.json(body, status as 200)
    })
  }
}

async function handle(
  deps: SecretRouteDeps,
  routes: readonly SecretRoute[],
  route: SecretRoute,
  resource: RouteResource,
  c: Context,
): Promise<Answer & { replayed?: boolean }> {
  const merchant = merchantOf(deps.merchants, c.req.header('authorization'))
  if (!merchant) return noKey(deps.merchants, c.req.header('authorization'))
  // Stripe searches by such paths and we do not: it is no id.
  if (c.req.param('id') === 'search') return unrecognized(c)
  const read = route.method === 'POST' ? await readBody(c.req.raw) : readQuery(c)
  if (!read.ok) return unread(read.refusal.code)
  const { number, rest } = takeCardNumber(read.value, cardPlaceOf(route.method, route.path))
  if (carriesCard(rest)) return invalid('Card numbers are taken by the card fields alone.', { code: 'card_data_refused' })
  const failure = number === null ? null : deps.refusesNumber(number)
  if (failure)
    return problem(402, { type: 'card_error', code: failure.code, decline_code: failure.declineCode ?? undefined, message: failure.message, param: 'number' })
  const asked = canonical(read.value)
  const paths = readExpand(read.value as { [key: string]: Plain }, resource)
  if (!paths.ok) return notExpandable(paths.refusal)
  const input = route.params.safeParse(read.value, { reportInput: true })
  if (!input.success) return complaint(input.error)
  const resources = createResourceLoader(deps.db, routes, merchant)
  const wrong = pageProblem(input.data as object) ?? (resource.isList ? await cursorProblem(input.data as object, resource, resources) : null)
  if (wrong) return wrong
  const key = route.method === 'POST' ? c.req.header('idempotency-key') || null : null
  if (key !== null && !isKey(key)) return NO_KEY
  const fingerprint = deps.saved.mark(`${route.method} ${c.req.path} ${asked}`)
  const requestKey = key && `${key} ${fingerprint}`
  const work = route.work({ merchant, input: input.data, id: c.req.param('id') ?? '', innerId: c.req.param('inner') ?? '', requestKey })
  const run = async (): Promise<Answer> => {
    const { status, body } = await carryOut(deps.db, merchant.id, work)
    return { status, body: status < 300 ? await expand(body, resource, paths.value, resources) : body }
  }
  if (!key) return run()
  const place = `${merchant.id}/${key}`
  const request = { orgId: merchant.id, scope: '', key, fingerprint }
  // What is to be expanded is read in transactions of its own.
  const once =
    'inside' in work && paths.value.length === 0
      ? await deps.idempotency.onceInside(request, async (tx) => deps.saved.close(await work.inside(tx), place))
      : await deps.idempotency.once(request, async () => deps.saved.close(await run(), place))
  return once.ok ? { ...deps.saved.open(once.value, place), replayed: once.value.replayed } : keyProblem(once.refusal.code)
}

/** A list goes on from a thing of the merchant's own, whichever list it was seen in; from any other it would look as if it ended there. */
async function cursorProblem(asked: object, { collection }: RouteResource, resources: ResourceLoader): Promise<Answer | null> {
  const cursor = cursorOf(asked)
  if (!cursor || (await resources.get(collection, cursor.id))) return null
  return missing(collection.replace(/s$/, ''), cursor.param, 400)
}

const isKey = (key: string): boolean => isIdempotencyKey(key, carriesCardNumber)

const NO_KEY = problem(400, { type: 'idempotency_error', message: 'An Idempotency-Key has 255 characters at most, and is no card number.' })

function keyProblem(code: KeyRefusal['code']): Answer {
  switch (code) {
    case 'key_reused':
      return problem(400, { type: 'idempotency_error', message: 'This Idempotency-Key was used for a request with other parameters.' })
    case 'in_flight':
      return keyInUse()
    default:
      return never(code)
  }
}

function notExpandable({ detail }: Refusal): Answer {
  const hint = detail?.hint ? ` You may want to try expanding '${detail.hint}' instead.` : ''
  return invalid(`This property cannot be expanded (${detail?.path}).${hint}`, { param: 'expand' })
}

function readQuery(c: Context): Outcome<Plain> {
  const query = parseForm(new URL(c.req.url).search)
  return query ? accept(query) : refuse('malformed')
}
