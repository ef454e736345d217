import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import type { LowestByPlace } from '../../features/home/index.ts'
import { type FoundPlace, readPlace, resolvePlace } from '../../features/search-form/index.ts'
import type { Client } from '../../lib/http.ts'
import { createMemory } from '../../lib/remember.ts'
import { USUAL } from './flight-address.ts'
import { type Explored, explore, FLIGHT_PLACES } from './flights-api.ts'
import { isCalled, type TakenPlace } from './taken-place.ts'

/** Where prices are shown from as long as nobody has said where they live. */
export const USUAL_ORIGIN = 'LON'

export interface FromOrigin {
  readonly origin: FoundPlace
  /** Where it is not called as it was asked for. */
  readonly taken: TakenPlace | null
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
async function originOf(client: Client, from: string | null): Promise<Pick<FromOrigin, 'origin' | 'taken'> | null> {
  const text = from?.trim() ?? ''
  const read = text ? await readPlace(client, text, FLIGHT_PLACES) : null
  if (read?.kind === 'place') {
    const { name } = read.place
    return { origin: read.place, taken: isCalled(read.place, text) ? null : { text, name, isKnown: true, near: [] } }
  }
  const origin = await resolvePlace(client, USUAL_ORIGIN, FLIGHT_PLACES)
  const near = (read?.places ?? []).map(({ place_id: code, label }) => ({ to: exploreHref(code), label }))
  return origin && { origin, taken: text ? { text, name: origin.name, isKnown: false, near } : null }
}

const exploreHref = (code: string): string => `${PRODUCT_PAGES.FLT.places}?${new URLSearchParams({ from: code })}`

export const originName = async (client: Client, from: string | null): Promise<string> => (await originOf(client, from))?.origin.name ?? ''

async function ask({ client, from, month }: ExploreRequest): Promise<FromOrigin | null> {
  const of = await originOf(client, from)
  if (!of) return null
  const answer = await explore(client, { from: of.origin.place_id, month, cabinclass: USUAL.cabin, adult: 1 })
  return answer.ok ? { ...of, explored: answer.data } : null
}

export const lowestOf = ({ places, currency }: Explored): LowestByPlace =>
  Object.fromEntries(places.map(({ place_id, total }) => [place_id, { amount: total, currency }]))
