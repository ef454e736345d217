import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { MigrationSet } from '@sojourn/db'
import { newFolder } from './new-folder.ts'

/** The migrations of a set that come before a file: what a database has that was last started by an older version. */
export async function migrationsBefore(set: MigrationSet, file: string): Promise<MigrationSet> {
  const from = fileURLToPath(set.folder)
  const to = newFolder()
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql') && name < file)
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name))))
  return { owner: set.owner, folder: pathToFileURL(`${to}/`) }
}
