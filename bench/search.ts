import { hash32 } from '@sojourn/kernel'
import { copyOf, createWorld } from '@sojourn/world'
import { PlainError } from '../tools/plain-error.ts'
import { runNode } from '../tools/process/run.ts'
import { type SpawnedServer, spawnServer } from '../tools/process/spawn-server.ts'
import { fromRoot } from '../tools/root.ts'
import { inDays, ms, quantile } from './figures.ts'
import { visitorOf } from './visitor.ts'

const WARM_PLACES = 20
const WARM_UP = 300
const SAMPLES = 600

interface Figures {
  /** Places this server was asked for the first time. */
  readonly first: readonly number[]
  /** Any place of the catalogue, as visitors come. */
  readonly any: readonly number[]
  readonly found: number
}

/** Hotel search over HTTP, one after the other: 2 nights, 2 adults. With a scale the same again in a catalogue so many times as large, and how it grew. */
export async function run([scaleText = '1']: readonly string[] = []): Promise<void> {
  const scale = Number(scaleText)
  const kind = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'
  const once = await measure(placesAt(1))
  console.log(`search (${kind}): ${lineOf(once.figures)}`)
  if (scale === 1) return
  const { env } = once.server
  const { code, output } = await runNode(fromRoot('tools', 'seed.ts'), ['--scale', `${scale}`], { env })
  if (code !== 0) throw new PlainError(output.trim())
  const many = await measure(placesAt(scale), env.DATA_DIR)
  console.log(`search (${kind}, ${scale} times the hotels): ${lineOf(many.figures)}`)
  const grew = (part: 'first' | 'any') => (quantile(many.figures[part], 0.5) / quantile(once.figures[part], 0.5)).toFixed(2)
  console.log(`p50 grew ${grew('any')} times for any place, ${grew('first')} times for places asked for the first time`)
}

/** Ids of all cities of a catalogue of this scale. */
function placesAt(scale: number): string[] {
  const { destinations } = createWorld({ places: 'all' })
  return Array.from({ length: scale }, (_, number) => destinations.map((facts) => (number === 0 ? facts : copyOf(facts, number)).key)).flat()
}

async function measure(places: readonly string[], dataDir?: string): Promise<{ server: SpawnedServer; figures: Figures }> {
  const server = await spawnServer({ readyWithinMs: 300_000, ...(dataDir ? { dataDir } : {}) })
  try {
    const { call } = visitorOf(server.url)
    let found = 0
    const search = async (destination: string | undefined, turn: number): Promise<number> => {
      const started = performance.now()
      const dates = { checkin: inDays(30 + (turn % 60)), checkout: inDays(32 + (turn % 60)) }
      const { total } = await call<{ total: number }>('/api/hotels/search', { destination, ...dates, rooms: [{ adults: 2, children: [] }], currency: 'USD' })
      found += total
      return performance.now() - started
    }
    const dealt = [...places].sort((a, b) => hash32('bench', a) - hash32('bench', b))
    for (let turn = 0; turn < WARM_UP; turn++) await search(dealt[turn % WARM_PLACES], turn)
    found = 0
    const first: number[] = []
    for (const [turn, place] of dealt.slice(WARM_PLACES, WARM_PLACES + SAMPLES).entries()) first.push(await search(place, turn))
    const any: number[] = []
    for (let turn = 0; turn < SAMPLES; turn++) any.push(await search(places[hash32('any', turn) % places.length], turn))
    return { server, figures: { first, any, found: found / (first.length + any.length) } }
  } finally {
    await server.stop()
  }
}

function lineOf({ first, any, found }: Figures): string {
  const pair = (samples: readonly number[]) => `p50 ${ms(quantile(samples, 0.5))} p99 ${ms(quantile(samples, 0.99))}`
  return `any place ${pair(any)}, asked for the first time ${pair(first)}, ${Math.round(found)} hotels a search`
}
