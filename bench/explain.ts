import { mkdirSync, writeFileSync } from 'node:fs'
import type { Db } from '@sojourn/db'
import { createSystem } from '../apps/server/src/create-system.ts'
import { PlainError } from '../tools/plain-error.ts'
import { fromRoot } from '../tools/root.ts'
import { inDays, ms, quantile } from './figures.ts'
import { type Asked, recordQueries } from './record-queries.ts'

const FOLDER = fromRoot('docs', 'explain')
const TIMES = 15
// What every call reads to know who is asking is the same everywhere and left out.
const CATALOGUE = /\b(destinations|hotels|hotel_texts|stock_nights|place_names|place_words|places)\b/

const stay = { checkin: inDays(30), checkout: inDays(32), rooms: [{ adults: 2, children: [] }] }

/** The calls whose plans are stored: those that a person waits for. `warm` is called before, so that what the process caches is not read again. */
interface Hot {
  readonly name: string
  readonly path: string
  readonly body: object
  /** Asked once before: the process remembers what it can. */
  readonly warm?: boolean
}

const CALLS: readonly Hot[] = [
  { name: 'search-new-city', path: '/api/hotels/search', body: { destination: 'rome', ...stay } },
  { name: 'search-known-city', path: '/api/hotels/search', body: { destination: 'rome', ...stay }, warm: true },
  { name: 'calendar', path: '/api/hotels/calendar', body: { destination: 'rome', from: inDays(10), days: 62, rooms: stay.rooms }, warm: true },
  { name: 'suggest-letter', path: '/api/places/suggest', body: { text: 'l' }, warm: true },
  { name: 'suggest-prefix', path: '/api/places/suggest', body: { text: 'lisb' }, warm: true },
  { name: 'suggest-slip', path: '/api/places/suggest', body: { text: 'amsterdma' }, warm: true },
  { name: 'suggest-any-order', path: '/api/places/suggest', body: { text: 'yrok new' }, warm: true },
]

/**
 * Writes the plans of the hot queries of a PostgreSQL to docs/explain, as the server ran them, with the rows and pages each touched. With a scale the
 * catalogue is made so many times as large first.
 */
export async function run([scaleText = '1']: readonly string[] = []): Promise<void> {
  if (!process.env.DATABASE_URL) throw new PlainError('plans are those of a PostgreSQL: npm run bench -- explain postgres')
  const system = await createSystem({ ...process.env, SEED: 'demo' })
  try {
    await system.seed()
    if (Number(scaleText) > 1) await system.api.seedCopies(Number(scaleText), () => {})
    await system.db.pool.query('analyze')
    const call = (path: string, body: object) =>
      system.api.fetch(
        new Request(system.config.publicUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: system.config.publicUrl },
          body: JSON.stringify(body),
        }),
      )
    const recorder = recordQueries(system.db)
    mkdirSync(FOLDER, { recursive: true })
    for (const { name, path, body, warm } of [...CALLS, await detailsCall(call)]) {
      if (warm) await call(path, body)
      const asked = await recorder.during(async () => {
        const { status } = await call(path, body)
        if (status !== 200) throw new PlainError(`${path} answered ${status}`)
      })
      const samples: number[] = []
      for (let i = 0; i < TIMES; i++) {
        const started = performance.now()
        await call(path, body)
        samples.push(performance.now() - started)
      }
      const plans: string[] = []
      for (const query of asked.filter(({ text }) => CATALOGUE.test(text))) plans.push(await planOf(system.db, query))
      writeFileSync(`${FOLDER}/${name}${scaleText === '1' ? '' : `-${scaleText}`}.txt`, `${path} ${JSON.stringify(body)}\n\n${plans.join('\n\n')}\n`)
      console.log(`${name}: ${plans.length} queries, the call again ${ms(quantile(samples, 0.5))} (p50 of ${TIMES})`)
    }
  } finally {
    await system.close()
  }
}

async function detailsCall(call: (path: string, body: object) => Promise<Response>): Promise<Hot> {
  const found = (await (await call('/api/hotels/search', { destination: 'paris', ...stay })).json()) as { data: { hotels: { hotel_id: string }[] } }
  return { name: 'hotel-by-id', path: '/api/hotels/details', body: { hotel_id: found.data.hotels[0]?.hotel_id, ...stay } }
}

async function planOf(db: Db, { text, values }: Asked): Promise<string> {
  const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off, timing off, summary on) ${text}`, [...values])
  return [text.replaceAll(/\s+/g, ' ').trim(), ...rows.map((row) => `  ${row['QUERY PLAN']}`)].join('\n')
}
