import type { Server as HttpServer } from 'node:http'
import { LIVE_PATH } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { Server } from 'socket.io'
import type { System } from './create-system.ts'

/** The interval of heartbeats to the other processes; each costs a statement in each of four namespaces. Events are sent without them. */
const HEARTBEAT_MS = 30_000

/** The sockets of this process. With PostgreSQL all processes of all nodes exchange events through it; the embedded database has one. */
export async function createLive(server: HttpServer, { api, config, db, log }: System): Promise<{ close(): void }> {
  const adapter = config.databaseUrl ? { adapter: await postgresAdapter(db, log) } : {}
  const io = new Server(server, {
    path: LIVE_PATH,
    serveClient: false,
    // One connection is one process; the requests of long polling would come to another each time.
    transports: ['websocket'],
    maxHttpBufferSize: 16_384,
    // A page of another origin has no business here: the cookie alone must not be enough.
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin, request.headers.host)),
    ...adapter,
  })
  api.live.attach(io, { mayBeAlone: config.workers === 1 })
  // It would wait for the HTTP server, which closes in its own time and way.
  return { close: () => void io.close() }
}

async function postgresAdapter({ libraryPool }: Db, log: System['log']) {
  const { createAdapter } = await import('@socket.io/postgres-adapter')
  const errorHandler = (error: Error) => log.warn({ error: error.message }, 'live status could not be sent to the other processes')
  return createAdapter(libraryPool as Db['pool'], { errorHandler, heartbeatInterval: HEARTBEAT_MS, heartbeatTimeout: 3 * HEARTBEAT_MS })
}

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
