import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { invariant, type Transactions, type Tx } from '@sojourn/kernel'
import type pg from 'pg'
import { beginText, type Scope } from './scope.ts'
import { OpenTransaction } from './sql.ts'

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

export function createTransactions(pool: pg.Pool, nesting: Nesting, schema: string): Transactions {
  const attempt = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    return nesting.run(() => runOn(client, beginText(schema, scope), work))
  }
  const run = async <T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> => {
    nesting.refuse()
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(scope, work)
      } catch (error) {
        if (tries === TRIES_MAX || !mayRetry(error)) throw error
        await wait(Math.random() * 10 * 2 ** tries)
      }
    }
  }
  return { inTenant: (tenant, work) => run({ tenant }, work), asSystem: (work) => run('system', work) }
}

async function runOn<T>(client: pg.PoolClient, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const open = new OpenTransaction(client)
  let value: T
  try {
    await client.query(begin)
    value = await work(open as unknown as Tx)
  } catch (error) {
    open.end()
    await rollback(client)
    throw error
  }
  open.end()
  await commit(client)
  return value
}

async function rollback(client: pg.PoolClient): Promise<void> {
  const failure = await client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  )
  client.release(failure)
}

async function commit(client: pg.PoolClient): Promise<void> {
  let failure: Error | undefined
  try {
    const { command } = await client.query('commit')
    // PostgreSQL answers COMMIT with ROLLBACK where an earlier error was swallowed: nothing was kept.
    if (command !== 'COMMIT') failure = new Error('the transaction was rolled back: a failed statement inside it went unnoticed')
  } catch (error) {
    failure = error as Error
    sentCommits.add(failure)
  }
  // The server ends the transaction either way; only a broken connection must not go back to the pool, and such a client removes itself.
  client.release()
  if (failure) throw failure
}

// Once COMMIT was sent its fate may be unknown, so the work is never run a second time.
const sentCommits = new WeakSet<Error>()

function mayRetry(error: unknown): boolean {
  if (!(error instanceof Error) || sentCommits.has(error)) return false
  const { code } = error as { code?: unknown }
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}
