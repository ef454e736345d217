import type { Destination, Lowest, LowestByPlace } from '../../features/home/index.ts'
import type { Client } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'
import { agesOf, USUAL } from './cruise-address.ts'
import { searchCruises } from './cruises-api.ts'

/** Waters with the place whose poster stands for them, in the order of the page: two rows of four. */
const SHOWN = [
  ['mediterranean', 'santorini'],
  ['caribbean', 'barbados'],
  ['northern-europe', 'bergen'],
  ['north-america', 'vancouver'],
  ['pacific', 'bora-bora'],
  ['asia', 'singapore'],
  ['arabia', 'dubai'],
  ['south-america', 'ushuaia'],
] as const

/** The waters of the landing page. An API that does not answer leaves a page without them. */
export async function listWaters(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/cruises/autosuggest', { text: '', types: ['region'], limit: 50 })
  if (!answer.ok) return []
  return SHOWN.flatMap(([region, art]) =>
    answer.data.places
      .filter(({ place_id }) => place_id === region)
      .map(({ place_id, name }) => ({ placeId: place_id, name, country: '', countryCode: '', art })),
  )
}

interface LowestAsk {
  readonly client: Client
  /** All that prices depend on besides: organisation, currency, agent. */
  readonly whose: string
  readonly nowMs: number
}

const memory = createMemory<LowestByPlace>({ forMs: 60_000, most: 100 })

/** What each of two pays at least for a cruise in each of the waters. Those without an answer are left out. */
export const lowestCruises = (ask: LowestAsk): Promise<LowestByPlace> => memory.recall(ask.whose, ask.nowMs, () => askEach(ask))

/** One after the other: the front page can wait for its prices, people in a search cannot wait for the front page. */
async function askEach({ client }: LowestAsk): Promise<LowestByPlace> {
  const lowest: Record<string, Lowest> = {}
  const guests = agesOf(USUAL)
  for (const [region] of SHOWN) {
    const answer = await searchCruises(client, { region, guests, sort: 'price', limit: 1 })
    const price = answer.ok ? answer.data.sailings[0]?.price : undefined
    if (price) lowest[region] = { amount: Math.ceil(price.total / guests.length), currency: price.currency }
  }
  return lowest
}
