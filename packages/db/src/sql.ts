import { invariant, type Tx } from '@sojourn/kernel'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type pg from 'pg'

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createQueryCompiler: () => compiler,
  createIntrospector(): never {
    throw new Error('migrations own the shape of the tables')
  },
}

/** What a `Tx` really is. `end` cuts the queries off: the client goes back to the pool and may serve another tenant next. */
export class OpenTransaction {
  readonly kysely: Transaction<never>
  #client: pg.PoolClient | null

  constructor(client: pg.PoolClient) {
    this.#client = client
    const connection = connectionOver(() => this.client())
    const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (consumer) => consumer(connection) })
    this.kysely = new Transaction({ config: { dialect }, dialect, driver, executor })
  }

  client(): pg.PoolClient {
    invariant(this.#client, 'a query came after its transaction had ended: something was not awaited')
    return this.#client
  }

  end(): void {
    this.#client = null
  }
}

function connectionOver(client: () => pg.PoolClient): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { command, rowCount, rows } = await client().query(query.sql, query.parameters as unknown[])
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
      return { rows: (rows ?? []) as R[], ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    },
    streamQuery(): never {
      throw new Error('results are paged here, not streamed')
    },
  }
}

/** The only door into a `Tx`, for `data/*.sql.ts`: typed queries that run in this transaction. */
export function sql<Tables>(tx: Tx): Kysely<Tables> {
  return openTransaction(tx).kysely as unknown as Kysely<Tables>
}

export function openTransaction(tx: Tx): OpenTransaction {
  const open: unknown = tx
  invariant(open instanceof OpenTransaction, 'this transaction was not opened by the database package')
  return open
}
