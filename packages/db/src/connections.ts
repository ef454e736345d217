import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { DueRows } from './due-rows.ts'
import { lockFolder } from './folder-lock.ts'
import { Statements } from './statements.ts'
import { Nesting } from './transactions.ts'
import { valueParsers } from './value-parsers.ts'

/** One server's connections; several schemas may share them. */
export interface Connections {
  readonly kind: 'embedded' | 'postgres'
  readonly pool: pg.Pool
  readonly nesting: Nesting
  readonly statements: Statements
  readonly dueRows: DueRows
  close(): Promise<void>
}

const WAIT_FOR_CONNECTION_MS = 30_000

export function connectPostgres(databaseUrl: string, connectionsMax: number): Connections {
  const pool = quiet(
    new pg.Pool({
      connectionString: databaseUrl,
      max: connectionsMax,
      types: valueParsers,
      keepAlive: true,
      // What a connection has planned is worth more than the connection.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
      application_name: 'sojourn',
      pipeline: true,
    }),
  )
  return { kind: 'postgres', pool, nesting: new Nesting(), statements: new Statements(true), dueRows: new DueRows(), close: () => pool.end() }
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

/** An embedded database with the extensions the modules may ask for. */
export const createLite = (options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { btree_gist, pg_trgm, unaccent } })

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
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  })
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => never
  pool.connect = (...args: unknown[]) => {
    nesting.refuse()
    return connect(...args)
  }
  return { kind: 'embedded', pool: quiet(pool), nesting, statements: new Statements(true), dueRows: new DueRows() }
}

/**
 * A connection may break at any time, idle or in use, as when the server fails over. Whoever waits for an answer gets the error;
 * the event that comes besides would, unheard, end the process.
 */
function quiet(pool: pg.Pool): pg.Pool {
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
}
