import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { openDb } from '@sojourn/db'
import { binFolder, dataHome, openFolder, type ServerUser, serverUser } from './postgres-binaries.ts'

export interface PostgresServer {
  /** The administrator's connection to the database `postgres`. */
  readonly adminUrl: string
  stop(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Starts a second server that has a copy of this one's rows and follows it, until `select pg_promote()` makes it one of its own. Nothing may be written meanwhile. */
  standby(settings?: Readonly<Record<string, string>>): Promise<PostgresServer>
}

// A test's server may lose everything with the power: nothing waits for the disk.
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** Starts a PostgreSQL of its own on a free port of the loopback, in folders for temporary files that `stop` removes; its data in memory where there is a folder for that. */
export async function postgresServer(settings: Readonly<Record<string, string>> = FOR_TESTS): Promise<PostgresServer> {
  const password = randomBytes(16).toString('hex')
  return serverIn(settings, password, (place) => initialise(place, password))
}

/** The same with room for tens of gigabytes: its data on the disk. */
export async function largePostgresServer(): Promise<PostgresServer> {
  const password = randomBytes(16).toString('hex')
  const settings = { ...FOR_TESTS, shared_buffers: '512MB', max_wal_size: '4GB' }
  return serverIn(settings, password, (place) => initialise(place, password), openFolder)
}

interface Home {
  readonly bin: string
  /** Where its programs may be copied to. */
  readonly home: string
  /** Its data folder, which it has to itself. */
  readonly data: string
  readonly user: ServerUser | undefined
}

async function serverIn(
  settings: Readonly<Record<string, string>>,
  password: string,
  fill: (place: Home) => Promise<void>,
  homeOf: (user: ServerUser | undefined) => string = dataHome,
): Promise<PostgresServer> {
  const user = serverUser()
  const home = mkdtempSync(join(openFolder(user), 'sojourn-postgres-'))
  const data = mkdtempSync(join(homeOf(user), 'sojourn-postgres-data-'))
  const clean = (): void => {
    for (const folder of [home, data]) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  process.once('exit', clean)
  try {
    for (const folder of [home, data]) {
      if (user) chownSync(folder, user.uid, user.gid)
      else chmodSync(folder, 0o700)
    }
    const place = { bin: await binFolder(user, home), home, data, user }
    await fill(place)
    const port = await freePort()
    const server = await start(place, port, settings)
    const kill = (): void => {
      server.kill('SIGQUIT')
    }
    process.prependOnceListener('exit', kill)
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      process.off('beforeExit', stop)
      server.ref()
      server.kill(signal)
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      process.off('exit', kill)
    }
    const stop = async (): Promise<void> => {
      await end('SIGINT')
      process.off('exit', clean)
      clean()
    }
    // A script that asked for a server and is done may simply end.
    process.once('beforeExit', stop)
    const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return {
      adminUrl,
      stop,
      kill: () => end('SIGKILL'),
      standby: (own = settings) => serverIn({ ...own, primary_conninfo: adminUrl, hot_standby: 'on' }, password, (place) => copyFor(place, data, adminUrl)),
    }
  } catch (error) {
    clean()
    throw error
  }
}

/** The base backup of a standby. */
async function copyFor({ data, user }: Home, from: string, adminUrl: string): Promise<void> {
  const db = await openDb({ databaseUrl: adminUrl, connectionsMax: 1 })
  // A backup belongs to the session that began it.
  const session = await db.pool.connect()
  await session.query(`select pg_backup_start('standby', fast => true)`)
  cpSync(from, data, { recursive: true, verbatimSymlinks: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) })
  const { rows } = await session.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
  session.release()
  await db.close()
  writeFileSync(join(data, 'backup_label'), rows[0].labelfile)
  writeFileSync(join(data, 'standby.signal'), '')
  for (const name of user ? ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })] : []) chownSync(join(data, name), user!.uid, user!.gid)
  chmodSync(data, 0o700)
}

async function initialise({ bin, home, data, user }: Home, password: string): Promise<void> {
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password)
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const flags = ['--pgdata', data, '--no-sync', '--encoding', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const init = spawn(join(bin, 'initdb'), [...flags, '--username=postgres', '--auth=scram-sha-256', '--pwfile', passwordFile], { ...user, cwd: home })
  const output = collect(init)
  const [code] = (await once(init, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`initdb failed (${code}): ${output.text}`)
  rmSync(passwordFile)
}

async function start({ bin, home, data, user }: Home, port: number, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const options = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', lc_messages: 'C' }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
  const output = collect(server)
  await new Promise<void>((ready, failed) => {
    server.on('exit', (code) => failed(new Error(`PostgreSQL did not start (${code}): ${output.text}`)))
    server.on('error', failed)
    server.stderr?.on('data', () => {
      if (/ready to accept( read-only)? connections/.test(output.text)) ready()
    })
  })
  server.unref()
  ;(server.stderr as Socket).unref()
  return server
}

/** Reads the output of a child until it ends, so that its pipe never fills; keeps the end of it. */
function collect(child: ChildProcess): { text: string } {
  const output = { text: '' }
  const add = (chunk: Buffer): void => {
    output.text = (output.text + chunk.toString()).slice(-4_000)
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return output
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
