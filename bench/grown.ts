import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '@sojourn/db'
import { createSystem } from '../apps/server/src/create-system.ts'
import { PlainError } from '../tools/plain-error.ts'
import { type SpawnedServer, spawnServer } from '../tools/process/spawn-server.ts'
import { root } from '../tools/root.ts'
import { bothMs, emptyDatabase, JOURNEYS, measure, middle, prepare, type Side } from './book/against.ts'
import { journeys } from './book/crowd.ts'
import { findRates, type Shopper } from './book/journey.ts'
import { processesOf, processorMs } from './book/processor-time.ts'
import { fill, shoppersOf } from './book/shoppers.ts'
import { ms, quantile } from './figures.ts'
import { grow, PEOPLE } from './grown/grow.ts'
import { visitorOf } from './visitor.ts'

const SIZES = ['100000', '1000000']
const ROUNDS = 6
const TIMES = 20
const MINUTE_MS = 60_000

/** What a person reads whose bookings are among those that were stored, each as a page of a browser asks for it. */
const READS: readonly (readonly [name: string, path: string, body: object])[] = [
  ['My bookings', '/api/bookingHistory/list', {}],
  ['wallet and its movements', '/api/wallet/get', {}],
  ['payment cards', '/api/booking/getpaymentcardbyuser', {}],
]

/** Databases in which so many bookings are stored, each by turns with one that has none but what is measured: journeys, what people read, the invariants, and a minute without anything to do. */
export async function run(sizes: readonly string[] = SIZES): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new PlainError('a grown database is one of PostgreSQL: npm run bench -- grown postgres')
  process.env.SESSION_SECRET ??= 'a secret of the benches, long enough'
  const admin = await openDb({ databaseUrl, connectionsMax: 1 })
  try {
    const template = await emptyDatabase(admin.pool, databaseUrl, 'grown_template')
    const bookingId = await bookOne(template)
    for (const size of sizes.length > 0 ? sizes : SIZES) {
      const urls = ['grown_empty', 'grown_full'].map((name) => Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href)
      for (const name of ['grown_empty', 'grown_full']) {
        await admin.pool.query(`drop database if exists ${name}`)
        await admin.pool.query(`create database ${name} template grown_template`)
      }
      const [empty, full] = urls as [string, string]
      await growTo(full, bookingId, Number(size))
      await compare(size, full, empty, admin.pool)
    }
  } finally {
    await admin.close()
  }
}

/** One whole journey of the product; returns its booking. */
async function bookOne(databaseUrl: string): Promise<string> {
  const server = await spawnServer({ env: { WORKERS: '1', DATABASE_URL: databaseUrl } })
  await fill(databaseUrl, PEOPLE)
  const shoppers = await shoppersOf(databaseUrl, () => visitorOf(server.url), 1)
  await journeys(server, shoppers, await findRates(shoppers[0] as Shopper, 1))
  const { bookings } = await shoppers[0]!.visitor.call<{ bookings: { booking_id: string }[] }>('/api/bookingHistory/list', {})
  // What works behind the answers is done with it too.
  await wait(5_000)
  await server.stop()
  return bookings[0]!.booking_id
}

async function growTo(databaseUrl: string, bookingId: string, count: number): Promise<void> {
  const db = await openDb({ databaseUrl, connectionsMax: 1 })
  const started = performance.now()
  await grow(db, bookingId, count)
  const { rows } = await db.pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  console.log(`grown, ${count}: made in ${((performance.now() - started) / 1000).toFixed(0)} s, ${(Number(rows[0]!.bytes) / 1e9).toFixed(1)} GB`)
  await db.close()
}

async function compare(size: string, full: string, empty: string, pool: Parameters<typeof measure>[1]): Promise<void> {
  const say = (text: string) => console.log(`grown, ${size}: ${text}`)
  await looks(say, full, empty)
  const sides: Side[] = []
  try {
    for (const [name, url] of [
      ['full', full],
      ['empty', empty],
    ] as const)
      sides.push(await prepare(name, root, url, ROUNDS))
    for (let round = 0; round < ROUNDS; round++) for (const side of round % 2 === 0 ? sides : sides.toReversed()) side.rounds.push(await measure(side, pool))
    const [one, other] = sides as [Side, Side]
    const ratio = (of: (round: Side['rounds'][number]) => number) => middle(one.rounds.map((round, at) => of(round) / of(other.rounds[at]!))).toFixed(2)
    const rates = sides.map(({ rounds }) => middle(rounds.map(({ rate }) => rate)).toFixed(1))
    say(
      `journeys/s ${rates.join(' beside ')}, ${ratio(({ rate }) => rate)}; processor time of one ${ratio(bothMs)} (middle of ${ROUNDS} rounds of ${JOURNEYS})`,
    )
    for (const [name, path, body] of READS) say(`${name}: p50 ${(await readsOf(sides, path, body)).map(ms).join(' beside ')}`)
    say(
      `a minute without anything to do: ${(
        await idle(
          sides.map(({ server }) => server),
          pool,
          [full, empty],
        )
      ).join(' beside ')} of a core`,
    )
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()))
  }
}

/** The invariants as the nightly look and that of a minute read them. */
async function looks(say: (text: string) => void, ...urls: string[]): Promise<void> {
  const took: number[][] = []
  for (const databaseUrl of urls) {
    const system = await createSystem({ ...process.env, DATABASE_URL: databaseUrl, SEED: 'demo' })
    const times: number[] = []
    for (let look = 0; look < 4; look++) {
      const started = performance.now()
      const broken = await system.watchInvariants()
      if (broken.length > 0) throw new Error(`${databaseUrl.split('/').at(-1)} is broken: ${JSON.stringify(broken).slice(0, 1000)}`)
      times.push(performance.now() - started)
    }
    await system.close()
    took.push(times)
  }
  say(
    `invariants, the whole ${took.map((times) => ms(times[0]!)).join(' beside ')}, of a minute ${took.map((times) => ms(middle(times.slice(1)))).join(' beside ')}`,
  )
}

async function readsOf(sides: readonly Side[], path: string, body: object): Promise<number[]> {
  const samples = sides.map((): number[] => [])
  for (let turn = 0; turn < TIMES; turn++) {
    for (const [at, { shoppers }] of sides.entries()) {
      const started = performance.now()
      await shoppers[turn % shoppers.length]!.visitor.call(path, body)
      samples[at]!.push(performance.now() - started)
    }
  }
  return samples.map((times) => quantile(times, 0.5))
}

async function idle(servers: readonly SpawnedServer[], pool: Parameters<typeof measure>[1], urls: readonly string[]): Promise<string[]> {
  const used = async () =>
    Promise.all(
      servers.map(async ({ pid }, at) => {
        const name = new URL(urls[at]!).pathname.slice(1)
        const { rows } = await pool.query<{ pid: number }>("select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [name])
        return processorMs([...processesOf(pid), ...rows.map((row) => row.pid)]) ?? Number.NaN
      }),
    )
  // What the journeys left to be done is done first.
  await wait(MINUTE_MS)
  const before = await used()
  await wait(MINUTE_MS)
  const after = await used()
  return after.map((value, at) => `${((100 * (value - before[at]!)) / MINUTE_MS).toFixed(2)} %`)
}
