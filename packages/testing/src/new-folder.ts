import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** A new folder, empty, which is removed after the last test of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-'))
  made.push(folder)
  return folder
}

/** Removes what was made. A server that was killed may still be closing its files. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
