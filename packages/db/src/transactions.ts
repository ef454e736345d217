import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { invariant, type Transactions, type Tx, type TxHow } from '@sojourn/kernel'
import type pg from 'pg'
import type { DueRows } from './due-rows.ts'
import { OpenTransaction } from './open-transaction.ts'
import { Skipped } from './pipeline-batch.ts'
import { beginStatements, roleOf, type Scope } from './scope.ts'
import type { Statements } from './statements.ts'

const TRIES_MAX = 5
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Knows whether the running code stands inside an open transaction of these connections. */
export class Nesting {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>()

  /** Work left running after the transaction ended is free again: only the mark of an open one counts. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuse()
    const mark = { open: true }
    try {
      return await this.#storage.run(mark, work)
    } finally {
      mark.open = false
    }
  }

  refuse(): void {
    invariant(
      !this.#storage.getStore()?.open,
      'a transaction is already open here: pass its tx on instead of opening another (the embedded database has one session and would wait for itself)',
    )
  }
}

interface Over {
  readonly pool: pg.Pool
  readonly nesting: Nesting
  readonly statements: Statements
  readonly dueRows: DueRows
}

export function createTransactions({ pool, nesting, statements, dueRows }: Over, schema: string): Transactions {
  const attempt = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T> => {
    const client = await pool.connect()
    const open = new OpenTransaction(client, { begin: beginStatements(schema, scope, how), role: roleOf(scope) }, statements)
    const value = await nesting.run(() => runOn(client, open, work, how?.readOnly))
    for (const { kind, atMs } of open.dueRows) dueRows.announce(kind, atMs)
    return value
  }
  const run = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>, how?: TxHow): Promise<T> => {
    nesting.refuse()
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(scope, work, how)
      } catch (error) {
        if (tries === TRIES_MAX || sentCommits.has(error as object)) throw error
        if (statements.learnsFrom(error)) continue
        if (!isConflict(error)) throw error
        await wait(Math.random() * 10 * 2 ** tries)
      }
    }
  }
  return { inTenant: (tenant, work, how) => run({ tenant }, work, how), asSystem: (work, how) => run('system', work, how) }
}

async function runOn<T>(client: pg.PoolClient, open: OpenTransaction, work: (tx: Tx) => Promise<T>, readOnly = false): Promise<T> {
  let value: T
  try {
    value = await work(open as unknown as Tx)
  } catch (error) {
    open.end()
    await abandon(client, open)
    throw open.unreadFailure?.error ?? error
  }
  open.end()
  if (open.begun && (!readOnly || open.hasFailed)) await commit(client, open)
  else {
    // Its end can undo nothing, and whoever uses the connection next is answered behind it.
    open.commitUnheard()
    client.release()
  }
  return value
}

async function abandon(client: pg.PoolClient, open: OpenTransaction): Promise<void> {
  let broken: Error | undefined
  try {
    if (open.begun) await open.rollback()
  } catch (error) {
    broken = error as Error
  }
  client.release(broken)
}

async function commit(client: pg.PoolClient, open: OpenTransaction): Promise<void> {
  let failure: unknown
  try {
    const { command } = await open.commit()
    failure = open.unreadFailure?.error
    // PostgreSQL answers COMMIT with ROLLBACK where an earlier error was swallowed: nothing was written.
    if (command !== 'COMMIT') failure ??= new Error('the transaction was rolled back: a failed statement inside it went unnoticed')
    else if (failure) sentCommits.add(failure as object)
  } catch (error) {
    failure = await undoSkipped(open, error).then(
      () => open.unreadFailure?.error ?? error,
      (fatal) => {
        sentCommits.add(fatal as object)
        return fatal
      },
    )
  }
  // The server ends the transaction either way; only a broken connection must not go back to the pool, and such a client removes itself.
  client.release()
  if (failure) throw failure
}

/** A commit that was skipped left the transaction open. */
async function undoSkipped(open: OpenTransaction, error: unknown): Promise<void> {
  if (!(error instanceof Skipped)) throw error
  await open.rollback()
}

// Once COMMIT was sent its fate may be unknown, so the work is never run a second time.
const sentCommits = new WeakSet<object>()

const isConflict = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}
