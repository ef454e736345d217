import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIPv6, Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { BadSetting } from './bad-setting.ts'
import { isClear } from './clear-host.ts'
import { type Config, isLoopback } from './config.ts'
import { withSafetyHeaders } from './safety-headers.ts'

/** A port that another program uses: its message is the one line the start ends with. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
}

/** How a request came in. */
export interface Came {
  /** What tries are counted by: the address, or the network of one. */
  readonly ip: string
  /** True where a program of this machine calls a name of this machine, without a proxy in between. */
  readonly fromHere: boolean
}

export type Serve = (request: Request, came: Came) => Promise<Response>

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

export interface Listening {
  readonly server: Server
  /** Until this is called every request is answered by 503 with Retry-After. */
  serve(handler: Serve): void
  /** Runs before `serve`: answers a request itself, or calls `next`. */
  before(middleware: Middleware): void
  /** Takes no new connection, answers what comes by those that are open and ends each of them; after five seconds by force. */
  close(): Promise<void>
}

/** An open connection may have sent a request that we have not read yet: only one without data for this long is idle. */
const SILENT_MS = 500
const LOOK_EVERY_MS = 20
const LONGEST_CLOSE_MS = 5_000

/** Takes the port at once, so that a taken one ends the start early, and serves once the system is ready. */
export async function listen(name: string, { host, port, trustProxy }: Pick<Config, 'host' | 'port' | 'trustProxy'>): Promise<Listening> {
  let handler: Serve = async () => new Response('Starting. Please try again in a moment.\n', { status: 503, headers: { 'retry-after': '1' } })
  const listener = getRequestListener(async (request, env) => {
    const incoming = (env as { incoming: IncomingMessage }).incoming
    const seen = trustProxy ? seenThroughProxy(request) : request
    const answer = await handler(seen, { ip: networkOf(addressOf(incoming, trustProxy)), fromHere: isFromHere(incoming) })
    await readRest(incoming)
    return withSafetyHeaders(answer, seen.url.startsWith('https:'))
  })
  let before: Middleware = (_request, _response, next) => next()
  let isClosing = false
  const server = createServer((request, response) => {
    if (isClosing) response.setHeader('connection', 'close')
    if (!isClear(request)) {
      response.writeHead(400, { connection: 'close', 'content-type': 'text/plain' }).end('Bad Request\n')
      return
    }
    before(request, response, () => void listener(request, response))
  })
  // First of those who hear of it: what the sockets find closed they leave alone.
  server.on('upgrade', (request, socket) => {
    if (!isClear(request)) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n', () => socket.destroy())
  })
  server.keepAliveTimeout = 65_000
  // A client that sends a request drop by drop holds nothing for long.
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  await new Promise<void>((ready, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES')
        failed(new PortTaken(`Port ${port} (${name}) cannot be taken: another program has it. Set ${name} to a free port.`))
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EINVAL')
        failed(new BadSetting(`HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not ${host}.`))
      else failed(error)
    })
    server.listen({ port, host }, ready)
  })
  return {
    server,
    serve: (next) => {
      handler = next
    },
    before: (middleware) => {
      before = middleware
    },
    async close() {
      isClosing = true
      const closingSinceMs = performance.now()
      const force = setTimeout(() => server.closeAllConnections(), LONGEST_CLOSE_MS)
      let isClosed = false
      // Node's own `server.close()` would close idle connections at once.
      NetServer.prototype.close.call(server, () => {
        isClosed = true
        clearTimeout(force)
      })
      while (!isClosed) {
        await wait(LOOK_EVERY_MS)
        if (performance.now() - closingSinceMs > SILENT_MS) server.closeIdleConnections()
      }
    },
  }
}

/** How much of a body that no one asked for is read and discarded before it is answered, and for how long. */
const REST_BYTES_MAX = 64 * 1024 * 1024
const REST_MS_MAX = 10_000

/**
 * Reads what is left of a body that was answered early, such as one that is too large. A client that is still sending would not see its answer: a connection that is closed with
 * unread data is reset, and the next request on it would be lost too.
 */
async function readRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  await new Promise<void>((done) => {
    let size = 0
    const timer = setTimeout(done, REST_MS_MAX)
    const stop = () => {
      clearTimeout(timer)
      done()
    }
    // Whoever began to read it has stopped, and would pause it again.
    incoming.removeAllListeners('data')
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > REST_BYTES_MAX) stop()
    })
    for (const end of ['end', 'error', 'close']) incoming.once(end, stop)
    incoming.resume()
  })
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const named = headers.host !== undefined && URL.canParse(`http://${headers.host}`) && isLoopback(new URL(`http://${headers.host}`).hostname)
  const address = networkOf(socket.remoteAddress ?? '')
  return named && (address === '::1' || address.startsWith('127.')) && !FORWARDED.some((name) => name in headers)
}

function addressOf(incoming: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? incoming.headers['x-forwarded-for'] : undefined
  // The balancer appends the address it saw, so the last one is the only one a client could not invent.
  const seen = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return seen || incoming.socket.remoteAddress || 'unknown'
}

/** What tries are counted by. A subscriber of IPv6 has a whole network of addresses: its first half names them. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address === '::1') return address
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('::')
  const given = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - given.length - tail.split(':').filter(Boolean).length
  return `${[...given, ...Array<string>(missing).fill('0')].slice(0, 4).join(':')}::/64`
}

function seenThroughProxy(request: Request): Request {
  const scheme = request.headers.get('x-forwarded-proto')
  if (scheme !== 'https' || request.url.startsWith('https:')) return request
  return new Request(request.url.replace(/^http:/, 'https:'), request)
}
