import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { binFolder, openFolder, type ServerUser, serverUser } from './postgres-binaries.ts'

export interface PostgresServer {
  /** The administrator's connection to the database `postgres`. */
  readonly adminUrl: string
  stop(): Promise<void>
}

// A test's server may lose everything with the power: nothing waits for the disk.
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** Starts a PostgreSQL of its own on a free port of the loopback, in a folder for temporary files that `stop` removes. */
export async function postgresServer(settings: Readonly<Record<string, string>> = FOR_TESTS): Promise<PostgresServer> {
  const user = serverUser()
  const home = mkdtempSync(join(openFolder(user), 'sojourn-postgres-'))
  const clean = (): void => rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  process.once('exit', clean)
  try {
    if (user) chownSync(home, user.uid, user.gid)
    else chmodSync(home, 0o700)
    const bin = await binFolder(user, home)
    const password = await initialise(bin, home, user)
    const port = await freePort()
    const server = await start(bin, home, port, user, settings)
    const kill = (): void => {
      server.kill('SIGQUIT')
    }
    process.prependOnceListener('exit', kill)
    const stop = async (): Promise<void> => {
      process.off('beforeExit', stop)
      server.ref()
      server.kill('SIGINT')
      if (server.exitCode === null) await once(server, 'exit')
      process.off('exit', kill).off('exit', clean)
      clean()
    }
    // A script that asked for a server and is done may simply end.
    process.once('beforeExit', stop)
    return { adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    clean()
    throw error
  }
}

async function initialise(bin: string, home: string, user: ServerUser | undefined): Promise<string> {
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password)
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const data = ['--pgdata', join(home, 'data'), '--no-sync', '--encoding', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const init = spawn(join(bin, 'initdb'), [...data, '--username=postgres', '--auth=scram-sha-256', '--pwfile', passwordFile], { ...user, cwd: home })
  const output = collect(init)
  const [code] = (await once(init, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`initdb failed (${code}): ${output.text}`)
  rmSync(passwordFile)
  return password
}

async function start(bin: string, home: string, port: number, user: ServerUser | undefined, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const options = { ...settings, port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', lc_messages: 'C' }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', join(home, 'data'), ...flags], { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] })
  const output = collect(server)
  await new Promise<void>((ready, failed) => {
    server.on('exit', (code) => failed(new Error(`PostgreSQL did not start (${code}): ${output.text}`)))
    server.on('error', failed)
    server.stderr?.on('data', () => {
      if (output.text.includes('ready to accept connections')) ready()
    })
  })
  server.unref()
  ;(server.stderr as Socket).unref()
  return server
}

/** Listens to a child for its whole life, so that its pipe never fills; keeps the last of what it said. */
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
