import { openDb } from '@sojourn/db'
import { PlainError } from '../../tools/plain-error.ts'
import { type SpawnedServer, spawnServer } from '../../tools/process/spawn-server.ts'
import { root } from '../../tools/root.ts'
import { quantile } from '../figures.ts'
import { visitorOf } from '../visitor.ts'
import { journeys, WARM_UP, warmUp } from './crowd.ts'
import { findRates, type Rate, type Shopper } from './journey.ts'
import { processesOf, processorMs } from './processor-time.ts'
import { shoppersOf } from './shoppers.ts'

const SHOPPERS = 8
const ROUNDS = 12
export const JOURNEYS = 60

export interface Side {
  readonly name: string
  readonly databaseUrl: string
  readonly server: SpawnedServer
  readonly shoppers: readonly Shopper[]
  readonly rates: Rate[]
  readonly rounds: Round[]
}

/** A round's journeys a second, and the processor time of one journey in milliseconds. */
interface Round {
  readonly rate: number
  readonly serverMs: number | null
  readonly databaseMs: number | null
}

/**
 * Journeys of eight shoppers at the server of this checkout and at that of another, round by round in turns, each with a database of its own on one PostgreSQL.
 * What else the machine does falls on both, so the ratios are steadier than the figures, and processor time is steadier than journeys a second.
 */
export async function compareWith(folder: string | undefined, databaseUrl: string): Promise<void> {
  if (!folder) throw new PlainError('name the folder of the other checkout, installed: npm run bench -- book postgres against ../other')
  const sides: Side[] = []
  const admin = await openDb({ databaseUrl, connectionsMax: 1 })
  try {
    for (const [name, checkout] of [
      ['this', root],
      ['other', folder],
    ] as const) {
      sides.push(await prepare(name, checkout, await emptyDatabase(admin.pool, databaseUrl, `book_${name}`)))
    }
    for (let round = 0; round < ROUNDS; round++) {
      // The first of a round is the second of the next: the second one may find the machine warmer, or fuller.
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) side.rounds.push(await measure(side, admin.pool))
    }
  } finally {
    await Promise.all(sides.map(({ server }) => server.stop()))
    await admin.close()
  }
  const [own, other] = sides as [Side, Side]
  for (const side of sides) console.log(`book, ${side.name}: ${line(side)}`)
  console.log(`book, this / other: ${ratios(own, other)} (middle of ${ROUNDS} rounds of ${JOURNEYS} journeys, ${SHOPPERS} shoppers)`)
}

type Pool = Awaited<ReturnType<typeof openDb>>['pool']

export async function emptyDatabase(pool: Pool, databaseUrl: string, name: string): Promise<string> {
  await pool.query(`drop database if exists ${name}`)
  await pool.query(`create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function prepare(name: string, checkout: string, databaseUrl: string, rounds = ROUNDS): Promise<Side> {
  // Code is compared with code: one process each, unless the caller says otherwise.
  const server = await spawnServer({ checkout, env: { WORKERS: '1', DATABASE_URL: databaseUrl, ...(process.env.WORKERS && { WORKERS: process.env.WORKERS }) } })
  const shoppers = await shoppersOf(databaseUrl, () => visitorOf(server.url), SHOPPERS)
  const rates = await findRates(shoppers[0] as Shopper, WARM_UP + rounds * JOURNEYS)
  await warmUp(server, databaseUrl, shoppers, rates)
  return { name, databaseUrl, server, shoppers, rates, rounds: [] }
}

export async function measure({ server, shoppers, rates, databaseUrl }: Side, pool: Pool): Promise<Round> {
  const { rows } = await pool.query<{ pid: number }>("select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'", [
    new URL(databaseUrl).pathname.slice(1),
  ])
  const backends = rows.map(({ pid }) => pid)
  const serverBefore = processorMs(processesOf(server.pid))
  const databaseBefore = processorMs(backends)
  const { tookMs } = await journeys(server, shoppers, rates.splice(0, JOURNEYS))
  const perJourney = (after: number | null, before: number | null) => (after === null || before === null ? null : (after - before) / JOURNEYS)
  return {
    rate: (JOURNEYS * 1000) / tookMs,
    serverMs: perJourney(processorMs(processesOf(server.pid)), serverBefore),
    databaseMs: perJourney(processorMs(backends), databaseBefore),
  }
}

export const middle = (values: readonly number[]): number => quantile(values, 0.5)
export const bothMs = ({ serverMs, databaseMs }: Round): number => (serverMs ?? Number.NaN) + (databaseMs ?? Number.NaN)

function line({ rounds }: Side): string {
  const rate = `${middle(rounds.map((round) => round.rate)).toFixed(1)} journeys/s`
  if (rounds[0]?.serverMs === null) return rate
  const part = (of: (round: Round) => number | null) => middle(rounds.map((round) => of(round) ?? Number.NaN)).toFixed(1)
  return `${rate}; processor time of a journey ${part(bothMs)} ms (server ${part((round) => round.serverMs)}, PostgreSQL ${part((round) => round.databaseMs)})`
}

function ratios(own: Side, other: Side): string {
  const ratio = (of: (round: Round) => number) => middle(own.rounds.map((round, index) => of(round) / of(other.rounds[index] as Round))).toFixed(3)
  const rate = `journeys/s ${ratio((round) => round.rate)}`
  return own.rounds[0]?.serverMs === null ? rate : `${rate}, processor time ${ratio(bothMs)}`
}
