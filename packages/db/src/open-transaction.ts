import { invariant } from '@sojourn/kernel'
import { type CompiledQuery, type DatabaseConnection, DefaultQueryExecutor, type QueryResult, Transaction } from 'kysely'
import type pg from 'pg'
import { adapter, compiler, dialect, driver } from './dialect.ts'
import { type Answer, PipelineBatch } from './pipeline-batch.ts'
import type { Role } from './scope.ts'
import type { Statements } from './statements.ts'

/** Sends queries at once, in the order of the calls: a transaction has one connection to itself. */
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
export interface Question extends Pick<CompiledQuery, 'sql' | 'parameters'> {
  /** Its text does not come again: it is not remembered. */
  readonly once?: boolean
}

const COMMIT: Question = { sql: 'commit', parameters: [] }

/**
 * `transaction`: from the first statement to commit or rollback. `batch`: a single batch. `reads`: each batch is a transaction of its own that only reads. PostgreSQL runs everything up to a Sync as one transaction, and at `read
 * committed` each statement has its own snapshot anyway, so one transaction around all reads would see nothing else; and `begin` and `commit` are saved.
 */
type Span = 'transaction' | 'batch' | 'reads'

export interface TransactionScope {
  readonly span: Span
  /** Statements that set a transaction's scope: sent before its first statement, or at the head of each batch. */
  readonly begin: readonly Question[]
  readonly role: Role
  /** A connection that leaves a batch unanswered for so long is closed; undefined: never. */
  readonly answerWithinMs: number | undefined
  /** Whether the connection cannot be used any more after this error. */
  readonly loses: (error: unknown) => boolean
}

/**
 * The implementation of a `Tx`. Its begin is sent with its first statement, and queries made without waiting in between are sent in one batch.
 * `end` refuses further queries, before commit or rollback: the client goes back to the pool and may serve another tenant next.
 */
export class OpenTransaction {
  readonly kysely: Transaction<never>
  /** Due times to be announced after the commit. */
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
      // The stack begins where the answer was read; it has to lead back to the caller.
      Error.captureStackTrace(error as Error)
      throw error
    }
  }

  /** Sends a statement whose answer is awaited only at the end of the transaction. */
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

  /** Sends the rest of a single batch, which commits it, and waits until all of it is answered. */
  async settle(): Promise<void> {
    this.#send()
    await Promise.all(this.#unread)
  }

  /** Whether the commit was sent; until then the server cannot have committed anything. */
  get isCommitSent(): boolean {
    return this.#commitBatch?.isSent ?? false
  }

  /** Sends the rest of reads, which need no commit: the connection may serve another transaction, whose answers follow theirs. */
  flush(): void {
    this.#send()
  }

  /** Sends the rest, and then the rollback. */
  async rollback(): Promise<unknown> {
    if (this.#span === 'batch') {
      this.#batch = null
      return
    }
    this.#send()
    if (this.onlyReads) return
    return this.#client.query(this.#bounded('rollback'))
  }

  /** The error of an enqueued statement, if it was the first to fail: later errors only say that the transaction is aborted. */
  get unreadFailure(): { readonly error: unknown } | undefined {
    return this.#firstFailure?.awaited === false ? this.#firstFailure : undefined
  }

  /** The error that broke the connection, also where the work caught it: then nothing was committed. */
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

  /** Whether any query was made. */
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

  /** Resolves once an enqueued statement was answered, also where it failed. */
  #answered(question: Question): Promise<unknown> {
    return new Promise((done) =>
      this.#put(question, done, (error) => {
        this.#failed(error, false)
        done(undefined)
      }),
    )
  }

  #put({ sql, parameters, once }: Question, answered: (answer: Answer) => void, failed: (error: unknown) => void): void {
    this.#batch ??= this.#gather()
    if (this.#span === 'batch') this.#commitBatch = this.#batch
    this.#batch.add({ text: sql, name: once ? undefined : this.#statements.nameOf(this.#role, sql), values: parameters, answered, failed })
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
