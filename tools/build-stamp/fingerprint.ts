import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const SKIPPED = new Set(['build', 'node_modules', '.react-router', 'test-results'])

/** One hash of the names and contents of all files below `paths`; tests and what a build leaves behind do not count. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) hash.update(nameIn(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** A file system may tell times no finer than this. */
const TICK_MS = 2_000

/**
 * One hash of what the file system says about the same files, which costs a tenth of reading them: where it is what it was, nobody has written to any. The
 * reverse is not so; a clone or a touched file has new times. Null where a file was written just now: written once more, it could look the same.
 */
export function looksOf(root: string, paths: readonly string[]): string | null {
  const hash = createHash('sha256')
  const nowMs = Date.now()
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const { size, mtimeMs, ctimeMs, ino } = statSync(file)
      if (Math.max(mtimeMs, ctimeMs) > nowMs - TICK_MS) return null
      // The time of a file's contents can be set to any; that of the last change to the file cannot.
      hash.update(`${nameIn(root, file)}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`)
    }
  }
  return hash.digest('hex')
}

const nameIn = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/')

function filesBelow(path: string): string[] {
  const found = listFolder(path)
  if (!found) return [path]
  return found
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]))
}

function listFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null
    throw error
  }
}
