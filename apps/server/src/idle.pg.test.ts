import { newFolder, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSystem, type System } from './create-system.ts'

let database: PgDatabase
let system: System
beforeAll(async () => {
  database = await pgDatabase()
  system = await createSystem({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: newFolder(),
    SEED: 'none',
    SMTP_URL: 'smtp://127.0.0.1:1',
    GATEWAY_SECRET_KEY: 'sk_of_the_test',
    GATEWAY_PUBLISHABLE_KEY: 'pk_of_the_test',
    GATEWAY_WEBHOOK_SECRET: 'whsec_of_the_test',
  })
  await system.seed()
})
afterAll(async () => {
  vi.useRealTimers()
  await system?.close()
  await database?.drop()
})

/** Counts every statement that is sent, those that begin and end transactions too. */
function countStatements({ pool }: System['db']): () => number {
  let count = 0
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown
    client.query = ((...sent: unknown[]) => {
      const { asked } = sent[0] as { asked?: readonly unknown[] }
      count += asked?.length ?? 1
      return query(...sent)
    }) as typeof client.query
  })
  return () => count
}

/** Settles when no connection is in use for a few turns of the event loop. */
async function untilQuiet({ pool }: System['db']): Promise<void> {
  for (let turns = 0; turns < 5; turns = pool.idleCount === pool.totalCount && pool.waitingCount === 0 ? turns + 1 : 0) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('an idle node asks the database for at most five statements a second', async () => {
  const { api, gateway, db } = system
  const count = countStatements(db)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  for (const { work } of [api, gateway]) {
    work.start()
    work.poll()
  }
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await vi.advanceTimersByTimeAsync(1_000)
      await untilQuiet(db)
    }
  }
  await pass(5)
  const before = count()
  await pass(60)
  const perSecond = (count() - before) / 60
  expect(perSecond).toBeGreaterThan(1)
  // Five are promised; the rest is for the heartbeats of the sockets, which start with the listener.
  expect(perSecond).toBeLessThanOrEqual(4.5)
  await Promise.all([api.work.stop(), gateway.work.stop()])
})

test('the look of every minute asks each invariant of changed rows, and of an idle database in a few statements whether there are any', async () => {
  const { db } = system
  expect(await system.watchInvariants()).toEqual([])
  // All rows are newer than this look.
  for (const schema of ['public', 'gateway']) await db.pool.query(`update ${schema}.invariant_looks set xid = 0`)
  expect(await system.watchInvariants()).toEqual([])
  const count = countStatements(db)
  expect(await system.watchInvariants()).toEqual([])
  expect(count()).toBeLessThan(30)
  const { rows } = await db.pool.query('select was_whole from invariant_looks order by look_no')
  expect(rows.map((row) => (row as { was_whole: boolean }).was_whole)).toEqual([true, false, false])
})
