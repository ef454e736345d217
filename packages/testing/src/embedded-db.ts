import { type Db, type MigrationSet, openDb } from '@sojourn/db'

/** An embedded database in memory with these migrations applied, for what must hold on it too. Close it, or the process lives on. */
export async function embeddedDb(sets: readonly MigrationSet[] = []): Promise<Db> {
  const db = await openDb()
  await db.migrate(sets)
  return db
}
