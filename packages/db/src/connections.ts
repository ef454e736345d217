import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { DueRows } from './due-rows.ts'
import { lockFolder } from './folder-lock.ts'
import { Health } from './health.ts'
import { IDLE_IN_TRANSACTION_MS, LIMITS, type Limits } from './limits.ts'
import { Nesting } from './nesting.ts'
import { Servers } from './servers.ts'
import { Statements } from './statements.ts'
import { valueParsers } from './value-parsers.ts'

/** One server's connections; several schemas may share them. */
export interface Connections {
  readonly kind: 'embedded' | 'postgres'
  readonly pool: pg.Pool
  readonly nesting: Nesting
  readonly statements: Statements
  readonly dueRows: DueRows
  readonly health: Health
  /** Null on the embedded database: there is no network in between. */
  readonly limits: Limits | null
  close(): Promise<void>
}

const WAIT_FOR_EMBEDDED_MS = 30_000
/** From then on the system sends keep-alive probes to an idle server, each second. */
const KEEP_ALIVE_AFTER_MS = 5_000

/** Where several servers are named, tries each of them for the one that takes writes. */
export async function connectPostgres(databaseUrl: string, connectionsMax: number, limits: Limits): Promise<Connections> {
  const servers = new Servers(databaseUrl)
  const pool = quiet(
    new pg.Pool({
      max: connectionsMax,
      types: valueParsers,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      // What a connection has planned is worth more than the connection.
      idleTimeoutMillis: 0,
      // In the queue before the pool; a connection that is being made has less.
      connectionTimeoutMillis: limits.waitMs,
      application_name: 'sojourn',
      pipeline: true,
      async onConnect(client) {
        await prepareSession(client, limits)
        await servers.acceptPrimary(client, limits.connectMs)
      },
      Client: clientOf(servers, limits),
    }),
  )
  // Callers get the error of the last one.
  for (let tries = 1; tries < servers.count; tries++) {
    const client = await pool.connect().catch(() => null)
    client?.release()
    if (client) break
  }
  return {
    kind: 'postgres',
    pool,
    nesting: new Nesting(),
    statements: new Statements(true),
    dueRows: new DueRows(),
    health: new Health(limits.waitMs),
    limits,
    close: () => pool.end(),
  }
}

/** Times out sooner where the server does not accept it: another may by then. */
const clientOf = (servers: Servers, { connectMs }: Limits) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const address = servers.current
      super({ ...config, connectionString: address, connectionTimeoutMillis: connectMs })
      this.once('end', () => servers.ended(this, address))
    }
  }

// Servers on Windows refuse the second.
const SESSION = `set idle_in_transaction_session_timeout to ${IDLE_IN_TRANSACTION_MS};
  do $$ begin set client_connection_check_interval to 5000; set tcp_keepalives_idle to 10; exception when others then null; end $$`

/** By a statement and not in the start of the session, which poolers refuse to pass on. Each releases the locks of a node that is gone. */
async function prepareSession(client: pg.ClientBase, { connectMs }: Limits): Promise<void> {
  await client.query({ text: SESSION, query_timeout: connectMs } as pg.QueryConfig)
}

/** Opens the embedded database in a folder, locked for this process, or in memory. */
export async function connectEmbedded(dataDir: string | undefined): Promise<Connections> {
  const unlock = dataDir === undefined ? () => {} : lockFolder(dataDir)
  try {
    const lite = await createLite(dataDir === undefined ? {} : { dataDir: join(dataDir, 'pg') })
    const connections = connectLite(lite)
    return {
      ...connections,
      async close() {
        await connections.close()
        await lite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

// They are cleared at each start: the 128 MB that PostgreSQL takes by itself were half of the time that it needs.
const BUFFERS = ['-c', 'shared_buffers=32MB']

/** An embedded database with the extensions the modules may ask for. */
export const createLite = (options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> =>
  PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, ...BUFFERS], extensions: { btree_gist, pg_trgm, unaccent } })

const shared = new WeakMap<PGlite, Omit<Connections, 'close'> & { users: number }>()

/** All who open the same instance share one pool of one client: it is one session, and two pools would mix their transactions. */
export function connectLite(lite: PGlite): Connections {
  const open = shared.get(lite) ?? { ...liteConnections(lite), users: 0 }
  shared.set(lite, open)
  open.users++
  return {
    ...open,
    async close() {
      open.users--
      if (open.users > 0) return
      shared.delete(lite)
      await open.pool.end()
    },
  }
}

function liteConnections(lite: PGlite): Omit<Connections, 'close'> {
  const nesting = new Nesting()
  const pool = new pg.Pool({
    ...(createPgConfig(lite) as pg.PoolConfig),
    max: 1,
    pipeline: true,
    types: valueParsers,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_EMBEDDED_MS,
  })
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => never
  pool.connect = (...args: unknown[]) => {
    nesting.refuse()
    return connect(...args)
  }
  return {
    kind: 'embedded',
    pool: quiet(pool),
    nesting,
    statements: new Statements(true),
    dueRows: new DueRows(),
    health: new Health(LIMITS.waitMs),
    limits: null,
  }
}

/**
 * A connection may break at any time, idle or in use, as when the server fails over. A caller that waits for an answer gets the error;
 * the event that comes besides would, unheard, end the process.
 */
function quiet(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
}
