import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another living process has this data folder open. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked'

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}: stop that process, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.`)
  }
}

const HALF_WRITTEN_MS = 5_000

/** Takes the folder for this process alone; returns the release. A lock whose process is gone is taken over. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  for (let tries = 0; !create(file, mine); tries++) {
    const found = read(file)
    if (found === null) continue
    const holder = holderOf(file, found)
    if (tries > 10 || holder !== null) throw new DataFolderLocked(folder, holder ?? 0)
    removeStale(file, found)
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The living process that holds the lock, or null where it is stale. */
function holderOf(file: string, text: string): number | null {
  const [pid = 0, start] = [Number(text.split(' ')[0]), text.split(' ')[1]]
  if (!start) return Date.now() - statSync(file, { throwIfNoEntry: false })!.mtimeMs > HALF_WRITTEN_MS ? null : pid
  if (!isAlive(pid)) return null
  return startOf(pid) === start ? pid : null
}

/** Moved aside before it is deleted, so that of two processes that found the same stale lock one notices that it moved a fresh one. */
function removeStale(file: string, found: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved !== null && moved !== found) create(file, moved)
  rmSync(aside, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, where the system says so: a number used again after a restart (often 1 in a container) is then not mistaken for the holder. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return 'unknown'
  }
}
