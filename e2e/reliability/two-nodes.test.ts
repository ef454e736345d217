import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '@sojourn/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { fromRoot } from '../../tools/root.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { expectCleanLog, expectNoCardInRows } from './nothing-leaks.ts'
import { freshDatabase, stopServers } from './postgres.ts'
import { settle } from './steady-traveller.ts'
import { CANARIES, placeBooking, traveller, until } from './traveller.ts'

afterAll(stopServers)

interface Socket {
  on(event: 'status', listener: (event: { booking_id: string; status: string }) => void): void
  on(event: 'user_blocked', listener: (event: { user_id: string }) => void): void
  on(event: 'connect' | 'disconnect', listener: () => void): void
  emitWithAck(event: 'join', body: { booking_id: string }): Promise<boolean>
  close(): void
}
// The client that the pages load, by the packages of the pages.
const { io } = createRequire(fromRoot('apps', 'web', 'package.json'))('socket.io-client') as { io(url: string, options: object): Socket }

let databaseUrl: string
let nodes: SpawnedServer[]

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  // At once: the first to come makes the tables and the world, the other waits for it.
  // Each of one process: what several processes of a node share is proven by `workers.test.ts`.
  nodes = await Promise.all([1, 2].map(() => spawnServer({ env: { DATABASE_URL: databaseUrl, WORKERS: '1' } })))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  nodes.forEach(expectCleanLog)
  expect(await expectNoCardInRows({ databaseUrl })).toBeGreaterThan(1_000)
  await checkInvariants(nodes[0]!)
})

test('[B4.5] on PostgreSQL a stay is found, held, paid with 3-D Secure, confirmed live on another node, cancelled and refunded', async () => {
  const [here, there] = [nodes[0]!, nodes[1]!]
  const who = traveller(here)
  const offer = await who.findOffer('lisbon', 10, ({ refundable }) => refundable)
  await who.signIn()
  const { bookingId, clientSecret } = await placeBooking(who, offer)

  const socket = io(`${there.url}/booking`, {
    path: '/live',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: who.cookie(), origin: there.url },
  })
  const seen: string[] = []
  socket.on('status', ({ status }) => seen.push(status))
  expect(await socket.emitWithAck('join', { booking_id: bookingId })).toBe(true)
  expect(await socket.emitWithAck('join', { booking_id: 'bkg_of_nobody' })).toBe(false)

  const asked = await who.pay(clientSecret, CANARIES.challenged)
  expect(asked.status).toBe('action')
  expect(await who.challenge(asked.url!)).toBe(303)
  await expect.poll(() => seen, { timeout: 5_000 }).toContain('confirmed')

  who.goTo(there)
  const { refund } = await who.quoteCancellation(bookingId)
  expect((await who.cancel(bookingId, refund)).data.status).toBe('cancelled')
  const after = await until(
    () => who.get(bookingId),
    ({ refunded }) => refunded === refund,
  )
  expect(after.status).toBe('cancelled')
  await expect.poll(() => seen).toContain('cancelled')
  socket.close()
})

test('[A6.3] a block made at one node reaches the pages that are open at both, and ends their sessions there', async () => {
  const [here, there] = [nodes[0]!, nodes[1]!]
  const [who, operator] = [traveller(here), traveller(here)]
  await who.signIn('expired@sojourn.test')
  await operator.signIn('operator@sojourn.test')
  const told: string[] = []
  // Each with a connection of its own: one that is shared keeps the cookies it began with.
  const pages = [here, there, there].map(({ url }) =>
    io(`${url}/fraud`, { path: '/live', transports: ['websocket'], forceNew: true, extraHeaders: { cookie: who.cookie(), origin: url } }),
  )
  const gone = pages.map((page) => new Promise<void>((resolve) => page.on('disconnect', resolve)))
  for (const page of pages) page.on('user_blocked', ({ user_id }) => told.push(user_id))
  await Promise.all(pages.map((page) => new Promise<void>((resolve) => page.on('connect', resolve))))
  // A later page without a session was disconnected: the earlier ones are in their room by then.
  for (const { url } of [here, there]) {
    const nobody = io(`${url}/fraud`, { path: '/live', transports: ['websocket'], forceNew: true, extraHeaders: { origin: url } })
    await new Promise<void>((resolve) => nobody.on('disconnect', resolve))
    nobody.close()
  }
  const block = { user_id: 'usr_expired', is_blocked: true, reason: 'Cards of other people' }
  expect((await operator.call('/api/operator/setBlocked', block)).status).toBe(200)
  await Promise.all(gone)
  // Each is sent away; on a busy machine the reason may come behind its end, and the page asks who it is.
  await expect.poll(() => new Set(told)).toEqual(new Set(['usr_expired']))
  for (const node of [here, there]) {
    who.goTo(node)
    expect(await who.call('/api/user/getUser', {})).toMatchObject({ status: 401, code: 'blocked' })
  }
  for (const page of pages) page.close()
  await operator.call('/api/operator/setBlocked', { user_id: 'usr_expired', is_blocked: false })
})

test('a node that is killed in the middle of confirming leaves it to the other, which ends it within five seconds', async () => {
  const db = await openDb({ databaseUrl, connectionsMax: 1 })
  const client = await db.pool.connect()
  await client.query('set role sojourn_system')
  const unfinished = async () => (await client.query<{ saga_id: string }>("select saga_id from sagas where state in ('running', 'compensating')")).rows
  const tookMs: number[] = []
  try {
    for (let round = 0; round < 4 && tookMs.length < 2; round++) {
      // The one that died in the round before.
      if (round > 0) nodes[0] = await spawnServer({ dataDir: nodes[0]!.env.DATA_DIR!, env: nodes[0]!.env })
      const [dying, living] = [nodes[0]!, nodes[1]!]
      const placed = []
      for (let index = 0; index < 6; index++) {
        const who = traveller(dying)
        const offer = await who.findOffer('rome', 8 + round * 6 + index)
        await who.signIn()
        placed.push({ who, ...(await placeBooking(who, offer)) })
      }
      const paying = placed.map(({ who, clientSecret }) => who.pay(clientSecret, CANARIES.plain).catch(() => null))
      await until(unfinished, (rows) => rows.length > 0, 5_000, 1).catch(() => [])
      await dying.kill()
      const killedMs = performance.now()
      const orphans = new Set((await unfinished()).map(({ saga_id }) => saga_id))
      while ((await unfinished()).some(({ saga_id }) => orphans.has(saga_id))) await wait(20)
      if (orphans.size > 0) tookMs.push(performance.now() - killedMs)
      await Promise.all(paying)
      await Promise.all(
        placed.map(async ({ who, bookingId }) => {
          who.goTo(living)
          await settle(who, bookingId, CANARIES.plain)
          await until(
            () => who.get(bookingId),
            ({ status }) => status === 'confirmed',
          )
        }),
      )
    }
  } finally {
    client.release(true)
    await db.close()
  }
  expect(tookMs.length, 'rounds in which the kill came in the middle of a saga').toBeGreaterThan(0)
  expect(Math.max(...tookMs)).toBeLessThan(5_000)
  console.log(`taken over and ended in ${tookMs.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`)
})
