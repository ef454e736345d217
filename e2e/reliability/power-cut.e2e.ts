import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { checkInvariants } from '../harness/invariants.ts'
import { bookLines } from './bank-books.ts'
import { expectCleanLog, expectNoCardInRows } from './nothing-leaks.ts'
import { freshDatabase } from './postgres.ts'
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
    server = await spawnServer({ dataDir: server.env.DATA_DIR!, env: server.env })
  }
  await working
  return server
}

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
    const server = await underPowerCuts(first, cuts, () =>
      Promise.all(
        ready.map(async ({ who, offer, card, startMs }) => {
          await wait(startMs)
          ends.push(await bookAndCancel(who, offer, card))
        }),
      ),
    )
    await server.stop()
    expectCleanLog(server)
    await checkInvariants(server)
    const database = server.env.DATABASE_URL ? { databaseUrl: server.env.DATABASE_URL } : { dataDir: server.env.DATA_DIR! }
    const lines = await bookLines(database)
    expect(lines.map(({ bookingId }) => bookingId).sort()).toEqual(ends.map(({ bookingId }) => bookingId).sort())
    for (const { bookingId, captures, captured, refunds, refunded } of lines) {
      const { refund } = ends.find((end) => end.bookingId === bookingId)!
      expect({ captures, refunds, refunded }, bookingId).toEqual({ captures: 1, refunds: 1, refunded: Math.round(refund * 100) })
      expect(refunded).toBeLessThanOrEqual(captured)
    }
    expect(await expectNoCardInRows(database)).toBeGreaterThan(1_000)
  })
}
