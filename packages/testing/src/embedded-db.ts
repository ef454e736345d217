import { join } from 'node:path'
import { createLite, type Db, type MigrationSet, openDb } from '@sojourn/db'
import { embeddedImage } from './embedded-image.ts'

/** An embedded database, in a folder or in memory, in which nothing has run. That one is made from nothing is proven by `folder-lock.test.ts` and by the first start of the product. */
export const newLite = async (options: { dataDir?: string } = {}): ReturnType<typeof createLite> =>
  createLite({ ...options, loadDataDir: await embeddedImage() })

/** A data folder, made in `folder`, whose embedded database was never asked for anything. */
export async function newDataFolder(folder: string): Promise<string> {
  await (await newLite({ dataDir: join(folder, 'pg') })).close()
  return folder
}

/** An embedded database in memory with these migrations applied, for what must hold on it too. Close it, or the process lives on. */
export async function embeddedDb(sets: readonly MigrationSet[] = []): Promise<Db> {
  const db = await emptyEmbeddedDb()
  await db.migrate(sets)
  return db
}

/** The same without any migration, not even those that every database has. */
export async function emptyEmbeddedDb(): Promise<Db> {
  const lite = await newLite()
  const db = await openDb({ lite })
  return {
    ...db,
    async close() {
      await db.close()
      await lite.close()
    },
  }
}
