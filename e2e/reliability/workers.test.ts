import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../../tools/process/free-ports.ts'
import { run, runNode } from '../../tools/process/run.ts'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { expectCleanLog } from './nothing-leaks.ts'
import { demoDatabase, freshDatabase, stopServers } from './postgres.ts'
import { CANARIES, placeBooking, traveller, until } from './traveller.ts'

afterAll(stopServers)

interface Socket {
  on(event: 'status', listener: (event: { status: string }) => void): void
  emitWithAck(event: 'join', body: { booking_id: string }): Promise<boolean>
  close(): void
}
const { io } = createRequire(fromRoot('apps', 'web', 'package.json'))('socket.io-client') as { io(url: string, options: object): Socket }

const WORKERS = 2

/** Settles when all workers serve; the first of them answers a little earlier. */
async function start(): Promise<SpawnedServer> {
  const server = await spawnServer({ env: { ...(await demoDatabase()), WORKERS: `${WORKERS}` } })
  await until(
    async () => readFileSync(server.logFile, 'utf8'),
    (log) => log.includes('is open at'),
  )
  return server
}

async function workersOf({ pid }: SpawnedServer): Promise<number[]> {
  const { output } = await run('pgrep', ['-P', `${pid}`])
  return output.split('\n').filter(Boolean).map(Number)
}

/** One that has ended but was not reaped yet (Z) is over. */
async function livingOf(pids: readonly number[]): Promise<string[]> {
  const { output } = await run('ps', ['-o', 'stat=', '-p', pids.join(',')])
  return output.split('\n').filter((state) => state !== '' && !state.startsWith('Z'))
}

const alarmsOf = ({ logFile }: SpawnedServer) => {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  return lines.filter((line) => line.startsWith('{')).filter((line) => JSON.parse(line).alarm === true)
}

async function metric({ url }: SpawnedServer, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return [...text.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0)
}

test('two workers share a node: whichever holds the socket, its owner is notified; the metrics are those of both', async () => {
  const server = await start()
  expect(await workersOf(server)).toHaveLength(WORKERS)
  const who = traveller(server)
  const offer = await who.findOffer('lisbon', 10)
  await who.signIn()
  const { bookingId, clientSecret } = await placeBooking(who, offer)
  // Connections are dealt out in turn, so that both workers hold some of these.
  const seen: string[][] = []
  const sockets: Socket[] = []
  for (let index = 0; index < 2 * WORKERS; index++) {
    const socket = io(`${server.url}/booking`, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: who.cookie(), origin: server.url },
    })
    const received: string[] = []
    socket.on('status', ({ status }) => received.push(status))
    expect(await socket.emitWithAck('join', { booking_id: bookingId })).toBe(true)
    seen.push(received)
    sockets.push(socket)
  }
  await who.pay(clientSecret, CANARIES.plain)
  for (const received of seen) await expect.poll(() => received, { timeout: 5_000 }).toContain('confirmed')
  for (const socket of sockets) socket.close()

  const before = await metric(server, /^http_request_duration_seconds_count\{.*?\} (\d+)$/gm)
  for (let index = 0; index < 10; index++) await fetch(`${server.url}/api/getShell`, { headers: { connection: 'close' } })
  expect((await metric(server, /^http_request_duration_seconds_count\{.*?\} (\d+)$/gm)) - before).toBeGreaterThanOrEqual(10)
  expect(await metric(server, /^process_resident_memory_bytes (\d+)$/gm)).toBeGreaterThan(WORKERS * 60 * 2 ** 20)
  expect(await metric(server, /^process_cpu_seconds_total ([\d.]+)$/gm)).toBeGreaterThan(0)

  expect(await server.stop()).toBe(0)
  expectCleanLog(server)
  expect(readFileSync(server.logFile, 'utf8').match(/is open at/g)).toHaveLength(1)
  await checkInvariants(server)
})

test('a worker that dies is replaced, with an alarm in the log, and the other goes on; without the primary no worker stays', async () => {
  const server = await start()
  // The one that does the background work may be either: each dies once.
  for (const [index, victim] of (await workersOf(server)).entries()) {
    process.kill(victim, 'SIGKILL')
    await until(
      async () => alarmsOf(server).length,
      (count) => count > index,
    )
    await until(
      () => workersOf(server),
      (pids) => pids.length === WORKERS && !pids.includes(victim),
      30_000,
    )
    // Both may be starting by now: the second dies as soon as the first has a process again.
    await until(
      async () => (await fetch(`${server.url}/readyz`).catch(() => null))?.status,
      (status) => status === 200,
      60_000,
    )
  }
  const who = traveller(server)
  const offer = await who.findOffer('rome', 9)
  await who.signIn()
  const { bookingId, clientSecret } = await placeBooking(who, offer)
  await who.pay(clientSecret, CANARIES.plain)
  await until(
    () => who.get(bookingId),
    ({ status }) => status === 'confirmed',
  )
  const pids = await workersOf(server)
  await server.kill()
  await until(
    () => livingOf(pids),
    (alive) => alive.length === 0,
    2_000,
    10,
  )
})

test('a start that is refused ends once, with one line, however many workers it would have had', async () => {
  const other = createServer().listen(0)
  const taken = (other.address() as { port: number }).port
  const databaseUrl = await freshDatabase({ roles: 'none' })
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATABASE_URL: databaseUrl, PORT: `${taken}` }, /^sojourn: Port \d+ \(PORT\) cannot be taken/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none', PORT: '0' }, /^sojourn: PORT must be a port number/],
    [{ DATABASE_URL: databaseUrl }, /^sojourn: DATABASE_URL names a user who may not do enough/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^sojourn: DATABASE_URL names a PostgreSQL that does not answer/],
    [{ DATABASE_URL: databaseUrl, WORKERS: 'all' }, /^sojourn: WORKERS must be a whole number/],
  ]
  for (const [env, line] of cases) {
    const [port, gatewayPort] = await freePorts(2)
    const all = { PUBLIC_URL: undefined, GATEWAY_URL: undefined, PORT: `${port}`, GATEWAY_PORT: `${gatewayPort}`, WORKERS: '2', ...env }
    const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['tools/start.ts'], { env: all, timeoutMs: 90_000 })
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(line)])
    expect(code).toBe(1)
  }
  other.close()
})
