import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { LIVE_PATH } from '@sojourn/contracts'
import { Server } from 'socket.io'
import type { House } from './open-house.ts'

/** The sockets of this node. With PostgreSQL the nodes hear each other through it; the embedded database has one node. */
export async function createLive(server: HttpServer, { api, config, db, log }: House): Promise<{ close(): void }> {
  const errorHandler = (error: Error) => log.warn({ error: error.message }, 'live status could not be told to the other nodes')
  const io = new Server(server, {
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    // A page of another origin has no business here: the cookie alone must not be enough.
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin, request.headers.host)),
    ...(config.databaseUrl ? { adapter: createAdapter(db.pool, { errorHandler }) } : {}),
  })
  api.live.attach(io)
  // It would wait for the HTTP server, which closes in its own time and way.
  return { close: () => void io.close() }
}

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
