import { invariant } from '@sojourn/kernel'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type pg from 'pg'
import type { Role } from './scope.ts'
import type { Statements } from './statements.ts'

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

/** Asks at once, in the order of the calls: there is one connection, and nothing comes in between. */
class StraightExecutor extends DefaultQueryExecutor {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(connection) })
    this.#connection = connection
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#connection.executeQuery<R>(query)
  }
}

/**
 * What a `Tx` really is. Its begin goes out with its first statement, and whatever is asked without waiting in between goes out in one piece.
 * `end` cuts the queries off: the client goes back to the pool and may serve another tenant next.
 */
export class OpenTransaction {
  readonly kysely: Transaction<never>
  readonly #statements: Statements
  readonly #role: Role
  readonly #unread: Promise<unknown>[] = []
  #client: pg.PoolClient | null
  #begin: string | null
  #asks: number
  #commit: Promise<pg.QueryResult> | null = null

  constructor(client: pg.PoolClient, scope: { begin: string; role: Role }, statements: Statements, asks = Number.POSITIVE_INFINITY) {
    this.#client = client
    this.#begin = scope.begin
    this.#role = scope.role
    this.#asks = asks
    this.#statements = statements
    const executor = new StraightExecutor(connectionOver((query) => this.ask(query)))
    this.kysely = new Transaction({ config: { dialect }, dialect, driver, executor })
  }

  ask({ sql: text, parameters: values }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<pg.QueryResult> {
    const client = this.#client
    invariant(client, 'a query came after its transaction had ended: something was not awaited')
    invariant(this.#commit === null, 'a query came after the one that was said to be the last')
    inOnePiece(client)
    if (this.#begin !== null) {
      const begin = this.#begin
      this.#begin = null
      this.leave(client.query(begin))
    }
    const name = this.#statements.nameOf(this.#role, text)
    const answer = client.query({ text, values: values as unknown[], ...(name && { name }) })
    if (--this.#asks === 0) {
      this.#commit = client.query('commit')
      this.#commit.catch(() => {})
    }
    return answer
  }

  /** Sends the commit, if it did not go with the last statement. */
  commit(): Promise<pg.QueryResult> {
    if (this.#commit) return this.#commit
    const client = this.#client
    invariant(client, 'a transaction ends once')
    inOnePiece(client)
    return client.query('commit')
  }

  /** Whether its end was sent already, with its last statement. */
  get over(): Promise<unknown> | null {
    return this.#commit
  }

  /** An answer that nobody waits for before the end of the transaction. */
  leave(answer: Promise<unknown>): void {
    answer.catch(() => {})
    this.#unread.push(answer)
  }

  /** What failed first of what nobody waited for: the failures after it only say that the transaction was given up. */
  async firstUnreadFailure(): Promise<{ readonly error: unknown } | undefined> {
    for (const answer of await Promise.allSettled(this.#unread)) if (answer.status === 'rejected') return { error: answer.reason }
    return undefined
  }

  /** Whether anything was asked at all. */
  get begun(): boolean {
    return this.#begin === null
  }

  end(): void {
    this.#client = null
  }
}

/** Holds what is written to a connection until the code that runs now has to wait for something: one packet instead of many. */
function inOnePiece(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { cork?(): void; uncork(): void; writableCorked: number } } }).connection
  // The embedded database has no packets.
  if (!stream.cork || stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function connectionOver(ask: (query: CompiledQuery) => Promise<pg.QueryResult>): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { command, rowCount, rows } = await ask(query)
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
      return { rows: (rows ?? []) as R[], ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    },
    streamQuery(): never {
      throw new Error('results are paged here, not streamed')
    },
  }
}
