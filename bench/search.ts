import { openDb } from '@sojourn/db'
import { hash32 } from '@sojourn/kernel'
import { copyOf, createWorld } from '@sojourn/world'
import { PlainError } from '../tools/plain-error.ts'
import { runNode } from '../tools/process/run.ts'
import { type SpawnedServer, spawnServer } from '../tools/process/spawn-server.ts'
import { fromRoot } from '../tools/root.ts'
import { inDays, ms, quantile } from './figures.ts'
import { searchCruises } from './search-cruises.ts'
import { searchFlights } from './search-flights.ts'
import { searchPackages } from './search-packages.ts'
import { visitorOf } from './visitor.ts'

const WARM_PLACES = 20
const WARM_UP = 300
const SAMPLES = 600
const READY_WITHIN_MS = 300_000

/**
 * Hotel search over HTTP, one after the other: 2 nights, 2 adults. With a scale there is a second server, over a catalogue so many times
 * as large, and the searches take turns: what else the machine does then slows both alike. `flights`, `cruises` and `packages` search these instead.
 */
export async function run([scaleText = '1', ...more]: readonly string[] = []): Promise<void> {
  if (scaleText === 'flights') return searchFlights(more)
  if (scaleText === 'cruises') return searchCruises()
  if (scaleText === 'packages') return searchPackages()
  const scale = Number(scaleText)
  const servers: { name: string; server: SpawnedServer; places: readonly string[] }[] = []
  try {
    const kind = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'
    servers.push({ name: kind, server: await spawnServer({ readyWithinMs: READY_WITHIN_MS }), places: placesAt(1) })
    if (scale > 1) servers.push({ name: `${kind}, ${scale} times the hotels`, server: await largeServer(scale), places: placesAt(scale) })
    const measured = await takeTurns(servers.map(({ server, places }) => searcherOf(server.url, places)))
    for (const [i, { first, any, found }] of measured.entries())
      console.log(`search (${servers[i]?.name}): any place ${lineOf(any)}, asked for the first time ${lineOf(first)}, ${found} hotels a search`)
    const [one, many] = measured
    if (one && many) console.log(`p50 grew ${grown(one.any, many.any)} times for any place, ${grown(one.first, many.first)} times for places asked for first`)
  } finally {
    for (const { server } of servers) await server.stop()
  }
}

/** A server over a database of its own, next to the one that `DATABASE_URL` names, filled so many times. */
async function largeServer(scale: number): Promise<SpawnedServer> {
  if (!process.env.DATABASE_URL) throw new PlainError('a larger catalogue needs PostgreSQL: npm run bench -- search postgres 100')
  const url = new URL(process.env.DATABASE_URL)
  url.pathname = `/search_${scale}`
  const admin = await openDb({ databaseUrl: process.env.DATABASE_URL, connectionsMax: 1 })
  const { rowCount } = await admin.pool.query('select from pg_database where datname = $1', [url.pathname.slice(1)])
  if (!rowCount) await admin.pool.query(`create database ${url.pathname.slice(1)}`)
  await admin.close()
  const { code, output } = await runNode(fromRoot('tools', 'seed.ts'), ['--scale', `${scale}`], { env: { DATABASE_URL: url.href } })
  if (code !== 0) throw new PlainError(output.trim())
  return spawnServer({ readyWithinMs: READY_WITHIN_MS, env: { DATABASE_URL: url.href } })
}

/** Ids of all cities of a catalogue of this scale. */
function placesAt(scale: number): string[] {
  const { destinations } = createWorld({ places: 'all' })
  return Array.from({ length: scale }, (_, number) => destinations.map((facts) => (number === 0 ? facts : copyOf(facts, number)).key)).flat()
}

interface Searcher {
  readonly places: readonly string[]
  /** Searches one place; returns what it took and what was found. */
  search(destination: string | undefined, turn: number): Promise<{ tookMs: number; total: number }>
}

function searcherOf(url: string, places: readonly string[]): Searcher {
  const { call } = visitorOf(url)
  return {
    places,
    async search(destination, turn) {
      const dates = { checkin: inDays(30 + (turn % 60)), checkout: inDays(32 + (turn % 60)) }
      const started = performance.now()
      const { total } = await call<{ total: number }>('/api/hotels/search', { destination, ...dates, rooms: [{ adults: 2, children: [] }], currency: 'USD' })
      return { tookMs: performance.now() - started, total }
    },
  }
}

interface Figures {
  /** Places the server was asked for the first time. */
  readonly first: number[]
  /** Places as visitors ask for them: any. */
  readonly any: number[]
  found: number
}

async function takeTurns(searchers: readonly Searcher[]): Promise<Figures[]> {
  const figures = searchers.map((): Figures => ({ first: [], any: [], found: 0 }))
  const dealt = searchers.map(({ places }) => [...places].sort((a, b) => hash32('bench', a) - hash32('bench', b)))
  for (let turn = 0; turn < WARM_UP; turn++) for (const [i, { search }] of searchers.entries()) await search(dealt[i]?.[turn % WARM_PLACES], turn)
  const firsts = Math.min(SAMPLES, ...dealt.map((places) => places.length - WARM_PLACES))
  for (let turn = 0; turn < firsts; turn++)
    for (const [i, { search }] of searchers.entries()) figures[i]?.first.push((await search(dealt[i]?.[WARM_PLACES + turn], turn)).tookMs)
  for (let turn = 0; turn < SAMPLES; turn++) {
    for (const [i, { search, places }] of searchers.entries()) {
      const { tookMs, total } = await search(places[hash32('any', turn) % places.length], turn)
      figures[i]?.any.push(tookMs)
      figures[i]!.found += total
    }
  }
  return figures.map((each) => ({ ...each, found: Math.round(each.found / SAMPLES) }))
}

const lineOf = (samples: readonly number[]): string => `p50 ${ms(quantile(samples, 0.5))} p99 ${ms(quantile(samples, 0.99))}`
const grown = (one: readonly number[], many: readonly number[]): string => (quantile(many, 0.5) / quantile(one, 0.5)).toFixed(2)
