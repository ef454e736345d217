import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Connections } from './connections.ts'
import { type TroubleKind, troubleOf } from './trouble.ts'

/** How a database does: well, or what is wrong with it. */
export type Condition = 'ok' | TroubleKind

const LOOK_MS = 2_000
/** However often it is asked, the database is looked at once in this time. */
const FRESH_MS = 1_000

/** So small a memory makes the rows go through a temporary file on the disk of the tables: on a full disk that fails, and it leaves nothing behind. */
const PROBE = `begin; set local statement_timeout to ${LOOK_MS}; set local work_mem to '64kB';
  select current_setting('transaction_read_only') as read_only, (select count(*) from generate_series(1, 10000)) as written; rollback`

/** Looks at the database, in two seconds at most; a look of the second before does as well. */
export function createCondition({ kind, pool, health }: Pick<Connections, 'kind' | 'pool' | 'health'>): () => Promise<Condition> {
  let look: Promise<Condition> | null = null
  let lookedMs = Number.NEGATIVE_INFINITY

  async function ask(): Promise<Condition> {
    if (kind === 'embedded') {
      await pool.query('select 1')
      return health.isFull ? 'full' : 'ok'
    }
    const isReadOnly = await probe(pool)
    health.worked(false)
    return isReadOnly ? 'read_only' : health.isFull ? 'full' : 'ok'
  }

  return () => {
    if (look && performance.now() - lookedMs < FRESH_MS) return look
    lookedMs = performance.now()
    const asked = ask().catch((error: unknown): Condition => troubleOf(error) ?? 'silent')
    look = Promise.race([asked, wait(LOOK_MS, 'silent' as const, { ref: false })])
    return look
  }
}

async function probe(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const answers = (await client.query({ text: PROBE, query_timeout: LOOK_MS } as pg.QueryConfig)) as unknown as pg.QueryResult<{ read_only: string }>[]
    client.release()
    return answers.some(({ rows }) => rows[0]?.read_only === 'on')
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}
