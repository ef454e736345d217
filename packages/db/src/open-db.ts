import type { PGlite } from '@electric-sql/pglite'
import { createCondition } from './condition.ts'
import { type Connections, connectEmbedded, connectLite, connectPostgres } from './connections.ts'
import { createLibraryPool } from './library-pool.ts'
import { LIMITS, type Limits } from './limits.ts'
import { migrate } from './migrate.ts'
import { createOrgPool } from './org-pool.ts'
import { checkSchema } from './scope.ts'
import { createTransactions } from './transactions.ts'
import type { Db } from './types.ts'

export interface OpenDbOptions {
  /** A PostgreSQL 15 or newer, or several servers of which one takes writes; without it the embedded database is used. */
  readonly databaseUrl?: string | undefined
  /** The folder of the embedded database; without it, in memory. */
  readonly dataDir?: string | undefined
  /** An embedded database already open. All who open it share its one session; its owner closes it. */
  readonly lite?: PGlite | undefined
  /** Default `public`. */
  readonly schema?: string | undefined
  /** Connections to PostgreSQL at most, default 10. The embedded database has one. */
  readonly connectionsMax?: number | undefined
  /** How long PostgreSQL is waited for; tests wait less. */
  readonly limits?: Limits | undefined
}

/** Opens PostgreSQL or the embedded database. Throws `DataFolderLocked` where another process has the folder. */
export async function openDb(options: OpenDbOptions = {}): Promise<Db> {
  const schema = checkSchema(options.schema ?? 'public')
  const connections = options.databaseUrl
    ? await connectPostgres(options.databaseUrl, options.connectionsMax ?? 10, options.limits ?? LIMITS)
    : options.lite
      ? connectLite(options.lite)
      : await connectEmbedded(options.dataDir)
  return dbOver(connections, schema, once(connections.close))
}

function dbOver(connections: Connections, schema: string, close: () => Promise<void>): Db {
  const { kind, pool, limits } = connections
  return {
    kind,
    pool,
    libraryPool: createLibraryPool(pool, limits?.answerMs),
    ...createTransactions(connections, schema),
    withSchema: (other) => dbOver(connections, checkSchema(other), async () => {}),
    orgPool: (tenant) => createOrgPool(pool, schema, tenant),
    migrate: (sets) => migrate(pool, schema, sets),
    onDue: (listener) => connections.dueRows.on(listener),
    condition: createCondition(connections),
    close,
  }
}

/** Closing twice is closing once: a stop signal may come while the process is stopping already. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
