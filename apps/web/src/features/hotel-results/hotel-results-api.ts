import type { Answer, Client, Data } from '../../lib/http.ts'
import type { Stay } from '../../lib/stay-address.ts'
import type { StayProduct } from '../../lib/stay-product.ts'
import { type Filters, MEAL, type Refinement } from './refinement.ts'

export type StaysFound = Data<'/api/hotels/search'>
export type Result = StaysFound['hotels'][number]
export type Facets = StaysFound['facets']
export type { Client }

export type Help = NonNullable<StaysFound['help']>

export const PAGE_SIZE = 25

/** What the map of a place is drawn from. */
export type PlaceGround = Data<'/api/places/map'>

/** Null where a place has none or it cannot be had: the list stands without it. */
export async function findGround(client: Client, destination: string): Promise<PlaceGround | null> {
  const answer = await client.post('/api/places/map', { destination })
  return answer.ok ? answer.data : null
}

/** One page of houses for a stay, with the counts of every filter and a pin for every house found. */
export function searchStays(client: Client, product: StayProduct, stay: Stay, { filters, sort, cursor }: Refinement): Promise<Answer<StaysFound>> {
  return client.post(product.calls.search, {
    destination: stay.destination,
    checkin: stay.checkin,
    checkout: stay.checkout,
    rooms: stay.rooms.map(({ adults, children }) => ({ adults, children: [...children] })),
    filters: bodyOf(filters),
    sort,
    ...(cursor && { cursor }),
    limit: PAGE_SIZE,
    pins: true,
  })
}

const bodyOf = (filters: Filters) => ({
  ...(filters.price && { price_min: filters.price.min, price_max: filters.price.max }),
  ...(filters.stars.length > 0 && { stars: [...filters.stars] }),
  ...(filters.scoreMin !== null && { score_min: filters.scoreMin }),
  ...(filters.districts.length > 0 && { districts: [...filters.districts] }),
  amenities: filters.comforts.filter((comfort) => !comfort.startsWith(MEAL)),
  meals: filters.comforts.flatMap((comfort) => (comfort.startsWith(MEAL) ? [comfort.slice(MEAL.length)] : [])),
  ...(filters.freeCancellation && { free_cancellation: true }),
  ...(filters.payAtProperty && { pay_at_property: true }),
})
