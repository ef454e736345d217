import { invariant } from '@sojourn/kernel'
import { type CompiledQuery, type DatabaseConnection, DefaultQueryExecutor, type QueryResult, Transaction } from 'kysely'
import type pg from 'pg'
import { adapter, compiler, dialect, driver } from './dialect.ts'
import { type Answer, Packet } from './packet.ts'
import { BEGIN, type Role } from './scope.ts'
import type { Statements } from './statements.ts'

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

/** What a transaction asks: its text, and the values in it. */
type Question = Pick<CompiledQuery, 'sql' | 'parameters'>

const COMMIT: Question = { sql: 'commit', parameters: [] }

/**
 * What a `Tx` really is. Its begin goes out with its first statement, and whatever is asked without waiting in between goes out in one packet.
 * `end` cuts the queries off, before its commit or rollback: the client goes back to the pool and may serve another tenant next.
 */
export class OpenTransaction {
  readonly kysely: Transaction<never>
  readonly #statements: Statements
  readonly #role: Role
  readonly #client: pg.PoolClient
  #ended = false
  #begin: readonly Question[] | null
  #asks: number
  #packet: Packet | null = null
  #commit: Promise<Answer> | null = null
  #firstFailure: { readonly error: unknown; readonly awaited: boolean } | null = null

  constructor(client: pg.PoolClient, scope: { begin: readonly Question[]; role: Role }, statements: Statements, asks = Number.POSITIVE_INFINITY) {
    this.#client = client
    this.#begin = scope.begin
    this.#role = scope.role
    this.#asks = asks
    this.#statements = statements
    const executor = new StraightExecutor(connectionOver((query) => this.ask(query)))
    this.kysely = new Transaction({ config: { dialect }, dialect, driver, executor })
  }

  async ask(question: Question): Promise<Answer> {
    this.#open()
    const answer = this.#wait(question)
    this.#count()
    try {
      return await answer
    } catch (error) {
      // It begins where the answer was read: its trace leads back to the code that asked.
      Error.captureStackTrace(error as Error)
      throw error
    }
  }

  /** A statement that nobody waits for before the end of the transaction. */
  leave(question: Question): void {
    this.#open()
    this.#put(question, ignored, (error) => this.#failed(error, false))
    this.#count()
  }

  /** Sends the commit, if it did not go with the last statement. */
  commit(): Promise<Answer> {
    this.#commit ??= this.#wait(COMMIT)
    return this.#commit
  }

  /** Sends what was not sent yet, and the rollback behind it. */
  rollback(): Promise<unknown> {
    this.#send()
    return this.#client.query('rollback')
  }

  /** Whether its end was sent already, with its last statement. */
  get over(): Promise<unknown> | null {
    return this.#commit
  }

  /** What a statement failed with that nobody waited for, if it was the first to fail: the failures after it only say that the transaction was given up. */
  get unreadFailure(): { readonly error: unknown } | undefined {
    return this.#firstFailure?.awaited === false ? this.#firstFailure : undefined
  }

  /** Whether anything was asked at all. */
  get begun(): boolean {
    return this.#begin === null
  }

  end(): void {
    this.#ended = true
  }

  #open(): void {
    invariant(!this.#ended, 'a query came after its transaction had ended: something was not awaited')
    invariant(this.#commit === null, 'a query came after the one that was said to be the last')
    const begin = this.#begin
    this.#begin = null
    for (const question of begin ?? []) this.#put(question, ignored, (error) => this.#failed(error, false))
  }

  #count(): void {
    if (--this.#asks > 0) return
    this.#commit = this.#wait(COMMIT)
    this.#commit.catch(ignored)
  }

  #wait(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) =>
      this.#put(question, resolve, (error) => {
        this.#failed(error, true)
        reject(error)
      }),
    )
  }

  #put({ sql, parameters }: Question, answered: (answer: Answer) => void, failed: (error: unknown) => void): void {
    this.#packet ??= this.#gather()
    this.#packet.add({ text: sql, name: this.#statements.nameOf(this.#role, sql), values: parameters, answered, failed })
  }

  /** A packet waits until the code that runs now has to wait for something. */
  #gather(): Packet {
    const packet = new Packet()
    process.nextTick(() => {
      if (this.#packet === packet) this.#send()
    })
    return packet
  }

  #send(): void {
    const packet = this.#packet
    this.#packet = null
    if (!packet) return
    if (this.#commit && packet.asked[0]?.text === BEGIN) packet.becomeTransaction()
    this.#client.query(packet as unknown as pg.Submittable)
  }

  #failed(error: unknown, awaited: boolean): void {
    this.#firstFailure ??= { error, awaited }
  }
}

const ignored = (): void => {}

function connectionOver(ask: (query: CompiledQuery) => Promise<Answer>): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { command, rowCount, rows } = await ask(query)
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
      return { rows: rows as readonly unknown[] as R[], ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    },
    streamQuery(): never {
      throw new Error('results are paged here, not streamed')
    },
  }
}
