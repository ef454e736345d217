import type { Day } from '@sojourn/kernel'
import type { Destination, Lowest, LowestByPlace } from '../../features/home/index.ts'
import type { Client } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'
import { USUAL } from './transfer-address.ts'
import { placesNear, searchTransfers } from './transfers-api.ts'

/** More than there are: a page that lists every city. */
const ALL = 500

/** Every city where one is driven, in the order of the world. An API that does not answer leaves a page without them. */
export async function listTransferCities(client: Client): Promise<readonly Destination[]> {
  const answer = await client.post('/api/transfers/places', { text: '', limit: ALL })
  if (!answer.ok) return []
  return answer.data.places
    .filter(({ type }) => type === 'city')
    .map(({ place_id, name, label, country_code }) => ({ placeId: place_id, name, country: label.split(', ').at(-1) ?? '', countryCode: country_code }))
}

interface LowestRequest {
  readonly client: Client
  readonly placeIds: readonly string[]
  readonly day: Day
  /** All that a price depends on besides: organisation, currency, agent. */
  readonly whose: string
  readonly nowMs: number
}

const memory = createMemory<LowestByPlace>({ forMs: 60_000, most: 100 })

/** What a ride from its airport costs two people at least in each place. A place without an answer or a ride is left out. */
export const lowestTransferPrices = (request: LowestRequest): Promise<LowestByPlace> =>
  memory.recall([request.whose, request.day].join(' '), request.nowMs, () => askAll(request))

async function askAll({ client, placeIds, day }: LowestRequest): Promise<LowestByPlace> {
  const lowest: Record<string, Lowest> = {}
  // One after the other: the front page can wait for its prices, people in a search cannot wait for the front page.
  for (const placeId of placeIds) {
    const near = await placesNear(placeId)('', client)
    const airport = near?.places.find(({ type }) => type === 'airport')
    if (!airport) continue
    const ride = { ...USUAL, from: airport.place_id, to: placeId, day, flight: '', back: null, domestic: false }
    const answer = await searchTransfers(client, ride, { sort: 'price' })
    const cheapest = answer.ok ? answer.data.transfers[0] : undefined
    if (answer.ok && cheapest) lowest[placeId] = { amount: cheapest.price.total, currency: answer.data.currency }
  }
  return lowest
}
