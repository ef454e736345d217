import type { LowestByPlace } from '../../features/home/index.ts'
import { type FoundPlace, resolvePlace } from '../../features/search-form/index.ts'
import type { Client } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'
import { USUAL } from './flight-address.ts'
import { type Explored, explore, FLIGHT_PLACES } from './flights-api.ts'

/** Where prices are shown from as long as nobody has said where they live. */
const USUAL_ORIGIN = 'LON'

export interface FromOrigin {
  readonly origin: FoundPlace
  readonly explored: Explored
}

interface ExploreRequest {
  readonly client: Client
  /** The code of an origin; the usual one where it is none. */
  readonly from: string | null
  readonly month: string
  /** All that a price depends on besides: organisation, currency, agent. */
  readonly whose: string
  readonly nowMs: number
}

const memory = createMemory<FromOrigin | null>({ forMs: 60_000, most: 50 })

/** What one adult pays one way to each place in a month, from one origin. Null where nothing answers. */
export const fromOrigin = (request: ExploreRequest): Promise<FromOrigin | null> =>
  memory.recall([request.whose, request.from, request.month].join(' '), request.nowMs, () => ask(request))

/** The place that an address names, or the usual one. */
const originOf = async (client: Client, from: string | null): Promise<FoundPlace | null> =>
  (from ? await resolvePlace(client, from, FLIGHT_PLACES) : null) ?? resolvePlace(client, USUAL_ORIGIN, FLIGHT_PLACES)

export const originName = async (client: Client, from: string | null): Promise<string> => (await originOf(client, from))?.name ?? ''

async function ask({ client, from, month }: ExploreRequest): Promise<FromOrigin | null> {
  const origin = await originOf(client, from)
  if (!origin) return null
  const answer = await explore(client, { from: origin.place_id, month, cabinclass: USUAL.cabin, adult: 1 })
  return answer.ok ? { origin, explored: answer.data } : null
}

export const lowestOf = ({ places, currency }: Explored): LowestByPlace =>
  Object.fromEntries(places.map(({ place_id, total }) => [place_id, { amount: total, currency }]))
