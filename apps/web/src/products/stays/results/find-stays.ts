import type { Day } from '@sojourn/kernel'
import { withPlace } from '../../../features/search-form/index.ts'
import { parseStay, type StayRead } from '../read-stay.ts'
import type { StayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import { type Client, type StaysFound, searchStays } from './hotel-results-api.ts'
import { rangeOf, scaleOf } from './price-scale.ts'
import { parseRefinement, type Refinement } from './refinement.ts'
import { resultsHref } from './results-address.ts'

/** The result of reading the address of a list. */
export type Found =
  | { readonly at: 'found'; readonly stay: Stay; readonly refinement: Refinement; readonly found: StaysFound }
  /** Something is missing or invalid: the errors are shown at the fields of the search form. */
  | { readonly at: 'asking'; readonly read: StayRead; readonly placeLabel?: string; readonly timeZone?: string }
  /** A typed word that is a country: which of its places? */
  | { readonly at: 'country'; readonly read: StayRead; readonly text: string; readonly places: readonly { readonly to: string; readonly name: string }[] }
  | { readonly at: 'unknown'; readonly read: StayRead; readonly text: string; readonly near: readonly NearPlace[] }
  /** A typed word that means a place: its own address. */
  | { readonly at: 'moved'; readonly to: string }
  | { readonly at: 'failed'; readonly read: StayRead; readonly message: string }

interface Named {
  readonly place_id: string
  readonly name: string
  readonly label: string
  readonly time_zone: string
}

/** A place that may have been meant, with its address for the same stay. */
interface NearPlace {
  readonly to: string
  readonly name: string
  readonly label: string
}

interface FindStays {
  readonly client: Client
  readonly product: StayProduct
  readonly query: URLSearchParams
  readonly today: Day
  /** The place a typed word means: another feature knows. */
  readonly resolve: (text: string) => Promise<Named | null>
  /** The same of a word that is no place's own name: it may be a country. */
  readonly read: (
    text: string,
  ) => Promise<
    | { readonly kind: 'place'; readonly place: Named }
    | { readonly kind: 'country'; readonly places: readonly Named[] }
    | { readonly kind: 'near'; readonly places: readonly Named[] }
    | null
  >
}

const ID_MAX = 80

export async function findStays({ client, product, query, today, resolve, read: readWord }: FindStays): Promise<Found> {
  const read = parseStay(query, today)
  const asking = async (asked: StayRead): Promise<Found> => {
    const { destination } = asked.given
    const place = destination ? await resolve(destination) : null
    const meant = destination && !place ? await readWord(destination) : null
    if (destination && meant && meant.kind !== 'place' && meant.places.length > 0) {
      const address = { path: product.paths.results, query }
      const near = meant.places.map(({ place_id: id, name, label }) => ({
        to: withPlace(address, { name: 'destination', text: destination, id }),
        name,
        label,
      }))
      return meant.kind === 'country'
        ? { at: 'country', read: asked, text: destination, places: near }
        : { at: 'unknown', read: asked, text: destination, near }
    }
    return { at: 'asking', read: asked, ...(place && place.place_id === destination && { placeLabel: place.label, timeZone: place.time_zone }) }
  }
  if (!read.stay) return asking(read)
  const refinement = parseRefinement(query)
  const { stay } = read
  let answer = await searchStays(client, product, stay, refinement)
  const { price } = refinement.filters
  let used = refinement
  if (answer.ok && price && price.currency !== answer.data.currency) {
    // The currency was changed since: the old figures mean nothing now, so the price no longer narrows.
    used = { ...refinement, filters: { ...refinement.filters, price: null } }
    answer = await searchStays(client, product, stay, used)
  }
  if (answer.ok) return { at: 'found', stay, refinement: withTruePrice(used, answer.data), found: answer.data }
  // No id is so long, and the call refuses it as a wrong input.
  switch (stay.destination.length > ID_MAX ? 'unknown_destination' : answer.code) {
    case 'unknown_destination': {
      const meant = await readWord(stay.destination)
      if (!meant) return { at: 'failed', read, message: answer.message }
      const hrefOf = ({ place_id: destination }: Named) => resultsHref(product, { ...stay, destination }, refinement)
      const text = stay.destination
      if (meant.kind === 'country') return { at: 'country', read, text, places: meant.places.map((place) => ({ to: hrefOf(place), name: place.name })) }
      if (meant.kind === 'near')
        return { at: 'unknown', read, text, near: meant.places.map((place) => ({ to: hrefOf(place), name: place.name, label: place.label })) }
      return meant.place.place_id === text ? { at: 'unknown', read, text, near: [] } : { at: 'moved', to: hrefOf(meant.place) }
    }
    case 'bad_dates':
      return asking({ ...read, stay: null, errors: { checkin: answer.message } })
    default:
      return { at: 'failed', read, message: answer.message }
  }
}

/** The status of a document that shows this. */
export function statusOf(found: Found): number {
  return { found: 200, asking: 400, country: 200, unknown: 404, moved: 302, failed: 503 }[found.at]
}

/** Without scripts the sliders always send their places: at both ends they narrow nothing, so they do not count as a filter. */
function withTruePrice(refinement: Refinement, found: StaysFound): Refinement {
  const { price } = refinement.filters
  const range = price && rangeOf(scaleOf(found.facets.price), price.min, price.max, price.currency)
  return { ...refinement, filters: { ...refinement.filters, price: range } }
}
