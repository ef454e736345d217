import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { createLite, type Db, type MigrationSet, migrationsChecksum, openDb } from '@sojourn/db'

/**
 * An embedded database in memory with these migrations applied. Close it, or the process lives on.
 * The first call for a set of migrations makes a picture of the migrated database in the system's folder for temporary files;
 * later ones, of other test files too, start from it in a quarter of the time.
 */
export async function testDb(sets: readonly MigrationSet[] = [], options: { schema?: string } = {}): Promise<Db> {
  const schema = options.schema ?? 'public'
  const picture = join(pictureFolder(), `${schema}-${await migrationsChecksum(sets)}.tar`)
  const saved = read(picture)
  const lite = await createLite(saved ? { loadDataDir: saved } : {})
  const db = await openDb({ lite, schema })
  if (!saved) {
    await db.migrate(sets)
    write(picture, await lite.dumpDataDir('none'))
  }
  return {
    ...db,
    async close() {
      await db.close()
      if (!lite.closed) await lite.close()
    },
  }
}

const pictureFolder = (): string => join(tmpdir(), `sojourn-test-databases-${userInfo().username}`)

function read(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)])
  } catch {
    return null
  }
}

/** Renamed into place when whole: several test files may make the same picture at once. */
async function write(file: string, picture: Blob): Promise<void> {
  mkdirSync(pictureFolder(), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, Buffer.from(await picture.arrayBuffer()))
  renameSync(part, file)
}
