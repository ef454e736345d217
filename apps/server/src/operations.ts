import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { Condition } from '@sojourn/db'
import type { Came } from './listen.ts'

/** What a node needs to serve, and how each of it does. */
export interface Readiness {
  readonly database: Condition
  readonly gateway: 'ok' | 'silent'
}

export interface OperationsDeps {
  readonly ready: () => Promise<Readiness>
  readonly metrics: () => Promise<string>
  /** A client that sends it reads everything from anywhere; without it only programs of this machine do. */
  readonly token: string | undefined
  /** Whether a site is served at this host. */
  readonly knowsHost: (host: string) => Promise<boolean>
}

/**
 * What operators ask of a node: alive, ready, figures. Null where the path is none of these, and where a name that is not ours is asked: to it nothing is here. Balancers ask by the
 * address of a node or by a name of its own network, so both are answered, in short.
 */
export function createOperations({ ready, metrics, token, knowsHost }: OperationsDeps): (request: Request, came: Came) => Promise<Response | null> {
  const mayRead = (request: Request, came: Came): boolean => came.fromHere || (token !== undefined && isSame(bearerOf(request), token))
  const isOurs = async (request: Request, came: Came): Promise<boolean> => {
    if (mayRead(request, came)) return true
    const { host, hostname } = new URL(request.url)
    // Where the database is away no name is known, and the short answer says just that.
    return isInward(hostname) || knowsHost(host).catch(() => true)
  }
  const answer = (request: Request, came: Came): Promise<Response> | null => {
    switch (new URL(request.url).pathname) {
      case '/healthz':
        return Promise.resolve(json(200, { status: 'ok' }))
      case '/readyz':
        return readiness(ready, mayRead(request, came))
      case '/metrics':
        return mayRead(request, came) ? figures(metrics) : Promise.resolve(closed(token))
      default:
        return null
    }
  }
  return async (request, came) => {
    const answered = answer(request, came)
    if (!answered) return null
    const [isKnown, response] = await Promise.all([isOurs(request, came), answered])
    return isKnown ? response : null
  }
}

/** An address, or a name without a dot, such as that of a container: nobody's site. */
const isInward = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.')

/** A balancer reads the status; what is wrong is shown to operators alone. */
async function readiness(check: () => Promise<Readiness>, inDetail: boolean): Promise<Response> {
  const parts = await check()
  const isReady = Object.values(parts).every((part) => part === 'ok')
  const status = isReady ? 'ready' : 'unavailable'
  return json(isReady ? 200 : 503, inDetail ? { status, ...parts } : { status }, isReady ? {} : { 'retry-after': '2' })
}

const figures = async (metrics: () => Promise<string>): Promise<Response> =>
  new Response(await metrics(), { headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' } })

/** Where no token opens it, it looks like any address that is not there. */
const closed = (token: string | undefined): Response =>
  token === undefined ? json(404, { status: 'not found' }) : json(401, { status: 'send METRICS_TOKEN as the Bearer' }, { 'www-authenticate': 'Bearer' })

const bearerOf = (request: Request): string => /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers } })
