import type { Answer, Client, Data } from '../../lib/http.ts'
import type { Stay } from '../../lib/stay-address.ts'
import type { StayProduct } from '../../lib/stay-product.ts'
import { groundOf, type MapGround } from '../../ui/map/ground.ts'
import { type Filters, MEAL, type Refinement } from './refinement.ts'

type Told = Data<'/api/hotels/search'>
type HouseTold = Told['hotels'][number]

const SHOWN = ['hotel_id', 'name', 'stars', 'score', 'review_count', 'district', 'latitude', 'longitude', 'facts', 'free_cancellation_until', 'left'] as const

/** A house as its card shows it. */
export interface Result extends Readonly<Pick<HouseTold, (typeof SHOWN)[number]>> {
  readonly image: { readonly name: string }
  readonly from: Readonly<Pick<HouseTold['from'], 'total' | 'currency' | 'pay_now' | 'pay_at_property'>>
}

/** An answer as the page shows it. `pins` are of the houses that are not on this page of the list. */
export interface StaysFound extends Omit<Told, 'hotels'> {
  readonly hotels: readonly Result[]
}

export type Facets = StaysFound['facets']
export type { Client }

export type Help = NonNullable<StaysFound['help']>

export const PAGE_SIZE = 25

/** What the map of a place is drawn from; null where it has none or it cannot be had: the list stands without it. */
export async function findGround(client: Client, destination: string): Promise<MapGround | null> {
  const answer = await client.post('/api/places/map', { destination })
  return answer.ok ? groundOf(answer.data) : null
}

/** One page of houses for a stay, with the counts of every filter and a pin for every house found. */
export async function searchStays(client: Client, product: StayProduct, stay: Stay, { filters, sort, cursor }: Refinement): Promise<Answer<StaysFound>> {
  const answer = await client.post(product.calls.search, {
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
  return answer.ok ? { ...answer, data: asShown(answer.data) } : answer
}

/** Without what no part of the page reads: a document carries all of it twice, as words and for the browser's script. */
export function asShown(told: Told): StaysFound {
  const listed = new Set(told.hotels.map(({ hotel_id }) => hotel_id))
  return { ...told, hotels: told.hotels.map(houseShown), pins: told.pins.filter(({ hotel_id }) => !listed.has(hotel_id)) }
}

function houseShown({ image, from, ...house }: HouseTold): Result {
  const { total, currency, pay_now, pay_at_property } = from
  const shown = Object.fromEntries(SHOWN.map((name) => [name, house[name]])) as Pick<HouseTold, (typeof SHOWN)[number]>
  return { ...shown, image: { name: image.name }, from: { total, currency, pay_now, pay_at_property } }
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
