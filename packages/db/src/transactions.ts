import { setTimeout as wait } from 'node:timers/promises'
import type { Transactions, Tx, TxHow } from '@sojourn/kernel'
import type pg from 'pg'
import type { DueRows } from './due-rows.ts'
import { holdLease, LeaseOver, mindLease } from './fence.ts'
import type { Health } from './health.ts'
import { answerWithinMs, type Limits, limitSettings } from './limits.ts'
import type { Nesting } from './nesting.ts'
import { OpenTransaction } from './open-transaction.ts'
import { Skipped } from './pipeline-batch.ts'
import { batchStatements, beginStatements, roleOf, type Scope } from './scope.ts'
import type { Statements } from './statements.ts'
import { DatabaseTrouble, losesConnection, type TroubleKind, troubleOf } from './trouble.ts'

const TRIES_MAX = 5
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1_000

interface Over {
  readonly pool: pg.Pool
  readonly nesting: Nesting
  readonly statements: Statements
  readonly dueRows: DueRows
  readonly health: Health
  /** Null where there is no network between us and the database. */
  readonly limits: Limits | null
}

export function createTransactions({ pool, nesting, statements, dueRows, health, limits }: Over, schema: string): Transactions {
  const attempt = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T> => {
    await holdLease()
    const client = await pool.connect()
    const settings = limits ? limitSettings(limits, how) : undefined
    const onlyReads = how?.readOnly && !how.snapshot
    const span = onlyReads ? 'reads' : how?.oneBatch ? 'batch' : 'transaction'
    const begin = span === 'transaction' ? beginStatements(schema, scope, { ...how, limits: settings }) : batchStatements(schema, scope, settings, onlyReads)
    const loses = (error: unknown): boolean => troubleIn(error, how) !== null && losesConnection(error)
    const bound = limits ? answerWithinMs(limits, how) : undefined
    const open = new OpenTransaction(client, { span, begin, role: roleOf(scope), answerWithinMs: bound, loses }, statements)
    const value = await nesting.run(() => runOn(client, open, work))
    for (const { kind, atMs } of open.dueRows) dueRows.announce(kind, atMs)
    return value
  }
  const run = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T> => {
    nesting.refuse()
    const startedMs = performance.now()
    let pauseMs = FIRST_PAUSE_MS
    for (let tries = 1; ; ) {
      try {
        const value = await attempt(scope, work, how)
        health.worked(!how?.readOnly)
        return value
      } catch (error) {
        const kind = troubleIn(error, how)
        if (kind === null) {
          if (tries++ === TRIES_MAX || sentCommits.has(error as object)) throw error
          if (statements.learnsFrom(error)) continue
          if (!isConflict(error)) throw error
          await wait(Math.random() * 10 * 2 ** tries)
          continue
        }
        health.failed(kind)
        // Once COMMIT was sent its fate may be unknown, so the work is never run a second time.
        const isOver = sentCommits.has(error as object) || !losesConnection(error) || performance.now() >= health.triesUntilMs(kind, startedMs)
        if (isOver) throw new DatabaseTrouble(kind, unansweredCommits.has(error as object), error)
        await wait(pauseMs * (0.5 + Math.random()))
        pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
      }
    }
  }
  return { inTenant: (tenant, work, how) => run({ tenant }, work, how), asSystem: (work, how) => run('system', work, how) }
}

/** A write in a transaction that said it only reads is a defect of ours. */
function troubleIn(error: unknown, how: TxHow | undefined): TroubleKind | null {
  const kind = troubleOf(error)
  return kind === 'read_only' && how?.readOnly ? null : kind
}

async function runOn<T>(client: pg.PoolClient, open: OpenTransaction, work: (tx: Tx) => Promise<T>): Promise<T> {
  let value: T
  try {
    value = await work(open as unknown as Tx)
  } catch (error) {
    open.end()
    const cause = open.loss?.error ?? open.unreadFailure?.error ?? error
    await abandon(client, open, cause)
    throw open.isOneBatch ? lostInBatch(open, cause) : cause
  }
  open.end()
  if (open.isOneBatch) {
    await settle(client, open)
    return value
  }
  if (open.loss) {
    client.release(open.loss.error as Error)
    throw open.loss.error
  }
  if (open.onlyReads) endReads(client, open)
  else if (open.begun) await commit(client, open)
  else client.release()
  return value
}

function endReads(client: pg.PoolClient, open: OpenTransaction): void {
  open.flush()
  client.release()
  if (open.hasFailed) throw open.unreadFailure?.error ?? unnoticed()
}

async function settle(client: pg.PoolClient, open: OpenTransaction): Promise<void> {
  await open.settle()
  client.release(open.loss?.error as Error | undefined)
  if (open.hasFailed) throw lostInBatch(open, open.loss?.error ?? open.unreadFailure?.error ?? unnoticed())
}

/** A batch that went with its connection may have been done. */
function lostInBatch(open: OpenTransaction, error: unknown): unknown {
  if (open.loss && open.isCommitSent) {
    sentCommits.add(error as object)
    unansweredCommits.add(error as object)
  }
  return error
}

/** What PostgreSQL says by answering a commit with ROLLBACK. */
const unnoticed = (): Error => new Error('the transaction was rolled back: a failed statement inside it went unnoticed')

async function abandon(client: pg.PoolClient, open: OpenTransaction, cause: unknown): Promise<void> {
  let broken = open.loss && (cause as Error)
  try {
    if (open.begun && !broken) await open.rollback()
  } catch (error) {
    broken = error as Error
  }
  client.release(broken)
}

async function commit(client: pg.PoolClient, open: OpenTransaction): Promise<void> {
  let failure: unknown
  try {
    mindLease()
    const { command } = await open.commit()
    failure = open.unreadFailure?.error
    // PostgreSQL answers COMMIT with ROLLBACK where an earlier error was swallowed: nothing was written.
    if (command !== 'COMMIT') failure ??= unnoticed()
    else if (failure) sentCommits.add(failure as object)
  } catch (error) {
    failure = await whyNotCommitted(open, error)
  }
  // The server ends the transaction either way; only a broken connection must not go back to the pool.
  client.release(open.loss && (failure as Error))
  if (failure) throw failure
}

/** What failed before the commit; or the failure of the commit itself, marked as such. */
async function whyNotCommitted(open: OpenTransaction, error: unknown): Promise<unknown> {
  if (error instanceof Skipped) {
    // PostgreSQL said that it skipped the commit, which left the transaction open. Where the connection went with it, the server undoes it.
    await open.rollback().catch(() => undefined)
    return open.unreadFailure?.error ?? error.cause
  }
  if (!open.isCommitSent) {
    await open.rollback().catch(() => undefined)
    return open.unreadFailure?.error ?? error
  }
  sentCommits.add(error as object)
  // An error of PostgreSQL's own is its answer; one of the connection leaves the result of the commit unknown.
  if ((error as { severity?: unknown }).severity !== 'ERROR') unansweredCommits.add(error as object)
  return error
}

const sentCommits = new WeakSet<object>()
const unansweredCommits = new WeakSet<object>()

const isConflict = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return code === SERIALIZATION_FAILURE || code === DEADLOCK || error instanceof LeaseOver
}
