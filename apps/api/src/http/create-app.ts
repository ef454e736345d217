import { createHash } from 'node:crypto'
import type { Failure, Success } from '@sojourn/contracts'
import { type Idempotency, isIdempotencyKey, type KeyRefusal, LeaseLost, troubleOf } from '@sojourn/db'
import { chooseLanguage, DEFAULT_LANGUAGE, say } from '@sojourn/i18n'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { accept, type Ids, type Outcome } from '@sojourn/kernel'
import { Hono } from 'hono'
import { blockedDetail } from './blocked.ts'
import type { Caller } from './caller.ts'
import { type Cookies, readCookies } from './cookies.ts'
import { answer, failureOf, knowsRefusal } from './envelope.ts'
import { IN_WORDS } from './input-texts.ts'
import { agreesWithCaller } from './own-identity.ts'
import { parseForgiving } from './parse-forgiving.ts'
import { faultIn, holdsCardNumber, readFields } from './read-body.ts'
import { LANGUAGE_COOKIE, resolveCaller, type WhoIsAsking } from './resolve-caller.ts'
import type { CallRoute, RawRoute, Reply, Route } from './route.ts'
import { mayChange } from './same-origin.ts'

export interface AppDeps {
  readonly who: WhoIsAsking
  readonly ids: Ids
  readonly idempotency: Idempotency
  /** Called for every request: the path of the route, never the address with its query. */
  readonly observe: (seen: { route: string; status: number; ms: number; requestId: string }) => void
  readonly reportFault: (error: unknown, where: { route: string; requestId: string }) => void
}

/** Facts of the connection that a Request does not carry. */
export interface Connection {
  readonly ip: string
}

/** The one way into the API: every call is parsed, its caller settled, its answer wrapped, here and nowhere else. */
export function createApp(routes: readonly Route[], deps: AppDeps): { fetch(request: Request, connection?: Connection): Promise<Response> } {
  speakByRequest()
  const app = new Hono<{ Bindings: Connection }>()
  for (const each of routes) {
    const path = each.kind === 'call' ? each.call.path : each.path
    const method = each.kind === 'call' ? 'POST' : each.method
    app.on(method, path, (c) =>
      inLanguage(guestLanguage(c.req.raw, deps), () =>
        watched(path, deps, (requestId) =>
          each.kind === 'call' ? serveCall(each, c.req.raw, c.env.ip, requestId, deps) : serveRaw(each, c.req.raw, c.env.ip, requestId, deps),
        ),
      ),
    )
  }
  const methods = new Map(routes.map((each) => (each.kind === 'call' ? [each.call.path, 'POST'] : [each.path, each.method])))
  app.all('*', (c) => inLanguage(guestLanguage(c.req.raw, deps), () => watched('none', deps, async () => notServed(methods.get(c.req.path)))))
  return { fetch: async (request, connection = { ip: 'in-process' }) => app.fetch(request, connection) }
}

/** What a refusal is said in before it is known who asks, and where that never becomes known. */
function guestLanguage(request: Request, { who }: AppDeps): string {
  const url = new URL(request.url)
  const cookie = readCookies(request.headers.get('cookie'), url.protocol === 'https:').get(LANGUAGE_COOKIE)
  const preferences = { asked: url.searchParams.get('lang'), cookie, accepted: request.headers.get('accept-language') }
  return chooseLanguage(preferences, who.languages) ?? DEFAULT_LANGUAGE
}

async function watched(route: string, deps: AppDeps, work: (requestId: string) => Promise<Response>): Promise<Response> {
  const requestId = deps.ids.next<'request'>('req')
  const startedMs = performance.now()
  let response: Response
  try {
    response = await work(requestId)
  } catch (error) {
    response = refusedWith(codeOfFault(error))
    if (response.status !== 409) deps.reportFault(error, { route, requestId })
  }
  response.headers.set('x-request-id', requestId)
  deps.observe({ route, status: response.status, ms: performance.now() - startedMs, requestId })
  return response
}

/** A database error is no defect, and work that another process has taken over is answered there. */
function codeOfFault(error: unknown): string {
  if (error instanceof LeaseLost) return 'in_flight'
  return troubleOf(error) ? 'unavailable' : 'internal'
}

/** How soon what failed by no fault of the caller may be asked again. */
const RETRY_AFTER_S: Readonly<Record<string, string>> = { unavailable: '2', in_flight: '1' }

function refusedWith(code: string, detail?: Record<string, unknown>): Response {
  const seconds = RETRY_AFTER_S[code]
  return answer(failureOf(detail ? { code, detail } : { code }), new Headers(seconds ? { 'retry-after': seconds } : {}))
}

function notServed(allowed: string | undefined): Response {
  if (!allowed) return refusedWith('not_found')
  const response = refusedWith('wrong_method')
  // not translated: the value of a header
  response.headers.set('allow', allowed === 'GET' ? 'GET, HEAD' : allowed)
  return response
}

async function serveRaw(each: RawRoute, request: Request, ip: string, requestId: string, deps: AppDeps): Promise<Response> {
  const url = new URL(request.url)
  const fault = faultIn([...url.searchParams], 0)
  if (fault) return refusedWith(fault.code, { message: fault.message })
  const cookies = readCookies(request.headers.get('cookie'), url.protocol === 'https:')
  const caller = await resolveCaller(request, cookies, ip, requestId, deps.who, deps.ids)
  return inLanguage(caller?.language ?? DEFAULT_LANGUAGE, () => each.handle(request, caller?.user?.mustEnrol ? { ...caller, user: null } : caller))
}

async function serveCall(each: CallRoute, request: Request, ip: string, requestId: string, deps: AppDeps): Promise<Response> {
  const url = new URL(request.url)
  if (!mayChange(request, url.origin)) return refusedWith('foreign_origin')
  const cookies = readCookies(request.headers.get('cookie'), url.protocol === 'https:')
  const caller = await resolveCaller(request, cookies, ip, requestId, deps.who, deps.ids)
  if (!caller) return refusedWith('unknown_organisation')
  return inLanguage(caller.language, () => serveCaller(each, request, caller, cookies, deps))
}

async function serveCaller(each: CallRoute, request: Request, caller: Caller, cookies: Cookies, deps: AppDeps): Promise<Response> {
  const sent = await readFields(request)
  if (!sent.ok) return refusedWith(sent.refusal.code, sent.refusal.detail as Record<string, unknown>)
  const fields = sent.value
  if (each.call.who !== 'anyone' && !caller.user) return caller.isBlocked ? refusedWith('blocked', blockedDetail(caller.org)) : refusedWith('not_signed_in')
  if (each.call.who !== 'anyone' && caller.user?.mustEnrol && !each.call.enrolling) return refusedWith('second_factor_required')
  if (!(await agreesWithCaller(fields, caller, each.call, deps.who.actsFor))) return refusedWith('not_allowed')
  const parsed = each.call.forgiving ? parseForgiving(each.call, fields) : each.call.body.safeParse(fields, IN_WORDS)
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    return refusedWith('bad_input', { errors })
  }
  if (each.call.who === 'buyer' && caller.user?.usrType === 4) return refusedWith('demo_account')
  if (each.call.who === 'buyer' && caller.impersonator) return refusedWith('not_allowed', { message: inAnothersPlace() })
  const key = request.headers.get('idempotency-key')
  if (key !== null && !isIdempotencyKey(key, holdsCardNumber)) return refusedWith('bad_input', { errors: [badKey()] })
  const result = await once(each, parsed.data, key, caller, cookies, deps)
  if (!result.ok) return refusedWith(result.refusal.code)
  const headers = new Headers()
  for (const cookie of cookies.written()) headers.append('set-cookie', cookie)
  return answer(result.value, headers)
}

/** Keys belong to a person or a browser, and to one call: two people may use the same key. */
async function once(
  each: CallRoute,
  body: unknown,
  key: string | null,
  caller: Caller,
  cookies: Cookies,
  { idempotency }: AppDeps,
): Promise<Outcome<Success<unknown> | Failure, KeyRefusal>> {
  const work = () => perform(each, body, caller, cookies)
  if (!each.call.keyed || !key) return accept(await work())
  const scope = `${caller.user?.userId ?? caller.browserId()} ${each.call.path}`
  const result = await idempotency.once(
    { orgId: caller.orgId, scope, key, fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex') },
    async () => {
      const envelope = await work()
      return { status: envelope.status_code, body: JSON.stringify(envelope) }
    },
  )
  return result.ok ? accept(JSON.parse(result.value.body)) : result
}

const inAnothersPlace = () => say`You're signed in on behalf of someone else, so you can't buy, charge or redeem anything for them. Nothing was changed.`

const badKey = () => ({ path: 'Idempotency-Key', message: say`A key has at most 255 characters and can't be a card number.` })

/** What clients read besides the data. */
const topLevelFields = ({ call }: CallRoute, data: unknown) => Object.fromEntries(call.top.map((name) => [name, (data as Record<string, unknown>)[name]]))

async function perform(each: CallRoute, body: unknown, caller: Caller, cookies: Cookies): Promise<Success<unknown> | Failure> {
  let message = 'OK'
  const reply: Reply = {
    setCookie: (name, value, { maxAgeSeconds }) => cookies.set(name, value, maxAgeSeconds),
    clearCookie: (name) => cookies.set(name, '', 0),
    cookie: (name) => cookies.get(name),
    message: (text) => {
      message = text
    },
  }
  const outcome = await each.handle(body, caller, reply)
  if (outcome.ok) return { status: 'success', status_code: 200, message, data: outcome.value ?? {}, ...topLevelFields(each, outcome.value) }
  if (!knowsRefusal(outcome.refusal.code, each.refusals))
    throw new Error(`${each.call.path} refused with ${outcome.refusal.code}, which it does not know how to tell`)
  return failureOf(outcome.refusal, each.refusals)
}
