import type { Day } from '@sojourn/kernel'
import type { Destination, Lowest, LowestByPlace } from '../../features/home/index.ts'
import type { Client } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'
import { searchActivities } from './activities-api.ts'

/** More than there are: a page that lists every place. */
const ALL = 500

/** Every place with things to do, in the order of the world. An API that does not answer leaves a page without them. */
export async function listActivityPlaces(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/activities/places', { text: '', limit: ALL })
  if (!answer.ok) return []
  return answer.data.places.map(({ place_id, name, label, country_code }) => ({
    placeId: place_id,
    name,
    country: label.split(', ').at(-1) ?? '',
    countryCode: country_code,
  }))
}

interface LowestAsk {
  readonly client: Client
  readonly placeIds: readonly string[]
  readonly days: { readonly from: Day; readonly to: Day }
  /** All that a price depends on besides: organisation, currency, agent. */
  readonly whose: string
  readonly nowMs: number
}

const memory = createMemory<LowestByPlace>({ forMs: 60_000, most: 100 })

/** What a guided tour of each place costs one person at least. A place without an answer is left out. */
export const lowestActivityPrices = (ask: LowestAsk): Promise<LowestByPlace> =>
  memory.recall([ask.whose, ask.days.from, ask.days.to].join(' '), ask.nowMs, () => askAll(ask))

async function askAll({ client, placeIds, days }: LowestAsk): Promise<LowestByPlace> {
  const lowest: Record<string, Lowest> = {}
  // One after the other: the front page can wait for its prices, people in a search cannot wait for the front page.
  for (const placeId of placeIds) {
    const outing = { ...days, place: placeId, adults: 1, seniors: 0, children: [] }
    const answer = await searchActivities(client, outing, { sort: 'price', filters: { categories: ['walking_tour'] } })
    const cheapest = answer.ok ? answer.data.activities[0] : undefined
    if (cheapest) lowest[placeId] = { amount: cheapest.price.total, currency: cheapest.price.currency }
  }
  return lowest
}
