import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { demoWorld } from '../harness/demo-world.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { type BookLine, bookLines, type WhichDatabase } from './bank-books.ts'
import { expectCleanLog, expectNoCardInRows } from './nothing-leaks.ts'
import { demoDatabase } from './postgres.ts'
import { bookAndCancel } from './steady-traveller.ts'
import { CANARIES, type Offer, type Traveller, traveller } from './traveller.ts'

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
    server = await spawnServer({ dataDir: server.env.DATA_DIR!, env: server.env, isBrief: true })
  }
  await working
  return server
}

/** What a killed process was working on another resumes when its lease of three seconds is over; a message may wait as long once more. */
const RESUMED_MS = 4_000
const PATIENCE_MS = 60_000

/**
 * Stops the server once the bank has made all due refunds and every invariant holds, or reports which does not: on a machine that is busy elsewhere
 * what was interrupted takes longer than that, so the server gets more time.
 */
async function stopPaidBack(
  first: SpawnedServer,
  database: WhichDatabase,
  refunds: ReadonlyMap<string, number>,
): Promise<{ server: SpawnedServer; lines: BookLine[]; broken: Error | null }> {
  const deadline = performance.now() + PATIENCE_MS
  const isPaidBack = (lines: readonly BookLine[]) => lines.every(({ bookingId, refunded }) => refunded === refunds.get(bookingId))
  for (let server = first; ; server = await spawnServer({ dataDir: server.env.DATA_DIR!, env: server.env, isBrief: true })) {
    await wait(RESUMED_MS)
    // PostgreSQL lets us look while the server works; the folder of the embedded database is the server's alone.
    while ('databaseUrl' in database && !isPaidBack(await bookLines(database)) && performance.now() < deadline) await wait(250)
    await server.stop()
    const lines = await bookLines(database)
    const broken = await checkInvariants(server).then(
      () => null,
      (error: Error) => error,
    )
    if ((isPaidBack(lines) && !broken) || performance.now() > deadline) return { server, lines, broken }
  }
}

const inCents = (amount: number): number => Math.round(amount * 100)

const ALL_TRAVELLERS = 8

for (const { name, cuts, start } of [
  // Of one process: what several share is proven by `workers.test.ts`, and each would have to load the whole product after each cut.
  { name: 'PostgreSQL', cuts: 6, start: async () => spawnServer({ env: { ...(await demoDatabase()), WORKERS: '1' } }) },
  { name: 'the embedded database', cuts: 4, start: async () => spawnServer({ dataDir: await demoWorld(), env: { DATABASE_URL: undefined }, isBrief: true }) },
]) {
  test(`[B4.5] on ${name} the process is killed again and again in the middle of bookings, payments and refunds: each ends as it should, once`, async () => {
    const first = await start()
    const ready: { who: Traveller; offer: Offer; card: string; startMs: number }[] = []
    for (let index = 0; index < ALL_TRAVELLERS; index++) {
      const who = traveller(first)
      // A hold whose answer was lost keeps its room: no last one, or the same traveller asks again and finds it gone.
      const offer = await who.findOffer('paris', 10 + index, ({ refundable, left }) => refundable && (left ?? ALL_TRAVELLERS) > cuts)
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
