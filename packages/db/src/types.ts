import type { OrgId, Transactions } from '@sojourn/kernel'
import type pg from 'pg'
import type { Condition } from './condition.ts'
import type { DueListener } from './due-rows.ts'

/** The migrations of one owner: files `NNNN-name.sql` in a folder, run in order, once each. */
export interface MigrationSet {
  readonly owner: string
  readonly folder: URL
}

/** What libraries that bring their own SQL need of a `pg.Pool`. */
export type PoolLike = Pick<pg.Pool, 'connect' | 'query' | 'end'>

/** One schema of one database, embedded or PostgreSQL alike. */
export interface Db extends Transactions {
  readonly kind: 'embedded' | 'postgres'
  /** The connections themselves: no role, no tenant, no search path. For libraries with a schema of their own, such as the job queue. */
  readonly pool: pg.Pool
  /** The same connections for a library that knows no time-outs and does not return broken connections. */
  readonly libraryPool: PoolLike
  /** The same connections, another schema. Closing it closes nothing. */
  withSchema(schema: string): Db
  /** A pool whose every statement runs in this tenant's scope, for libraries that bring their own SQL. */
  orgPool(tenant: OrgId): PoolLike
  /** Applies what is missing, safe to call from several nodes at once. */
  migrate(sets: readonly MigrationSet[]): Promise<void>
  /** Listens for rows with a due time that this process, in any schema, has committed. Returns the function that stops listening. */
  onDue(listener: DueListener): () => void
  /** How the database does, in two seconds at most. */
  condition(): Promise<Condition>
  /** Waits for open transactions, then closes. */
  close(): Promise<void>
}
