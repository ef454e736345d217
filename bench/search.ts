import { spawnServer } from '../tools/process/spawn-server.ts'
import { inDays, ms, quantile } from './figures.ts'
import { visitorOf } from './visitor.ts'

const WARM_UP = 60
const SAMPLES = 600

/** Hotel search over HTTP, one after the other, through all cities: 2 nights, 2 adults. */
export async function run(): Promise<void> {
  const server = await spawnServer()
  try {
    const { call } = visitorOf(server.url)
    const { places } = await call<{ places: { place_id: string }[] }>('/api/places/suggest', { text: '', types: ['city'] })
    const search = (turn: number) =>
      call<{ total: number }>('/api/hotels/search', {
        destination: places[turn % places.length]?.place_id,
        checkin: inDays(30 + (turn % 60)),
        checkout: inDays(32 + (turn % 60)),
        rooms: [{ adults: 2, children: [] }],
        currency: 'USD',
      })
    for (let turn = 0; turn < WARM_UP; turn++) await search(turn)
    const samples: number[] = []
    let found = 0
    for (let turn = 0; turn < SAMPLES; turn++) {
      const started = performance.now()
      found += (await search(turn)).total
      samples.push(performance.now() - started)
    }
    const kind = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'
    const figures = [
      `p50 ${ms(quantile(samples, 0.5))}`,
      `p99 ${ms(quantile(samples, 0.99))}`,
      `${Math.round(found / SAMPLES)} hotels a search`,
      `${places.length} cities`,
    ]
    console.log(`search (${kind}): ${figures.join(', ')}`)
  } finally {
    await server.stop()
  }
}
