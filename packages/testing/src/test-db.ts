import type { Db, MigrationSet } from '@sojourn/db'
import { type PgDatabaseOptions, pgDatabase } from './pg-database.ts'

/**
 * A PostgreSQL database of its own with these migrations applied. Closing it drops it. Transactions take on the roles of production; `pool` is
 * the administrator's, so that a test may look at the rows of all tenants.
 */
export async function testDb(sets: readonly MigrationSet[] = [], options: PgDatabaseOptions = {}): Promise<Db> {
  const database = await pgDatabase(sets, options)
  const db = await database.open({ databaseUrl: database.adminUrl })
  return { ...db, close: database.drop }
}
