import { carriedPlace } from '../../../features/search-form/index.ts'
import { type CarriedSearch, readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { RESORT_PLACES } from '../resorts-api.ts'
import { RESORT_NAMES } from '../site-products.ts'

export interface CarriedPlace extends Pick<CarriedSearch, 'from' | 'until'> {
  readonly where?: string
  readonly label?: string
}

/** What another product's search leaves to a form of resorts: a place with resorts, and days. */
export async function carriedToResorts(client: Client, query: URLSearchParams): Promise<CarriedPlace> {
  const { place, from, until } = readCarried(query, RESORT_NAMES)
  const known = await carriedPlace(client, place, RESORT_PLACES)
  return { ...(known && { where: known.place_id, label: known.label }), ...(from && { from }), ...(until && { until }) }
}
