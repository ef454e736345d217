import type { Tx } from '@sojourn/kernel'
import { openTransaction } from './sql.ts'
import type { Db } from './types.ts'

/** A fact about the rows: SQL that returns none where all is well. */
export interface InvariantCheck {
  readonly name: string
  readonly sql: string
}

export interface BrokenInvariant {
  readonly name: string
  /** The first offending rows. */
  readonly rows: readonly Record<string, unknown>[]
}

const ROWS_MAX = 20

/** Row-level security is on and forced wherever the tenant role may write. */
export const tenantTablesAreProtected: InvariantCheck = {
  name: 'row-level security is forced on every tenant table',
  sql: `select c.oid::regclass::text as table_name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname = current_schema() and not (c.relrowsecurity and c.relforcerowsecurity)
      and has_table_privilege('sojourn_tenant', c.oid, 'insert, update, delete')`,
}

/** Runs all checks on one snapshot, over all tenants; answers those that are broken. */
export function runInvariants(db: Db, checks: readonly InvariantCheck[]): Promise<BrokenInvariant[]> {
  return db.asSystem(async (tx: Tx) => {
    const client = openTransaction(tx).client()
    await client.query('set transaction isolation level repeatable read, read only')
    const broken: BrokenInvariant[] = []
    for (const { name, sql } of checks) {
      const { rows } = await client.query<Record<string, unknown>>(sql)
      if (rows.length > 0) broken.push({ name, rows: rows.slice(0, ROWS_MAX) })
    }
    return broken
  })
}
