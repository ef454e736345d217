import { invariant } from '@sojourn/kernel'
import { type CompiledQuery, type DatabaseConnection, DefaultQueryExecutor, type QueryResult, Transaction } from 'kysely'
import type pg from 'pg'
import { adapter, compiler, dialect, driver } from './dialect.ts'
import { type Answer, PipelineBatch } from './pipeline-batch.ts'
import type { Role } from './scope.ts'
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

/** A statement’s text and the values in it. */
export type Question = Pick<CompiledQuery, 'sql' | 'parameters'>

const COMMIT: Question = { sql: 'commit', parameters: [] }

/**
 * `transaction`: one from its first statement to its end. `batch`: one that is a single batch. `reads`: each batch is a transaction of its own that only reads. PostgreSQL makes one of what is sent up to a Sync, and at `read
 * committed` each statement of a transaction sees its own moment anyway, so nothing else would be seen in one; and nothing has to be begun or ended.
 */
type Span = 'transaction' | 'batch' | 'reads'

export interface TransactionScope {
  readonly span: Span
  /** What puts a transaction into its scope: sent before its first statement, or at the head of each batch. */
  readonly begin: readonly Question[]
  readonly role: Role
  /** A connection that leaves a batch unanswered for so long is given up; undefined: never. */
  readonly answerWithinMs: number | undefined
  /** Whether the connection is of no more use after such an error. */
  readonly loses: (error: unknown) => boolean
}

/**
 * What a `Tx` really is. Its begin goes out with its first statement, and whatever is asked without waiting in between goes out in one batch.
 * `end` cuts the queries off, before its commit or rollback: the client goes back to the pool and may serve another tenant next.
 */
export class OpenTransaction {
  readonly kysely: Transaction<never>
  /** What is announced once it has committed. */
  readonly dueRows: { readonly kind: string; readonly atMs: number }[] = []
  readonly #statements: Statements
  readonly #span: Span
  readonly #begin: readonly Question[]
  readonly #role: Role
  readonly #client: pg.PoolClient
  readonly #answerWithinMs: number | undefined
  readonly #loses: (error: unknown) => boolean
  #ended = false
  #begun = false
  #batch: PipelineBatch | null = null
  #commitBatch: PipelineBatch | null = null
  readonly #unread: Promise<unknown>[] = []
  #firstFailure: { readonly error: unknown; readonly awaited: boolean } | null = null

  constructor(client: pg.PoolClient, scope: TransactionScope, statements: Statements) {
    this.#client = client
    this.#answerWithinMs = scope.answerWithinMs
    this.#loses = scope.loses
    this.#span = scope.span
    this.#begin = scope.begin
    this.#role = scope.role
    this.#statements = statements
    const executor = new StraightExecutor(connectionOver((query) => this.ask(query)))
    this.kysely = new Transaction({ config: { dialect }, dialect, driver, executor })
  }

  async ask(question: Question): Promise<Answer> {
    this.#open()
    try {
      return await this.#wait(question)
    } catch (error) {
      // Its trace begins where the answer was read; it has to lead back to the code that asked.
      Error.captureStackTrace(error as Error)
      throw error
    }
  }

  /** Sends a statement that nobody waits for before the end of the transaction. */
  enqueue(question: Question): void {
    this.#open()
    if (this.#span === 'batch') this.#unread.push(this.#answered(question))
    else this.#put(question, ignored, (error) => this.#failed(error, false))
  }

  /** Sends the commit, in one batch with what was enqueued last. */
  commit(): Promise<Answer> {
    const answer = this.#wait(COMMIT)
    this.#commitBatch = this.#batch
    return answer
  }

  /** Sends what was not sent yet of a single batch, which commits it, and waits until all of it is answered. */
  async settle(): Promise<void> {
    this.#send()
    await Promise.all(this.#unread)
  }

  /** Whether the commit was sent; until then the server has nothing to keep. */
  get isCommitSent(): boolean {
    return this.#commitBatch?.isSent ?? false
  }

  /** Sends what was not sent yet of reads, which have nothing to end: the connection may serve another, who is answered behind them. */
  flush(): void {
    this.#send()
  }

  /** Sends what was not sent yet, and the rollback behind it. */
  async rollback(): Promise<unknown> {
    if (this.#span === 'batch') {
      this.#batch = null
      return
    }
    this.#send()
    if (this.onlyReads) return
    return this.#client.query(this.#bounded('rollback'))
  }

  /** What a statement failed with that nobody waited for, if it was the first to fail: the failures after it only say that the transaction was given up. */
  get unreadFailure(): { readonly error: unknown } | undefined {
    return this.#firstFailure?.awaited === false ? this.#firstFailure : undefined
  }

  /** What the connection broke with, also where the work did not mind: then nothing of it was committed. */
  get loss(): { readonly error: unknown } | undefined {
    return this.#firstFailure && this.#loses(this.#firstFailure.error) ? this.#firstFailure : undefined
  }

  /** Whether a statement has failed, as far as is known now. */
  get hasFailed(): boolean {
    return this.#firstFailure !== null
  }

  get onlyReads(): boolean {
    return this.#span === 'reads'
  }

  get isOneBatch(): boolean {
    return this.#span === 'batch'
  }

  /** Whether anything was asked at all. */
  get begun(): boolean {
    return this.#begun
  }

  end(): void {
    this.#ended = true
  }

  #open(): void {
    invariant(!this.#ended, 'a query came after its transaction had ended: something was not awaited')
    invariant(this.#span !== 'batch' || !this.#commitBatch?.isSent, 'a transaction of one batch asked again after an answer')
    const begins = this.#span === 'reads' ? this.#batch === null : !this.#begun
    this.#begun = true
    if (begins) for (const question of this.#begin) this.#put(question, ignored, (error) => this.#failed(error, false))
  }

  #wait(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) =>
      this.#put(question, resolve, (error) => {
        this.#failed(error, true)
        reject(error)
      }),
    )
  }

  /** Settles with the answer to a statement whose own caller does not wait, also where it fails. */
  #answered(question: Question): Promise<unknown> {
    return new Promise((done) =>
      this.#put(question, done, (error) => {
        this.#failed(error, false)
        done(undefined)
      }),
    )
  }

  #put({ sql, parameters }: Question, answered: (answer: Answer) => void, failed: (error: unknown) => void): void {
    this.#batch ??= this.#gather()
    if (this.#span === 'batch') this.#commitBatch = this.#batch
    this.#batch.add({ text: sql, name: this.#statements.nameOf(this.#role, sql), values: parameters, answered, failed })
  }

  /** A batch waits until the code that runs now has to wait for something. */
  #gather(): PipelineBatch {
    const batch = new PipelineBatch(this.#answerWithinMs)
    process.nextTick(() => {
      if (this.#batch === batch) this.#send()
    })
    return batch
  }

  #send(): void {
    const batch = this.#batch
    this.#batch = null
    if (batch) this.#client.query(batch as unknown as pg.Submittable)
  }

  #bounded(text: string): pg.QueryConfig {
    return { text, query_timeout: this.#answerWithinMs } as pg.QueryConfig
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
