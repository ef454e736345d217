import type { Day } from '@sojourn/kernel'
import { carriedPlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { parseStay } from '../read-stay.ts'
import { STAY_NAMES } from '../site-products.ts'
import type { StayProduct } from '../stay-product.ts'
import type { Stay } from '../stay-query.ts'
import { AMONG } from './places-of-stays.ts'

export interface CarriedStay {
  readonly given: Partial<Stay>
  readonly placeLabel?: string
  readonly timeZone?: string
}

/** The fields of another product's search that a search of stays begins with: a known place, and days that a stay can have. */
export async function carriedStay(
  client: Client,
  product: StayProduct,
  query: URLSearchParams,
  earliestAt: (timeZone: string | null) => Day,
): Promise<CarriedStay> {
  const { place, from, until } = readCarried(query, STAY_NAMES)
  const known = await carriedPlace(client, place, AMONG[product.name])
  const asked = query.get('rooms')
  const { given, errors } = parseStay(
    new URLSearchParams({ checkin: from ?? '', checkout: until ?? '', ...(asked && { rooms: asked }) }),
    earliestAt(known?.time_zone ?? null),
  )
  const days = !errors.checkin && !errors.checkout && given.checkin && given.checkout ? { checkin: given.checkin, checkout: given.checkout } : {}
  return {
    given: { ...days, ...(asked && given.rooms && { rooms: given.rooms }), ...(known && { destination: known.place_id }) },
    ...(known && { placeLabel: known.label, timeZone: known.time_zone }),
  }
}
