import type { Day } from '@sojourn/kernel'
import type { Destination, Lowest, LowestByPlace } from '../../features/home/index.ts'
import type { Client } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'

/** More than there are: a page that lists every city. */
const ALL = 500

/** Every city with resorts, in the order of the world. An API that does not answer leaves a page without them. */
export async function listResortCities(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/weeks/places', { text: '', limit: ALL })
  if (!answer.ok) return []
  return answer.data.places
    .filter(({ type }) => type === 'city')
    .map(({ place_id, name, label, country_code }) => ({ placeId: place_id, name, country: label.split(', ').at(-1) ?? '', countryCode: country_code }))
}

interface LowestAsk {
  readonly client: Client
  readonly placeIds: readonly string[]
  /** All that a price depends on besides: organisation, currency, agent. */
  readonly whose: string
  readonly nowMs: number
}

const memory = createMemory<LowestByPlace>({ forMs: 60_000, most: 100 })

/** What a week costs at least in each place. A place without an answer or a week for money is left out. */
export const lowestWeeks = (ask: LowestAsk): Promise<LowestByPlace> =>
  memory.recall(`weeks ${ask.whose}`, ask.nowMs, () =>
    askEach(ask, async (destination) => {
      const answer = await ask.client.post('/api/weeks/search', { destination, by: 'cash', sort: 'price', limit: 1 })
      const from = answer.ok ? answer.data.resorts[0]?.from : null
      return answer.ok && from ? { amount: Math.ceil(from), currency: answer.data.currency } : null
    }),
  )

/** What some nights cost at least in each place, a night, rounded up. */
export const lowestNights = (ask: LowestAsk, { from, to, nights }: { readonly from: Day; readonly to: Day; readonly nights: number }): Promise<LowestByPlace> =>
  memory.recall(`nights ${ask.whose} ${from}`, ask.nowMs, () =>
    askEach(ask, async (destination) => {
      const answer = await ask.client.post('/api/stays/search', { destination, check_in: from, check_out: to, guests: 2, sort: 'price', limit: 1 })
      const cheapest = answer.ok ? answer.data.stays[0]?.from.price : undefined
      return cheapest ? { amount: Math.ceil(cheapest.total / nights), currency: cheapest.currency } : null
    }),
  )

/** One after the other: the front page can wait for its prices, people in a search cannot wait for the front page. */
async function askEach({ placeIds }: LowestAsk, ask: (placeId: string) => Promise<Lowest | null>): Promise<LowestByPlace> {
  const lowest: Record<string, Lowest> = {}
  for (const placeId of placeIds) {
    const found = await ask(placeId)
    if (found) lowest[placeId] = found
  }
  return lowest
}
