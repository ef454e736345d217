import type pg from 'pg'
import type { PoolLike } from './types.ts'

/**
 * The pool for a library that brings its own SQL, which knows no time-outs: each of its statements is answered in time or fails, and a connection that it
 * keeps to listen on goes back to the pool when it breaks, which would count it for ever.
 */
export function createLibraryPool(pool: pg.Pool, answerMs: number | undefined): PoolLike {
  return {
    query: (text: string, values?: unknown[]) => pool.query({ text, values, query_timeout: answerMs } as pg.QueryConfig),
    async connect() {
      const client = await pool.connect()
      client.once('end', () => client.release(true))
      return client
    },
    // The connections belong to the database, not to the library that borrows them.
    async end() {},
  } as unknown as PoolLike
}
