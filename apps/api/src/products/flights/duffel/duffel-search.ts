import type { Day } from '@sojourn/kernel'
import type { AgentTerms } from '../../../http/index.ts'
import type { JourneyAsk } from '../flight-ask.ts'
import { bagsToBuy, wantedOf } from './duffel-bags.ts'
import { FARES_MAX } from './duffel-ids.ts'
import { THEIR_CABINS } from './duffel-journey.ts'
import { brandNameOf, flightsKey, netOf } from './duffel-offer.ts'
import { type DuffelParts, readingFor } from './duffel-parts.ts'
import { askedPassengers } from './duffel-passengers.ts'
import { type DuffelRow, rowOf } from './duffel-row.ts'
import type { DuffelOffer } from './duffel-schema.ts'

const REMEMBERED_MS = 60_000
/** An answer is megabytes: of the oldest nothing is kept. */
const REMEMBERED_MAX = 20
const JOURNEYS_MAX = 100

/** What is asked of a search. */
export interface DuffelSearchAsk extends Omit<JourneyAsk, 'itineraryId'> {
  /** One for each bound, by codes of airports or cities. */
  readonly slices: readonly { readonly from: string; readonly to: string; readonly date: Day }[]
  readonly agent: AgentTerms | null
  /** Who asks: what was found for one visitor is sold to nobody else, since of all that one search finds Duffel sells one. */
  readonly visitor: string
}

export interface DuffelSearch {
  /** The journeys it has, the cheapest first. Ends with the signal, throws where it gives no answer; what comes later is there for the same search again. */
  search(ask: DuffelSearchAsk, signal: AbortSignal): Promise<readonly DuffelRow[]>
}

export function createDuffelSearch(parts: DuffelParts): DuffelSearch {
  const remembered = rememberedOf(parts)
  return {
    async search(ask, signal) {
      const { slices, party, cabin, bags, visitor } = ask
      const journeys = await until(
        signal,
        remembered(JSON.stringify([slices, party, cabin, visitor]), () => journeysOf(parts, ask)),
      )
      const reading = await readingFor(parts, ask.currency)
      const toDollars = await readingFor(parts, 'USD')
      return (
        journeys
          // Without those that have not the bags in them: what its airlines sell besides is not in the answer of a search, and no price is shown that is not the whole one.
          .map((fares) => fares.filter((offer) => bagsToBuy(offer, party, wantedOf(bags)) !== null))
          .flatMap((fares) => (fares.length > 0 ? (rowOf(fares, ask, reading, toDollars) ?? []) : []))
          .sort((a, b) => a.totalMinor - b.totalMinor)
      )
    },
  }
}

/** Offers of the same flights, by their fares. */
type Journey = readonly DuffelOffer[]

async function journeysOf({ client }: DuffelParts, { slices, party, cabin }: DuffelSearchAsk): Promise<readonly Journey[]> {
  const found = await client.search({
    slices: slices.map(({ from, to, date }) => ({ origin: from, destination: to, departure_date: date, arrival_time: null, departure_time: null })),
    passengers: askedPassengers(party),
    cabin_class: THEIR_CABINS[cabin],
  })
  if (found.kind === 'done') return byFlights(found.value)
  throw new Error(found.kind === 'refused' ? found.refusal.code : found.why)
}

/** The cheapest first, and of each fare the cheapest offer. */
function byFlights(offers: readonly DuffelOffer[]): Journey[] {
  const groups = new Map<string, Map<string, DuffelOffer>>()
  const cheapestFirst = offers.toSorted((a, b) => netOf(a).minor - netOf(b).minor)
  for (const offer of cheapestFirst) {
    const key = flightsKey(offer.slices)
    const fares = groups.get(key) ?? new Map<string, DuffelOffer>()
    groups.set(key, fares)
    const name = brandNameOf(offer.slices)
    if (!fares.has(name)) fares.set(name, offer)
  }
  return [...groups.values()].slice(0, JOURNEYS_MAX).map((fares) => [...fares.values()].slice(0, FARES_MAX))
}

/** An answer that is late is asked for once, and there for whoever asks again within a minute; an error is not remembered. */
function rememberedOf({ clock }: DuffelParts) {
  const answers = new Map<string, { readonly found: Promise<readonly Journey[]>; readonly atMs: number }>()
  return (key: string, find: () => Promise<readonly Journey[]>): Promise<readonly Journey[]> => {
    const known = answers.get(key)
    if (known && clock.nowMs() - known.atMs < REMEMBERED_MS) return known.found
    answers.delete(key)
    const [oldest] = answers.keys()
    if (oldest !== undefined && answers.size >= REMEMBERED_MAX) answers.delete(oldest)
    const found = find()
    answers.set(key, { found, atMs: clock.nowMs() })
    found.catch(() => {
      if (answers.get(key)?.found === found) answers.delete(key)
    })
    return found
  }
}

/** The answer, unless the signal ends first. */
function until<T>(signal: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('the search ended before its answer'))
    if (signal.aborted) return end()
    signal.addEventListener('abort', end, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
