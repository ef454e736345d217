import { cpus } from 'node:os'
import { openDb } from '@sojourn/db'
import { createSystem } from '../apps/server/src/create-system.ts'
import { PlainError } from '../tools/plain-error.ts'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { compareWith } from './book/against.ts'
import { inTurns, journeys, nextGuest, perSecond, type Turns, WARM_UP, warmUp } from './book/crowd.ts'
import { applyCash, book, bookBody, findRates, hold, type Ready, type Shopper } from './book/journey.ts'
import { replay } from './book/replay.ts'
import { shoppersOf } from './book/shoppers.ts'
import { ms, quantile } from './figures.ts'
import { type Asked, recordQueries } from './record-queries.ts'
import { visitorOf } from './visitor.ts'

const CROWDS = [1, 8, 32]
const JOURNEYS = 240
/** Held all at once: fewer than one address may hold. */
const ONE_CALL = 96
const CLIENTS = 8

/**
 * Whole bookings on PostgreSQL with a coupon, cash, points and a card, by so many shoppers at once; then bookings paid from cash cards alone, in one call each, against what pgbench reaches with the
 * same statements on a copy of the same database. With `against <folder>` only the journeys, in turns with those of another checkout.
 */
export async function run([against, folder]: readonly string[] = []): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new PlainError('bookings are measured on PostgreSQL: npm run bench -- book postgres')
  // One secret for all that is started here: a person who is signed in at one server is so at its copies.
  process.env.SESSION_SECRET ??= 'a secret of the benches, long enough'
  if (against === 'against') return compareWith(folder, databaseUrl)
  const server = await spawnServer()
  const shoppers = await shoppersOf(databaseUrl, () => visitorOf(server.url), Math.max(...CROWDS))
  const rates = await findRates(shoppers[0]!, WARM_UP + CROWDS.length * JOURNEYS + ONE_CALL)
  try {
    await warmUp(server, databaseUrl, shoppers.slice(0, CLIENTS), rates)
    for (const crowd of CROWDS) {
      const { tookMs, samples } = await journeys(server, shoppers.slice(0, crowd), rates.splice(0, JOURNEYS))
      console.log(`book, ${crowd} shoppers: ${perSecond(JOURNEYS, tookMs)} journeys/s, p50 ${ms(quantile(samples, 0.5))}, p99 ${ms(quantile(samples, 0.99))}`)
    }
    const ready = await inTurns(shoppers, rates, async (shopper, rate) => {
      // A browser holds a few stays at most: each is held in one of its own.
      const there = { ...shopper, visitor: shopper.visitor.at(server.url) }
      const checkout = await hold(there, rate)
      // All of it from cash: nothing is left for a card.
      await applyCash(there, checkout, checkout.consented_total)
      return checkout
    })
    await server.stop()
    await oneCall(databaseUrl, shoppers, ready.results)
  } finally {
    await server.stop()
  }
}

/** The statements are taken down on one copy of the database, the product is measured on the second, pgbench on the third. */
async function oneCall(databaseUrl: string, shoppers: readonly Shopper[], ready: Turns<Ready>['results']): Promise<void> {
  const [recorded, measured, replayed] = await copies(databaseUrl, ['book_recorded', 'book_measured', 'book_replayed'])
  const calls = await recordCalls(recorded!, ready)
  const replayMs = await replay(replayed!, calls, CLIENTS)
  const server = await spawnServer({ env: { DATABASE_URL: measured } })
  try {
    const lanes = Array.from({ length: CLIENTS }, (_, lane) => ready.filter(({ shopper }) => shoppers.indexOf(shopper) % CLIENTS === lane))
    const started = performance.now()
    await Promise.all(
      lanes.map(async (lane) => {
        for (const { shopper, value } of lane) {
          const { status } = await book({ ...shopper, visitor: shopper.visitor.at(server.url) }, value, nextGuest())
          if (status !== 'confirmed' && status !== 'confirming') throw new Error(`booked without a card it is ${status}`)
        }
      }),
    )
    const tookMs = performance.now() - started
    const statements = Math.round(calls.reduce((all, call) => all + call.length, 0) / calls.length)
    console.log(
      `book in one call, cash cards alone, ${CLIENTS} at once: ${perSecond(ready.length, tookMs)}/s; pgbench with its ${statements} statements ${perSecond(ready.length, replayMs)}/s: ` +
        `${((100 * replayMs) / tookMs).toFixed(0)} % (${cpus().length} processors, the product's own among them)`,
    )
  } finally {
    await server.stop()
  }
}

async function copies(databaseUrl: string, names: readonly string[]): Promise<string[]> {
  const from = new URL(databaseUrl)
  const admin = new URL(databaseUrl)
  admin.pathname = '/template1'
  const db = await openDb({ databaseUrl: admin.href, connectionsMax: 1 })
  const urls: string[] = []
  for (const name of names) {
    await db.pool.query(`drop database if exists ${name}`)
    await db.pool.query(`create database ${name} template ${from.pathname.slice(1)}`)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    urls.push(url.href)
  }
  await db.close()
  return urls
}

async function recordCalls(databaseUrl: string, ready: Turns<Ready>['results']): Promise<Asked[][]> {
  const system = await createSystem({ ...process.env, DATABASE_URL: databaseUrl, SEED: 'demo' })
  try {
    await system.seed()
    const recorder = recordQueries(system.db, true)
    const calls: Asked[][] = []
    for (const { shopper, value } of ready) {
      calls.push(
        await recorder.during(async () => {
          const answer = await system.api.fetch(
            new Request(`${system.config.publicUrl}/api/hotels/book`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', origin: system.config.publicUrl, cookie: shopper.visitor.cookies() },
              body: JSON.stringify(bookBody(value, nextGuest())),
            }),
          )
          if (answer.status !== 200) throw new Error(`book answered ${answer.status}: ${await answer.text()}`)
        }),
      )
    }
    return calls
  } finally {
    // Waits for the background work.
    await system.api.work.stop()
    await system.close()
  }
}
