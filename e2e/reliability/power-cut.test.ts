import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { type BookLine, bookLines, type WhichDatabase } from './bank-books.ts'
import { expectCleanLog, expectNoCardInRows } from './nothing-leaks.ts'
import { freshDatabase, stopServers } from './postgres.ts'
import { bookAndCancel } from './steady-traveller.ts'
import { CANARIES, type Offer, type Traveller, traveller } from './traveller.ts'

afterAll(stopServers)

/** What a power cut may do, as often as the time allows: the process is gone in the middle of whatever it did. */
async function underPowerCuts(first: SpawnedServer, count: number, work: () => Promise<unknown>): Promise<SpawnedServer> {
  let server = first
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  working.catch(() => {})
  for (let cut = 0; cut < count && !isDone; cut++) {
    await wait(120 + 67 * cut)
    await server.kill()
    server = await spawnServer({ dataDir: server.env.DATA_DIR!, env: server.env })
  }
  await working
  return server
}

/**
 * Stops the server once the bank has made all due refunds and every invariant holds, or reports which does not. What a killed
 * process was working on, another resumes when its lease of three seconds is over; on a busy machine a message waits longer for that than it may.
 */
async function stopPaidBack(
  first: SpawnedServer,
  database: WhichDatabase,
  refunds: ReadonlyMap<string, number>,
): Promise<{ server: SpawnedServer; lines: BookLine[]; broken: Error | null }> {
  const deadline = performance.now() + 60_000
  for (let server = first; ; server = await spawnServer({ dataDir: server.env.DATA_DIR!, env: server.env })) {
    if (server !== first) await wait(4_000)
    await server.stop()
    const lines = await bookLines(database)
    const isPaidBack = lines.every(({ bookingId, refunded }) => refunded === refunds.get(bookingId))
    const broken = await checkInvariants(server).then(
      () => null,
      (error: Error) => error,
    )
    if ((isPaidBack && !broken) || performance.now() > deadline) return { server, lines, broken }
  }
}

const inCents = (amount: number): number => Math.round(amount * 100)

const ALL_TRAVELLERS = 8

for (const { name, cuts, databaseOf } of [
  { name: 'PostgreSQL', cuts: 6, databaseOf: async () => ({ DATABASE_URL: await freshDatabase() }) },
  { name: 'the embedded database', cuts: 4, databaseOf: async () => ({ DATABASE_URL: undefined }) },
]) {
  test(`[B4.5] on ${name} the process is killed again and again in the middle of bookings, payments and refunds: each ends as it should, once`, async () => {
    const first = await spawnServer({ env: await databaseOf() })
    const ready: { who: Traveller; offer: Offer; card: string; startMs: number }[] = []
    for (let index = 0; index < ALL_TRAVELLERS; index++) {
      const who = traveller(first)
      const offer = await who.findOffer('paris', 10 + index, ({ refundable }) => refundable)
      await who.signIn()
      ready.push({ who, offer, card: index % 2 ? CANARIES.challenged : CANARIES.plain, startMs: index * 110 })
    }
    const ends: { bookingId: string; refund: number }[] = []
    const last = await underPowerCuts(first, cuts, () =>
      Promise.all(
        ready.map(async ({ who, offer, card, startMs }) => {
          await wait(startMs)
          ends.push(await bookAndCancel(who, offer, card))
        }),
      ),
    )
    const database = last.env.DATABASE_URL ? { databaseUrl: last.env.DATABASE_URL } : { dataDir: last.env.DATA_DIR! }
    const promised = new Map(ends.map(({ bookingId, refund }) => [bookingId, inCents(refund)]))
    const { server, lines, broken } = await stopPaidBack(last, database, promised)
    expectCleanLog(server)
    expect(broken).toBeNull()
    expect(lines.map(({ bookingId }) => bookingId).sort()).toEqual([...promised.keys()].sort())
    for (const { bookingId, captures, captured, refunds, refunded } of lines) {
      expect({ captures, refunds, refunded }, bookingId).toEqual({ captures: 1, refunds: 1, refunded: promised.get(bookingId) })
      expect(refunded).toBeLessThanOrEqual(captured)
    }
    expect(await expectNoCardInRows(database)).toBeGreaterThan(1_000)
  })
}
