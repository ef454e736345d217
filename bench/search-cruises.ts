import { hash32 } from '@sojourn/kernel'
import { CRUISE_REGIONS, cruiseLines, itineraries } from '@sojourn/world'
import { spawnServer } from '../tools/process/spawn-server.ts'
import { inDays, ms, quantile } from './figures.ts'
import { visitorOf } from './visitor.ts'

const WARM_UP = 100
const SAMPLES = 600
const READY_WITHIN_MS = 300_000
const KINDS = ['inside', 'oceanview', 'balcony', 'suite'] as const
const PARTIES = [[40, 38], [40], [40, 38, 9], [40, 38, 9, 5]]

/** Cruises over HTTP, one after the other: regions, lines, ports and months at random, one to four in the cabin; and all sailings of a year. */
export async function searchCruises(): Promise<void> {
  const begun = itineraries().map(({ calls }) => calls[0]!.port)
  const server = await spawnServer({ readyWithinMs: READY_WITHIN_MS })
  try {
    const { call } = visitorOf(server.url)
    const kind = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded'
    const search = async (body: object): Promise<number> => {
      const started = performance.now()
      await call('/api/cruises/search', { currency: 'USD', ...body })
      return performance.now() - started
    }
    const pick = <T>(name: string, turn: number, list: readonly T[]): T => list[hash32(name, turn) % list.length]!
    const asked = (turn: number) => ({
      guests: pick('party', turn, PARTIES),
      ...(turn % 2 === 0 && { month: inDays(hash32('month', turn) % 330).slice(0, 7) }),
      ...(turn % 4 === 0 ? { where: pick('region', turn, CRUISE_REGIONS) } : turn % 4 === 1 ? { line: pick('line', turn, cruiseLines()).line } : {}),
      ...(turn % 5 === 2 && { where: pick('port', turn, begun) }),
      ...(turn % 3 === 0 && { cabin: pick('kind', turn, KINDS) }),
      sort: pick('sort', turn, ['recommended', 'price', 'date']),
    })
    const first = await search({})
    for (let turn = 0; turn < WARM_UP; turn++) await search(asked(turn))
    const any: number[] = []
    for (let turn = 0; turn < SAMPLES; turn++) any.push(await search(asked(1_000 + turn)))
    const all: number[] = []
    for (let turn = 0; turn < SAMPLES / 4; turn++) all.push(await search({ guests: pick('party', turn, PARTIES) }))
    console.log(`search cruises (${kind}): ${lineOf(any)}, all of a year ${lineOf(all)}, the first of all ${ms(first)}`)
  } finally {
    await server.stop()
  }
}

const lineOf = (samples: readonly number[]): string => `p50 ${ms(quantile(samples, 0.5))} p99 ${ms(quantile(samples, 0.99))}`
