import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Db, runInvariants } from '@sojourn/db'
import { systemClock } from '@sojourn/kernel'
import { type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSystem, got, type System, systemInvariants, systemMigrations } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import type { FromNode, ToNode } from './far-node.testing.ts'
import type { ToFar } from './far-process.testing.ts'
import { connectFar, farProduct } from './far-product.testing.ts'
import type { Fault, Order } from './far-supplier.testing.ts'
import { nextTrip } from './far-trip.testing.ts'

/** Three processes: the supplier, and two nodes of which one is killed. The gateway runs inside the test. */
const gateway = createFakeGateway(systemClock)
const gatewayServer = createServer(async (request, response) => {
  const { method = 'GET', url = '/', headers } = request
  const body = await text(request)
  const sent = new Request(`http://pay.test${url}`, { method, headers: headers as Record<string, string>, ...(method !== 'GET' && { body }) })
  const answer = await gateway.fetch(sent)
  response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' }).end(await answer.text())
})
const children: ChildProcess[] = []
let postgres: PgDatabase
let db: Db
let far: ChildProcess
let living: ChildProcess
let system: System
let env: Record<string, string>

/** What the first node has compiled the others read, as those of the product do: half of the work of a start. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')

function start(script: string, more: Record<string, string> = {}): ChildProcess {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), [], { env: { ...process.env, NODE_COMPILE_CACHE, ...env, ...more }, execArgv: [] })
  children.push(child)
  return child
}

async function received<T>(child: ChildProcess): Promise<T> {
  const [result] = await once(child, 'message')
  return result as T
}

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  db = await postgres.open({ connectionsMax: 4 })
  await new Promise<void>((resolve) => gatewayServer.listen(0, '127.0.0.1', resolve))
  env = { DATABASE_URL: postgres.databaseUrl, GATEWAY_URL: `http://127.0.0.1:${(gatewayServer.address() as AddressInfo).port}`, STARTED_MS: `${Date.now()}` }
  far = start('far-process.testing.ts')
  env.FAR_URL = (await received<{ url: string }>(far)).url
  living = start('far-node.testing.ts')
  await received(living)
  system = createSystem(db, systemClock, { gateway, products: [farProduct(connectFar(env.FAR_URL, null))] })
})
afterAll(async () => {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }),
  )
  gatewayServer.closeAllConnections()
  gatewayServer.close()
  await postgres.drop()
})

const books = async () => {
  const result = received<{ liveOrders: Order[] }>(far)
  far.send({ books: true } satisfies ToFar)
  return (await result).liveOrders
}

test.each<[string, Fault, 'confirmed' | 'failed']>([
  ['recording open_orders', 'none', 'confirmed'],
  ['begun confirm_orders', 'none', 'confirmed'],
  ['called confirm_orders', 'works_and_resets', 'confirmed'],
  ['recording confirm_booking', 'late', 'confirmed'],
  ['before undo open_orders', 'other_price', 'failed'],
  ['called take_payment', 'rejects', 'failed'],
])('killed at "%s" while the supplier is %s: the other node ends it %s', async (point, fault, end) => {
  const dying = start('far-node.testing.ts', { DIE_AT: point })
  await received(dying)
  // Left to itself it would be as likely to be first.
  const paused = received(living)
  living.send({ isPaused: true })
  await paused
  far.send({ fault } satisfies ToFar)
  const { who, ask } = nextTrip()
  const { browserId: _, ...sent } = who
  const booked = received<FromNode>(dying)
  dying.send({ book: { who: sent, ask } })
  const { booking_id, amount } = (await booked) as { booking_id: string; amount: number }
  const intent = gateway.only()
  gateway.browser.pays(intent)
  const died = once(dying, 'exit')
  dying.send({ look: booking_id } satisfies ToNode)
  expect(await died).toEqual([null, 'SIGKILL'])
  living.send({ isPaused: false })
  const status = async () => got(await system.get({ booking_id }, who)).status
  await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe(end)
  const liveOrders = async () => (await books()).filter(({ ours }) => ours.startsWith(booking_id)).length
  await expect.poll(liveOrders, { timeout: 60_000, interval: 100 }).toBe(end === 'confirmed' ? 1 : 0)
  const refunded = [...gateway.refunds.values()].filter((each) => each.payment_intent === intent.id).map((each) => each.amount)
  expect(refunded).toEqual(end === 'confirmed' ? [] : [amount])
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})
