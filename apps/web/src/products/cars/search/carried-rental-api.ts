import type { Day } from '@sojourn/kernel'
import { carriedPlace } from '../../../features/search-form/index.ts'
import { readCarried } from '../../../lib/carried-search.ts'
import type { Client } from '../../../lib/http.ts'
import { parseRental, type Rental } from '../car-address.ts'
import { CAR_PLACES } from '../cars-api.ts'
import { RENTAL_NAMES } from '../site-products.ts'

const OWN = ['from_time', 'to_time', 'age']

export interface CarriedRental {
  readonly given: Partial<Rental>
  readonly labels: { readonly pickup?: string }
  /** The clock of the pick-up. */
  readonly timeZone?: string
}

/** The fields of another product's search that a search of cars begins with: a place with cars, and days that a rental can have. */
export async function carriedRental(client: Client, query: URLSearchParams, earliestAt: (timeZone: string | null) => Day): Promise<CarriedRental> {
  const { place, from, until } = readCarried(query, RENTAL_NAMES)
  const known = await carriedPlace(client, place, CAR_PLACES)
  const asked = new URLSearchParams({ from: from ?? '', to: until ?? '' })
  for (const name of OWN) if (query.has(name)) asked.set(name, query.get(name) ?? '')
  const { given, errors } = parseRental(asked, earliestAt(known?.time_zone ?? null))
  const own = {
    ...(query.has('from_time') && { fromTime: given.fromTime }),
    ...(query.has('to_time') && { toTime: given.toTime }),
    ...(query.has('age') && !errors.age && { age: given.age }),
  }
  const days = !errors.from && !errors.to && given.from && given.to ? { from: given.from, to: given.to } : {}
  return {
    given: { ...days, ...own, ...(known && { pickup: known.place_id }) },
    labels: known ? { pickup: known.label } : {},
    ...(known && { timeZone: known.time_zone }),
  }
}
