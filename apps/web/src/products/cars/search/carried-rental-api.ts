import type { Day } from '@sojourn/kernel'
import { resolvePlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { parseRental, type Rental } from '../car-address.ts'
import { CAR_PLACES } from '../cars-api.ts'

export interface CarriedRental {
  readonly given: Partial<Rental>
  readonly labels: { readonly pickup?: string }
}

/** What of another product's search a search of cars begins with: a place with cars, and days that a rental can have. */
export async function carriedRental(client: Client, query: URLSearchParams, earliest: Day): Promise<CarriedRental> {
  const { place, from, until } = readCarried(query)
  const found = place ? await resolvePlace(client, place, CAR_PLACES) : null
  const known = found?.place_id === place ? found : null
  const { given, errors } = parseRental(new URLSearchParams({ from: from ?? '', to: until ?? '' }), earliest)
  const days = !errors.from && !errors.to && given.from && given.to ? { from: given.from, to: given.to } : {}
  return { given: { ...days, ...(known && { pickup: known.place_id }) }, labels: known ? { pickup: known.label } : {} }
}
